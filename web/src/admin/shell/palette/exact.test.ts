import { expect, it } from 'vitest';
import { exactRecord } from './exact.ts';

it.each([
  ['Q-7K3M9P', { kind: 'quote', id: 'Q-7K3M9P' }],
  [' q 7k3m9p ', { kind: 'quote', id: 'Q-7K3M9P' }],
  ['p7k3m9p', { kind: 'project', id: 'P-7K3M9P' }],
  ['C–7K3M9P', { kind: 'contact', id: 'C-7K3M9P' }],
  ['R-7K3M9P', { kind: 'packageRequest', id: 'R-7K3M9P' }],
  ['INV-2026-0001', { kind: 'invoice', token: 'inv20260001' }],
  ['cn 2026 0012', { kind: 'invoice', token: 'cn20260012' }],
  // A calculation has no screen, and letters that can be confused are in no reference.
  ['K-7K3M9P', null],
  ['Q-7K3M91', null],
  ['Q-7K3M9', null],
  ['INV-2026', null],
  ['parlour', null],
])('%j', (typed, record) => {
  expect(exactRecord(typed)).toEqual(record);
});
