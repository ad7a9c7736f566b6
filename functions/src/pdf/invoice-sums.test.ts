import { apart } from '@agency/domain/invoice/advance';
import { deductAdvances, lessDeductions, type OpenAdvance } from '@agency/domain/invoice/deductions';
import { invoiceLine as invoiceLineSchema } from '@agency/domain/invoice/schema';
import { totals as totalsSchema } from '@agency/domain/quote/schema';
import { calculateTotals } from '@agency/domain/quote/totals';
import { treated, type VatTreatment } from '@agency/domain/vat/treatment';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { invoicePdfData } from './invoice-data.ts';
import { invoiceDocument, invoiceLine } from './testing/samples.ts';

const treatment = fc.constantFrom<VatTreatment>(0, 500, 2000, 'outsideScope');
const chargedLine = fc
  .record({ quantity: fc.integer({ min: 1, max: 9 }), unitPrice: fc.nat(300_000), of: treatment })
  .map(({ of, ...rest }) => v.parse(invoiceLineSchema, { ...invoiceLine(rest), ...treated(of) }));

const sumOf = (lines: readonly { readonly net: number }[]) => lines.reduce((sum, { net }) => sum + net, 0);

/** '−£1,234.50' → -123450 */
function pence(printed: string): number {
  const digits = Number(printed.replace(/[^\d]/g, ''));
  return printed.startsWith('−') ? -digits : digits;
}

/** An invoice for money that came first. */
function advanceOf(total: number, of: VatTreatment, index: number, vatRegistered: boolean): OpenAdvance {
  const parts = apart(total, vatRegistered ? of : 0);
  const line = { ...invoiceLine({ unitPrice: parts.net }), ...treated(of) };
  const planned = vatRegistered && of !== 'outsideScope' ? [parts] : [];
  return {
    id: `advance-${index}`,
    number: `INV-2026-090${index}`,
    taxPoint: '2026-11-01',
    issuedOn: '2026-11-01',
    totals: v.parse(totalsSchema, calculateTotals([line], 0, vatRegistered, planned).totals),
    advance: { receiptId: 'receipt', deducted: [], deductedOutsideScope: 0, isOpen: true },
  };
}

test('foots in all that it prints: lines, discount, what was invoiced before, VAT, paid, credited and balance', () => {
  fc.assert(
    fc.property(
      fc.array(chargedLine, { minLength: 1, maxLength: 8 }),
      fc.nat(50_000),
      fc.boolean(),
      fc.array(fc.record({ total: fc.integer({ min: 1, max: 900_000 }), rate: treatment }), {
        maxLength: 3,
      }),
      fc.record({ paid: fc.nat(1_000), credited: fc.nat(1_000) }),
      (lines, discount, vatRegistered, money, { paid, credited: share }) => {
        const base = invoiceDocument({ discount: Math.min(discount, sumOf(lines)), vatRegistered }, lines);
        const advances = money.map(({ total, rate }, index) => advanceOf(total, rate, index, vatRegistered));
        const deductions = deductAdvances(base.invoice.totals, advances, (rate) => rate);
        const totals = v.parse(totalsSchema, lessDeductions(base.invoice.totals, deductions));
        const paidAmount = Math.floor((totals.total * Math.min(paid, share)) / 1_000);
        const creditedAmount = Math.floor(((totals.total - paidAmount) * share) / 2_000);
        const sums = {
          paidAmount,
          creditedAmount,
          status: paidAmount > 0 ? 'partPaid' : 'issued',
        } as const;
        const invoice = { ...base.invoice, totals, deductions, ...sums };
        const { totals: printed, table, opening } = invoicePdfData({ ...base, invoice });
        const [block] = printed;
        const rows = new Map(
          [...(block?.rows ?? []), ...(block?.after ?? [])].map((row) => [row.label, pence(row.value)]),
        );
        const total = pence(block?.total.value ?? '');
        const lineSum = table.rows.reduce(
          (sum, row) => sum + (row.kind === 'line' ? pence(row.cells.at(-1)?.text ?? '') : 0),
          0,
        );
        const net = rows.get('Before VAT') ?? rows.get('After discount') ?? total;
        const vat = [...rows].reduce(
          (sum, [label, value]) => sum + (label.startsWith('VAT at') ? value : 0),
          0,
        );
        expect(rows.get('Subtotal') ?? net).toBe(lineSum);
        expect(lineSum + (rows.get('Discount') ?? 0) + (rows.get('Already invoiced') ?? 0)).toBe(net);
        expect(net + vat).toBe(total);
        expect(total - (rows.get('Paid') ?? 0) - (rows.get('Credited') ?? 0)).toBe(rows.get('Balance'));
        // The invoices that are taken off, one by one, come to what the block takes off.
        const before = opening.facts.find(({ label }) => label === 'Already invoiced')?.lines ?? [];
        const taken = before.reduce((sum, each) => sum + pence(/: (£[\d,.]+)/.exec(each)?.[1] ?? ''), 0);
        expect(-taken).toBe(rows.get('Already invoiced') ?? -0);
      },
    ),
    { numRuns: 300 },
  );
});
