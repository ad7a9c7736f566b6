import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateTotals } from '../quote/totals.ts';
import { treated, treatmentOf } from '../vat/treatment.ts';
import { type CreditPart, chargedNets, creditLeft, creditNoteContent } from './credit-note.ts';
import { invoiceAmounts } from './from-draft.ts';
import { stageInvoices } from './from-quote.ts';
import type { Invoice } from './schema.ts';

type Creditable = Pick<Invoice, 'lines' | 'totals' | 'vatRegistered' | 'number' | 'creditedAmount'>;

const treatments = fc.constantFrom(
  2000 as const,
  2000 as const,
  500 as const,
  0 as const,
  'outsideScope' as const,
);
const lines = fc.array(fc.record({ net: fc.integer({ min: 1, max: 90_000 }), treatment: treatments }), {
  minLength: 1,
  maxLength: 5,
});
const shares = fc.array(
  fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
  {
    maxLength: 4,
  },
);

function invoiceOf(
  made: readonly { net: number; treatment: 2000 | 500 | 0 | 'outsideScope' }[],
  registered: boolean,
): Creditable {
  const drafted = made.map(({ net, treatment }) => ({
    description: 'Work',
    unitLabel: '',
    quantity: 1,
    unitPrice: net,
    discount: 0,
    ...treated(treatment),
  }));
  const { lines: priced, totals } = invoiceAmounts({ lines: drafted, discount: 0 }, registered);
  return { lines: priced, totals, vatRegistered: registered, number: 'INV-2026-0001', creditedAmount: 0 };
}

function noteOf(
  invoice: Creditable,
  earlier: Creditable[],
  scope: Parameters<typeof creditNoteContent>[2],
): Creditable {
  const content = creditNoteContent(invoice, earlier, scope);
  const amounts = invoiceAmounts(
    { lines: [...content.lines], discount: 0 },
    invoice.vatRegistered,
    content.plannedVat,
  );
  return { ...amounts, vatRegistered: invoice.vatRegistered, number: 'CN-2026-0001', creditedAmount: 0 };
}

describe('credit notes', () => {
  test('in whatever parts, the last over all that is left, add up to the invoice: net, VAT and total', () => {
    fc.assert(
      fc.property(lines, fc.boolean(), shares, (made, registered, plan) => {
        const invoice = invoiceOf(made, registered);
        const notes: Creditable[] = [];
        for (const wanted of plan) {
          const parts = creditLeft(invoice, notes).flatMap(({ treatment, net }, index): CreditPart[] => {
            const part = Math.floor(net * (wanted[index] ?? 0));
            return part > 0 ? [{ line: null, treatment, net: part, description: 'Part' }] : [];
          });
          if (parts.length > 0) notes.push(noteOf(invoice, notes, { kind: 'parts', parts }));
          for (const { net, vat } of creditLeft(invoice, notes)) {
            expect(net).toBeGreaterThanOrEqual(0);
            expect(vat).toBeGreaterThanOrEqual(0);
          }
        }
        if (creditLeft(invoice, notes).some(({ net }) => net > 0)) {
          notes.push(noteOf(invoice, notes, { kind: 'full' }));
        }
        const sum = (pick: (note: Creditable) => number) =>
          notes.reduce((total, note) => total + pick(note), 0);
        expect(sum(({ totals }) => totals.net)).toBe(invoice.totals.net);
        expect(sum(({ totals }) => totals.vat)).toBe(invoice.totals.vat);
        expect(sum(({ totals }) => totals.total)).toBe(invoice.totals.total);
        expect(() => creditNoteContent(invoice, notes, { kind: 'full' })).toThrow(/credited in full/);
      }),
      { numRuns: 1000 },
    );
  });

  test('of a stage whose VAT is a part of a larger sum’s credit exactly that VAT', () => {
    const accepted = calculateTotals(
      [{ quantity: 1, unitPrice: 10_000, discount: 0, vatRate: 2000 }],
      0,
      true,
    ).totals;
    const trigger = { kind: 'acceptance' as const };
    const stages = [1, 2, 3].map((part) => ({ id: `s${part}`, label: 'Part', share: 3333, trigger }));
    for (const { lines: own, totals } of stageInvoices(
      'Q-222222',
      { stages, inEqualParts: true },
      accepted,
      true,
    )) {
      const invoice = {
        lines: [...own],
        totals: { ...totals, vatByRate: [...totals.vatByRate] },
        vatRegistered: true,
        number: 'INV-2026-0001',
        creditedAmount: 0,
      };
      expect(noteOf(invoice, [], { kind: 'full' }).totals.vat).toBe(totals.vat);
    }
  });

  test('of more than the invoice says is left are refused, even where earlier notes are missing', () => {
    const invoice = { ...invoiceOf([{ net: 10_000, treatment: 2000 }], true), creditedAmount: 6_000 };
    const part = { line: 0, treatment: 2000, net: 5_000, description: 'Half' };
    const half = { kind: 'parts' as const, parts: [part] };
    const more = { kind: 'parts' as const, parts: [{ ...part, net: 5_001 }] };
    expect(noteOf(invoice, [], half).totals.total).toBe(6_000);
    for (const scope of [more, { kind: 'full' as const }]) {
      expect(() => creditNoteContent(invoice, [], scope)).toThrow(
        'Only £60.00 of this invoice is left to credit, VAT included.',
      );
    }
  });

  test('of more than is left are refused, and say how much that is', () => {
    const invoice = invoiceOf([{ net: 10_000, treatment: 2000 }], true);
    const part = { line: 0, treatment: 2000, net: 6_000, description: 'Half' };
    const first = noteOf(invoice, [], { kind: 'parts', parts: [part] });
    const again = { kind: 'parts' as const, parts: [part] };
    expect(() => creditNoteContent(invoice, [first], again)).toThrow(
      expect.objectContaining({
        issues: [{ path: 'scope.parts.0.net', message: 'At most £40.00 before VAT is left to credit here' }],
      }),
    );
    const twice = { kind: 'parts' as const, parts: [part, { ...part, net: 4_001 }] };
    expect(() => creditNoteContent(invoice, [], twice)).toThrow(/./);
    expect(first.lines[0]).toMatchObject({ ofLine: 0, net: 6_000 });
    expect(invoice.lines.map(treatmentOf)).toEqual([2000]);
  });

  test('of a line are of what was charged for it, less its share of the discount', () => {
    const { lines: priced, vatRegistered } = invoiceOf(
      [
        { net: 10_000, treatment: 2000 },
        { net: 5_000, treatment: 0 },
      ],
      true,
    );
    expect(chargedNets({ lines: priced, discount: 3_000, vatRegistered })).toEqual([8_000, 4_000]);
  });
});
