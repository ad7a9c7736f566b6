import { expect, it } from 'vitest';
import { invoiceWith } from '../testing/invoice.ts';
import { allocationOf } from './allocation.ts';
import { earlyReceiptHint } from './early-receipt.ts';

const issuedOn = (day: string, number: string) =>
  invoiceWith({ issuedOn: day, taxPoint: day, number }, number);
const invoices = [
  issuedOn('2026-11-20', 'INV-2026-0001'),
  issuedOn('2026-11-25', 'INV-2026-0002'),
  issuedOn('2026-11-30', 'INV-2026-0003'),
];
const hintOf = (amount: number, receivedOn: string) =>
  earlyReceiptHint(receivedOn, invoices, allocationOf(amount, invoices, new Map()));

it('names the invoices that were issued after the money came, of those that it pays', () => {
  expect(hintOf(24_000, '2026-11-22')).toBe(
    'This came before INV-2026-0002 was issued, so its tax point for VAT is the day it came. If that’s in another VAT period, tell your accountant.',
  );
  expect(hintOf(36_000, '2026-11-22')).toContain('INV-2026-0002 and INV-2026-0003 were issued');
});

it('says nothing of money that came on the day of issue or later, or that pays nothing', () => {
  expect(hintOf(12_000, '2026-11-20')).toBeNull();
  expect(hintOf(12_000, '2026-11-30')).toBeNull();
  expect(hintOf(0, '2026-11-01')).toBeNull();
});
