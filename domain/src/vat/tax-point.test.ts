import { expect, test } from 'vitest';
import { movesTaxPoint } from './tax-point.ts';

const issued = { vatRegistered: true, issuedOn: '2026-11-20', taxPoint: '2026-11-20' };

test.each([
  ['before it was issued', '2026-11-19', issued, true],
  ['on the day of issue', '2026-11-20', issued, false],
  ['later', '2026-11-21', issued, false],
  [
    'before it was issued, and after its tax point',
    '2026-11-10',
    { ...issued, taxPoint: '2026-11-05' },
    false,
  ],
  ['before both', '2026-11-04', { ...issued, taxPoint: '2026-11-05' }, true],
  ['before it was issued without VAT', '2026-11-19', { ...issued, vatRegistered: false }, false],
  ['for a draft', '2026-11-19', { ...issued, issuedOn: null }, false],
])('money that came %s', (_when, receivedOn, invoice, moves) => {
  expect(movesTaxPoint(receivedOn, invoice)).toBe(moves);
});
