import { expect, test } from 'vitest';
import { nextSends } from './reminders.ts';

const issued: Parameters<typeof nextSends>[0][number] = {
  id: 'i1',
  clientId: 'c1',
  kind: 'invoice',
  status: 'issued',
  disputed: false,
  issuedOn: '2026-03-10',
  dueOn: '2026-03-24',
  paidAmount: 0,
  creditedAmount: 0,
  paymentReported: null,
  totals: { total: 12_000 },
  lastReminder: null,
};

test('the next sends are one a client and day, in order, with the invoices whose rules they follow', () => {
  const invoices = [
    issued,
    { ...issued, id: 'i2' },
    { ...issued, id: 'i3', dueOn: '2026-03-31' },
    { ...issued, id: 'i4', clientId: 'c2' },
    { ...issued, id: 'i5', disputed: true },
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
