import { expect, it } from 'vitest';
import type { InvoiceStatus } from '../invoice/status.ts';
import { leftToInvoice, projectMoney } from './money.ts';

function invoice(status: InvoiceStatus, total: number, paidAmount = 0, creditedAmount = 0) {
  return { kind: 'invoice' as const, status, totals: { total }, paidAmount, creditedAmount, series: null };
}

it('adds up what was issued, paid and is still to come', () => {
  const creditNote = { ...invoice('issued', 20), kind: 'creditNote' as const };
  expect(
    projectMoney([
      invoice('paid', 100, 100),
      invoice('partPaid', 200, 50, 20),
      creditNote,
      invoice('void', 40, 0, 40),
      invoice('writtenOff', 60, 10),
      invoice('draft', 300),
      invoice('discarded', 999),
    ]),
  ).toEqual({ invoiced: 340, paid: 160, toPay: 130, planned: 300 });
});

it('counts what is left of the price by its own invoices alone, never below nothing', () => {
  const monthly = { ...invoice('paid', 50, 50), series: { id: 'hosting', period: '2026-11-01' } };
  expect(leftToInvoice(1000, [invoice('issued', 400), invoice('draft', 600), monthly])).toBe(600);
  expect(leftToInvoice(1000, [invoice('issued', 400), invoice('issued', 700)])).toBe(0);
});

it('is nothing without invoices', () => {
  expect(projectMoney([])).toEqual({ invoiced: 0, paid: 0, toPay: 0, planned: 0 });
});
