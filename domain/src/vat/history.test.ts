import { describe, expect, test } from 'vitest';
import { isRegisteredOn, rateOn, type VatHistory, vatOn } from './history.ts';

const always: VatHistory = { vatRegistered: true, vatChanges: [], rateChanges: [] };
const changing: VatHistory = {
  vatRegistered: false,
  vatChanges: [
    { from: '2026-04-01', registered: true },
    { from: '2027-04-01', registered: false },
  ],
  rateChanges: [
    { from: '2026-10-01', kind: 'standard', rate: 1750 },
    { from: '2027-01-01', kind: 'standard', rate: 2000 },
    { from: '2026-10-01', kind: 'reduced', rate: 800 },
  ],
};

describe('VAT by day', () => {
  test.each([
    ['2026-03-31', false],
    ['2026-04-01', true],
    ['2027-03-31', true],
    ['2027-04-01', false],
  ])('registration on %s', (day, registered) => expect(isRegisteredOn(changing, day)).toBe(registered));

  test('without changes is as the settings say, at the UK’s rates', () => {
    expect(vatOn(always, '2026-11-30')).toEqual({ registered: true, rates: [2000, 500, 0] });
  });

  test('a rate counts from its first day', () => {
    expect(vatOn(changing, '2026-09-30').rates).toEqual([2000, 500, 0]);
    expect(vatOn(changing, '2026-10-01').rates).toEqual([1750, 800, 0]);
    expect(vatOn(changing, '2027-01-01').rates).toEqual([2000, 800, 0]);
  });

  test('what was the standard rate when a line was written is the standard rate of the day', () => {
    expect(rateOn(changing, 2000, '2026-10-01')).toBe(1750);
    expect(rateOn(changing, 1750, '2027-01-01')).toBe(2000);
    expect(rateOn(changing, 500, '2026-10-01')).toBe(800);
    expect(rateOn(changing, 0, '2026-10-01')).toBe(0);
    expect(rateOn(changing, 1234, '2026-10-01')).toBe(1234);
  });
});
