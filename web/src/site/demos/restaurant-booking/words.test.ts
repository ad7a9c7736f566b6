import { describe, expect, it } from 'vitest';
import type { Booking } from './seating.ts';
import { drawnWords, type TableState, tableWords } from './words.ts';

const booking: Booking = {
  id: 'b1',
  name: 'Varga',
  party: 4,
  date: '2026-12-01',
  sitting: 'early',
  tables: [7],
  isMine: false,
};

const states: readonly TableState[] = [
  { booking: null, isProposed: false },
  { booking: null, isProposed: true },
  { booking, isProposed: false },
  { booking: { ...booking, isMine: true }, isProposed: false },
];

describe('the name of a table', () => {
  it.each(states.flatMap((state) => [true, false].map((withNames) => [state, withNames] as const)))(
    'says what is drawn, for those who speak it to their device: %j, with names %j',
    (state, withNames) => {
      expect(tableWords(7, state, withNames)).toMatch(new RegExp(`\\b7 ${drawnWords(state, withNames)}\\b`));
    },
  );
});
