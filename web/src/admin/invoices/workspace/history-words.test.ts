import { invoiceOperations } from '@agency/domain/operations/invoice';
import { expect, it } from 'vitest';
import { historyWords } from './history-words.ts';

// These change receipts, series or nothing; what they do to an invoice stands there under another name.
const elsewhere = ['recordRefund', 'setBillingSeriesStatus', 'exportMyInvoices'];

it('has words for every operation on an invoice', () => {
  const spelt = Object.keys(invoiceOperations).filter(
    (name) => historyWords(name) === name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  expect(spelt.filter((name) => !elsewhere.includes(name))).toEqual([]);
});

it('has words for what runs by itself', () => {
  for (const name of ['billSeries', 'stageDue', 'sendReminders', 'askAboutReports', 'applyBankDetails']) {
    expect(historyWords(name), name).toMatch(/^[A-Z][a-z]+ /);
  }
});

it('spells out what a newer build does', () => {
  expect(historyWords('countInvoice')).toBe('count invoice');
});
