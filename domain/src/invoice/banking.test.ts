import { describe, expect, it } from 'vitest';
import { bankDetailsChangedOn } from './banking.ts';

describe('new bank details', () => {
  const issuedOn = '2026-11-30';
  it.each([
    ['never changed', undefined, null],
    ['changed before it was issued', '2026-11-29', null],
    // Issued in the morning, changed in the afternoon: its client has a PDF with the old ones.
    ['changed on the day of issue', issuedOn, issuedOn],
    ['changed later', '2026-12-01', '2026-12-01'],
  ])('that %s', (_case, since, told) => {
    expect(
      bankDetailsChangedOn({ issuedOn, ...(since === undefined ? {} : { bankDetailsSince: since }) }),
    ).toBe(told);
  });
});
