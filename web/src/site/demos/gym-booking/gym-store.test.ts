import { addDays, londonInstant } from '@agency/domain/shared/dates';
import { describe, expect, it } from 'vitest';
import { savedState } from '../shared/saved-state.ts';
import { withStorage } from '../shared/testing.ts';
import { cancel, classOf, entryOf, isFull, waitingFor } from './booking.ts';
import { gymStore } from './gym-store.ts';
import { storyClassId } from './sample.ts';

describe('what ‘Try this’ promises', () => {
  withStorage();
  const monday = '2026-11-23';

  function visit(day: string) {
    const saved = savedState(gymStore, () => day);
    const { state } = saved.snapshot();
    const tomorrow = classOf(storyClassId(day));
    if (!tomorrow) throw new Error('tomorrow has a last class');
    return { saved, state, tomorrow };
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 30])('holds for somebody who comes back %i days later', (later) => {
    const first = visit(monday);
    first.saved.change((newest) => ({ state: { ...newest, me: 'tom' } }));
    const day = addDays(monday, later);
    const { state, tomorrow } = visit(day);
    expect(state.me).toBe('amira');
    expect(entryOf(state.entries, tomorrow.id, 'amira')?.kind).toBe('place');
    expect(isFull(state.entries, tomorrow)).toBe(true);
    expect(waitingFor(state.entries, tomorrow.id).length).toBeGreaterThanOrEqual(3);
    expect(cancel(state.entries, tomorrow, 'amira', londonInstant(day, 23, 59)).ok).toBe(true);
  });

  it('leaves everything as it was on the same day', () => {
    visit(monday).saved.change((newest) => ({ state: { ...newest, me: 'tom' } }));
    expect(visit(monday).state.me).toBe('tom');
  });
});
