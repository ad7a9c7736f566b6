import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { revenueOf } from '../metrics/month.ts';
import { invoiceActions } from './actions.ts';
import {
  balanceOf,
  isOpenInvoice,
  owedOf,
  takesMoney,
  withCredit,
  withMoney,
  withoutWriteOff,
} from './balance.ts';
import type { Invoice } from './schema.ts';
import { isStageDue } from './stage.ts';
import { invoiceStatuses } from './status.ts';

type Sums = Pick<Invoice, 'kind' | 'status' | 'paidAmount' | 'creditedAmount' | 'writtenOff'> & {
  readonly totals: { readonly total: number };
};

const issued = (total: number): Sums => ({
  kind: 'invoice',
  status: 'issued',
  paidAmount: 0,
  creditedAmount: 0,
  totals: { total },
});

const amount = fc.integer({ min: 1, max: 1_000_000 });
/** What happens to an invoice; a share says how much of what is possible. */
const event = fc.record({
  kind: fc.constantFrom('pay', 'pay', 'reverse', 'credit', 'writeOff', 'reinstate'),
  share: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
});

interface Ledger {
  readonly invoice: Sums;
  /** The client's credit from this invoice. */
  readonly credit: number;
  /** Money that came and wasn't reversed. */
  readonly received: number;
}

const partOf = (most: number, share: number) => Math.ceil(most * share);

function happen(
  { invoice, credit, received }: Ledger,
  { kind, share }: { kind: string; share: number },
): Ledger {
  const { total } = invoice.totals;
  switch (kind) {
    case 'pay': {
      const paid = partOf(owedOf(invoice), share);
      if (!takesMoney(invoice) || paid === 0) return { invoice, credit, received };
      return { invoice: { ...invoice, ...withMoney(invoice, paid) }, credit, received: received + paid };
    }
    case 'reverse': {
      const taken = partOf(invoice.paidAmount, share);
      if (taken === 0) return { invoice, credit, received };
      return { invoice: { ...invoice, ...withMoney(invoice, -taken) }, credit, received: received - taken };
    }
    case 'credit': {
      const credited = partOf(total - invoice.creditedAmount, share);
      if (invoiceActions(invoice).credit !== null || credited === 0) return { invoice, credit, received };
      const { excess, ...sums } = withCredit(invoice, credited);
      return { invoice: { ...invoice, ...sums }, credit: credit + excess, received };
    }
    case 'reinstate':
      if (invoiceActions(invoice).reinstate !== null) return { invoice, credit, received };
      return { invoice: { ...invoice, ...withoutWriteOff(invoice) }, credit, received };
    default:
      if (invoiceActions(invoice).writeOff !== null) return { invoice, credit, received };
      return {
        invoice: {
          ...invoice,
          status: 'writtenOff',
          writtenOff: { on: '2026-03-01', paidAmount: invoice.paidAmount },
        },
        credit,
        received,
      };
  }
}

describe('an issued invoice, whatever happens to it', () => {
  test('loses no penny, never owes less than nothing, and its state follows from its sums', () => {
    fc.assert(
      fc.property(amount, fc.array(event, { maxLength: 12 }), (total, events) => {
        let ledger: Ledger = { invoice: issued(total), credit: 0, received: 0 };
        for (const each of events) {
          const before = ledger.invoice.status;
          ledger = happen(ledger, each);
          const { invoice, credit, received } = ledger;
          const { status, paidAmount, creditedAmount } = invoice;
          // Money is on the invoice or in the client's credit.
          expect(paidAmount + credit).toBe(received);
          expect(paidAmount).toBeGreaterThanOrEqual(0);
          expect(creditedAmount).toBeLessThanOrEqual(total);
          expect(paidAmount + creditedAmount).toBeLessThanOrEqual(total);
          expect(balanceOf(invoice)).toBe(isOpenInvoice(invoice) ? total - paidAmount - creditedAmount : 0);
          expect(status === 'paid').toBe(paidAmount + creditedAmount === total && creditedAmount < total);
          if (before !== status)
            expect(invoiceStatuses.can(before, status), `${before} → ${status}`).toBe(true);
          if (status === 'partPaid') expect(paidAmount).toBeGreaterThan(0);
          if (status === 'issued') expect(paidAmount).toBe(0);
          if (status === 'void' || status === 'credited') expect(creditedAmount).toBe(total);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('is void when it is credited before any money came, and credited after', () => {
    expect(withCredit(issued(100), 100)).toEqual({
      status: 'void',
      paidAmount: 0,
      creditedAmount: 100,
      excess: 0,
    });
    const paid = { ...issued(100), status: 'paid' as const, paidAmount: 100 };
    expect(withCredit(paid, 100)).toEqual({
      status: 'credited',
      paidAmount: 0,
      creditedAmount: 100,
      excess: 100,
    });
    const back = { ...paid, ...withMoney(paid, -100) };
    expect(withCredit(back, 100).status).toBe('void');
  });

  test('that was written off is reopened by money, and written off again when that is reversed', () => {
    const given: Sums = {
      ...issued(100),
      status: 'writtenOff',
      paidAmount: 20,
      writtenOff: { on: '2026-03-01', paidAmount: 20 },
    };
    expect([balanceOf(given), owedOf(given)]).toEqual([0, 80]);
    const reopened = { ...given, ...withMoney(given, 30) };
    expect([reopened.status, balanceOf(reopened)]).toEqual(['partPaid', 50]);
    expect(withMoney(reopened, -30).status).toBe('writtenOff');
    expect(withMoney(reopened, 50).status).toBe('paid');
  });

  test('whose write-off was undone is what its money says, and stays so when that is reversed', () => {
    const off: Sums = {
      ...issued(120),
      status: 'writtenOff',
      paidAmount: 20,
      writtenOff: { on: '2026-03-01', paidAmount: 20 },
    };
    const again = { ...off, ...withoutWriteOff(off) };
    expect([again.status, balanceOf(again)]).toEqual(['partPaid', 100]);
    expect(withMoney(again, -20).status).toBe('issued');
  });

  test('that was written off in part is reopened by money that had been reversed since, too', () => {
    const given: Sums = {
      ...issued(100),
      status: 'writtenOff',
      paidAmount: 20,
      writtenOff: { on: '2026-03-01', paidAmount: 20 },
    };
    const reversed = { ...given, ...withMoney(given, -20) };
    expect([reversed.status, reversed.writtenOff?.on, owedOf(reversed)]).toEqual([
      'writtenOff',
      '2026-03-01',
      100,
    ]);
    expect(withMoney(reversed, 20).status).toBe('partPaid');
  });
});

describe('what staff can do with an invoice', () => {
  test('is what its states allow', () => {
    for (const status of invoiceStatuses.states) {
      const actions = invoiceActions({ kind: 'invoice', status });
      const can = (to: typeof status) => invoiceStatuses.can(status, to);
      expect(actions.issue === null, status).toBe(can('issued') && status === 'draft');
      expect(actions.discard === null, status).toBe(can('discarded'));
      expect(actions.save === null, status).toBe(status === 'draft');
      expect(actions.writeOff === null, status).toBe(status === 'issued' || status === 'partPaid');
      expect(actions.reinstate === null, status).toBe(status === 'writtenOff');
      expect(actions.recordReceipt === null, status).toBe(
        status === 'issued' || status === 'partPaid' || status === 'writtenOff',
      );
      expect(actions.dispute === null, status).toBe(actions.recordReceipt === null);
      expect(actions.credit === null, status).toBe(['issued', 'partPaid', 'paid'].includes(status));
      // The mail of a void one isn't sent.
      expect(actions.sendAgain === null, status).toBe(!['draft', 'discarded', 'void'].includes(status));
      const { sendAgain, ...ofCreditNote } = invoiceActions({ kind: 'creditNote', status });
      expect(sendAgain).toBeNull();
      expect(Object.values(ofCreditNote).every((reason) => reason !== null)).toBe(true);
    }
  });

  test('is no credit once later invoices have been reduced by all of it', () => {
    const advance = {
      receiptId: 'r',
      deducted: [{ rate: 2000, net: 1, vat: 0 }],
      deductedOutsideScope: 0,
      isOpen: false,
    };
    expect(invoiceActions({ kind: 'invoice', status: 'paid', advance }).credit).toMatch(/later invoices/);
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
  test('takes credit notes away, and counts what stands against invoices as paid', () => {
    const of = (kind: Invoice['kind'], status: Invoice['status'], paidAmount: number, net: number) => ({
      kind,
      status,
      paidAmount,
      totals: totals(net),
      origin: null,
    });
    const all = [
      of('invoice', 'partPaid', 5_000, 10_000),
      of('invoice', 'credited', 0, 20_000),
      of('creditNote', 'issued', 0, 20_000),
    ];
    expect(revenueOf(all)).toMatchObject({
      net: 10_000,
      vat: 2_000,
      total: 12_000,
      paid: 5_000,
      invoices: 2,
    });
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
