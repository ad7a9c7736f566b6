import { invoiceOperations } from '@agency/domain/operations/invoice';
import { expect, it } from 'vitest';
import { creditNoteIn, historyWords, reasonIn } from './history-words.ts';

const done = (action: string, before: object = {}, after: object = {}) => ({
  action,
  before: { ...before },
  after: { ...after },
});

// These change receipts, series or nothing; what they do to an invoice stands there under another name.
const elsewhere = ['recordRefund', 'setBillingSeriesStatus', 'exportMyInvoices'];

it('has words for every operation on an invoice', () => {
  const spelt = Object.keys(invoiceOperations).filter(
    (name) => historyWords(done(name)) === name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  expect(spelt.filter((name) => !elsewhere.includes(name))).toEqual([]);
});

it('has words for what runs by itself', () => {
  for (const name of ['billSeries', 'stageDue', 'sendReminders', 'askAboutReports', 'applyBankDetails']) {
    expect(historyWords(done(name)), name).toMatch(/^[A-Z][a-z]+ /);
  }
});

it('spells out what a newer build does', () => {
  expect(historyWords(done('countInvoice'))).toBe('count invoice');
});

it.each([
  ['recordReceipt', { paidAmount: 1000 }, { paidAmount: 6000 }, 'recorded a receipt of £50.00'],
  ['reverseReceipt', { paidAmount: 6000 }, { paidAmount: 1000 }, 'reversed a receipt of £50.00'],
  ['useCredit', { paidAmount: 0 }, { paidAmount: 2000 }, 'used £20.00 of credit'],
  ['creditInvoice', { creditedAmount: 0 }, { creditedAmount: 11_999 }, 'issued a credit note of £119.99'],
  ['recordReceipt', {}, { paymentReported: null }, 'recorded a receipt'],
])('says how much was moved by %s', (action, before, after, words) => {
  expect(historyWords(done(action, before, after))).toBe(words);
});

it('finds the reason that the log alone has, and the credit note', () => {
  expect(reasonIn(done('writeOffInvoice', {}, { reason: 'Gone out of business' }))).toBe(
    'Gone out of business',
  );
  expect(reasonIn(done('writeOffInvoice', {}, { reason: null }))).toBe('');
  expect(creditNoteIn(done('creditInvoice', {}, { creditNoteId: 'note' }))).toBe('note');
  expect(creditNoteIn(done('writeOffInvoice', {}, { creditNoteId: 'note' }))).toBeNull();
});
