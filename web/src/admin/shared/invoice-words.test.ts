import { describe, expect, it } from 'vitest';
import { invoiceWith } from '../invoices/testing/invoice.ts';
import { clientNameOf, nameOf, owedLabel, restWords, shortStanding, signedTotal } from './invoice-words.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const report = { paidOn: '2026-12-14', reference: '', by: 'Ann', at: noon('2026-12-14') };

describe('a list says how an invoice stands', () => {
  it.each([
    ['Due', { status: 'issued' }, '2026-12-14'],
    ['Due today', { status: 'issued' }, '2026-12-15'],
    ['Overdue', { status: 'issued' }, '2026-12-16'],
    ['Part paid', { status: 'partPaid', paidAmount: 1 }, '2026-12-14'],
    ['Overdue', { status: 'partPaid', paidAmount: 1 }, '2026-12-16'],
    ['Disputed', { status: 'issued', disputed: true }, '2026-12-16'],
    ['Client says it’s paid', { status: 'issued', paymentReported: report }, '2026-12-16'],
    ['Overdue', { status: 'issued', paymentReported: report }, '2027-01-04'],
    ['Paid', { status: 'paid', paidAmount: 9_000, creditedAmount: 3_000 }, '2026-12-16'],
    ['Written off', { status: 'writtenOff' }, '2026-12-16'],
    ['Draft', { status: 'draft', number: null }, '2026-12-16'],
    ['Credit note', { kind: 'creditNote', dueOn: null }, '2026-12-16'],
  ] as const)('%s', (words, changes, day) => {
    expect(shortStanding(invoiceWith(changes), noon(day)).label).toBe(words);
  });
});

it('names what has no number, and whose it is before it is issued', () => {
  expect(nameOf(invoiceWith({ number: null, status: 'draft' }))).toBe('Draft');
  expect(clientNameOf(invoiceWith())).toBe('Weald Pottery Ltd');
});

it('takes a credit note away, and says what is left of a part-paid invoice', () => {
  expect(signedTotal(invoiceWith({ kind: 'creditNote' }))).toContain('120.00');
  expect(signedTotal(invoiceWith({ kind: 'creditNote' }))).not.toBe('£120.00');
  expect(restWords(invoiceWith())).toBeNull();
  expect(restWords(invoiceWith({ status: 'partPaid', paidAmount: 2_000 }))).toBe('£100.00 to pay');
  expect(restWords(invoiceWith({ status: 'paid', paidAmount: 12_000 }))).toBeNull();
});

it('never says that what was written off is to pay', () => {
  const writtenOff = invoiceWith({ status: 'writtenOff', paidAmount: 2_000 });
  expect(restWords(writtenOff)).toBe('£100.00 written off');
  expect(owedLabel(writtenOff)).toBe('Written off');
  expect(owedLabel(invoiceWith())).toBe('To pay');
});
