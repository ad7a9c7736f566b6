import { expect, test } from 'vitest';
import { nextSends } from './reminders.ts';
import { issued } from './testing/issued.ts';

const own: Parameters<typeof nextSends>[0][number] = {
  id: 'i1',
  clientId: 'c1',
  ...issued,
};

test('the next sends are one a client and day, in order, with the invoices whose rules they follow', () => {
  const invoices = [
    own,
    { ...own, id: 'i2' },
    { ...own, id: 'i3', dueOn: '2026-03-31' },
    { ...own, id: 'i4', clientId: 'c2' },
    { ...own, id: 'i5', disputed: true },
  ];
  expect(nextSends(invoices, [0, 7], '2026-03-11', 10)).toEqual([
    { clientId: 'c1', on: '2026-03-24', invoiceIds: ['i1', 'i2'] },
    { clientId: 'c2', on: '2026-03-24', invoiceIds: ['i4'] },
    { clientId: 'c1', on: '2026-03-31', invoiceIds: ['i1', 'i2', 'i3'] },
    { clientId: 'c2', on: '2026-03-31', invoiceIds: ['i4'] },
    { clientId: 'c1', on: '2026-04-07', invoiceIds: ['i3'] },
  ]);
  expect(nextSends(invoices, [0, 7], '2026-03-11', 2)).toHaveLength(2);
});
