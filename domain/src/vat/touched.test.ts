import { expect, it } from 'vitest';
import type { VatHistory } from './history.ts';
import { isTouchedByVat } from './touched.ts';
import { treated, type VatTreatment } from './treatment.ts';

const today = '2026-11-30';
const plain: VatHistory = { vatRegistered: true, vatChanges: [], rateChanges: [] };
const dearer: VatHistory = {
  ...plain,
  rateChanges: [{ from: '2027-04-01', kind: 'standard', rate: 2200 }],
};
const ending: VatHistory = { ...plain, vatChanges: [{ from: '2027-04-01', registered: false }] };
const neverRegistered: VatHistory = { ...dearer, vatRegistered: false };

const of = (treatment: VatTreatment, taxPoint: string | null = null) => ({
  lines: [treated(treatment)],
  taxPoint,
});

it.each([
  ['a standard rate to come', of(2000), plain, dearer, true],
  ['the same taken back', of(2000), dearer, plain, true],
  ['a reduced rate beside it', of(500), plain, dearer, false],
  ['a zero rate', of(0), plain, dearer, false],
  ['what is outside the scope', of('outsideScope'), plain, dearer, false],
  ['a tax point before its first day', of(2000, '2026-11-01'), plain, dearer, false],
  ['a tax point on its first day', of(2000, '2027-04-01'), plain, dearer, true],
  ['the end of the registration, outside the scope too', of('outsideScope'), plain, ending, true],
  [
    'a rate of an agency that isn’t registered',
    of(2000),
    { ...plain, vatRegistered: false },
    neverRegistered,
    false,
  ],
  [
    'a change that was over before today',
    of(2000, null),
    plain,
    {
      ...plain,
      rateChanges: [
        { from: '2020-07-15', kind: 'standard' as const, rate: 1500 },
        { from: '2020-08-15', kind: 'standard' as const, rate: 2000 },
      ],
    },
    false,
  ],
])('%s', (_what, taxed, before, after, touched) => {
  expect(isTouchedByVat(taxed, before, after, today)).toBe(touched);
});
