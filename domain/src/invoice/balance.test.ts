import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceActions } from './actions.ts';
import { applyPayment, balanceOf, isOpenInvoice } from './balance.ts';
import { revenueOf } from './metric.ts';
import type { Invoice } from './schema.ts';
import { isStageDue } from './stage.ts';
import { invoiceStatuses } from './status.ts';

const amount = fc.integer({ min: 1, max: 1_000_000_000 });
const kinds = ['invoice', 'creditNote'] as const;

describe('payments of an invoice', () => {
  test('never make the balance negative, and lose no penny', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 12 }), (total, payments) => {
        let invoice = { kind: 'invoice' as const, status: 'issued' as Invoice['status'], paidAmount: 0 };
        let credited = 0;
        for (const payment of payments) {
          if (!isOpenInvoice(invoice)) break;
          const before = balanceOf({ ...invoice, totals: { total } });
          const outcome = applyPayment({ ...invoice, totals: { total } }, payment);
          expect(outcome.paidAmount - invoice.paidAmount + outcome.credited).toBe(payment);
          expect(outcome.credited).toBe(Math.max(0, payment - before));
          invoice = { ...invoice, status: outcome.status, paidAmount: outcome.paidAmount };
          credited += outcome.credited;
          const balance = balanceOf({ ...invoice, totals: { total } });
          expect(balance).toBe(Math.max(0, before - payment));
          expect(balance === 0).toBe(invoice.status === 'paid');
        }
        expect(invoice.paidAmount).toBeLessThanOrEqual(total);
        expect(credited === 0 || invoice.status === 'paid').toBe(true);
      }),
    );
  });

  test('are refused unless it is issued and open', () => {
    for (const status of ['draft', 'paid', 'void', 'discarded'] as const) {
      const invoice = { kind: 'invoice' as const, status, paidAmount: 0, totals: { total: 100 } };
      expect(() => applyPayment(invoice, 50)).toThrow(/can’t become/);
      expect(balanceOf(invoice)).toBe(0);
    }
  });
});

describe('what staff can do with an invoice', () => {
  test('is what its states allow', () => {
    for (const status of invoiceStatuses.states) {
      const actions = invoiceActions({ kind: 'invoice', status });
      expect(actions.issue === null, status).toBe(invoiceStatuses.can(status, 'issued'));
      expect(actions.discard === null, status).toBe(invoiceStatuses.can(status, 'discarded'));
      expect(actions.void === null, status).toBe(invoiceStatuses.can(status, 'void'));
      expect(actions.recordPayment === null, status).toBe(invoiceStatuses.can(status, 'paid'));
      expect(actions.save === null, status).toBe(status === 'draft');
      const ofCreditNote = invoiceActions({ kind: 'creditNote', status });
      expect(Object.values(ofCreditNote).every((reason) => reason !== null)).toBe(true);
    }
  });
});

describe('revenue of a month', () => {
  const totals = (net: number) => ({
    subtotal: net,
    discount: 0,
    net,
    vatByRate: [],
    vat: net / 5,
    total: (net * 6) / 5,
  });
  test('takes credit notes away, and counts what was paid on a void invoice where it is used', () => {
    const issued = [
      { kind: kinds[0], status: 'partPaid' as const, paidAmount: 5_000, totals: totals(10_000) },
      { kind: kinds[0], status: 'void' as const, paidAmount: 1_000, totals: totals(20_000) },
      { kind: kinds[1], status: 'issued' as const, paidAmount: 0, totals: totals(20_000) },
    ];
    expect(revenueOf(issued)).toEqual({ net: 10_000, vat: 2_000, total: 12_000, paid: 5_000, invoices: 2 });
  });
});

describe('a stage of the payment schedule', () => {
  const stage = { id: 's', label: 'Stage', position: 0 };
  const launch = (status: 'completed' | 'inReview') => [{ id: 'launch', status }];
  test('is due once what it waits for has come', () => {
    const waits = (trigger: Parameters<typeof isStageDue>[0]['trigger']) => ({ ...stage, trigger });
    expect(isStageDue(waits({ kind: 'acceptance' }), [], '2026-03-01')).toBe(true);
    const dated = waits({ kind: 'date', date: '2026-03-02' });
    expect(isStageDue(dated, [], '2026-03-01')).toBe(false);
    expect(isStageDue(dated, [], '2026-03-02')).toBe(true);
    const bound = waits({ kind: 'milestone', milestoneId: 'launch' });
    expect(isStageDue(bound, launch('inReview'), '2026-03-01')).toBe(false);
    expect(isStageDue(bound, launch('completed'), '2026-03-01')).toBe(true);
    expect(isStageDue(bound, [], '2026-03-01')).toBe(false);
  });
});
