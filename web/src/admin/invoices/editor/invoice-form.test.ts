import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { amountsOf, invoiceWith } from '../testing/invoice.ts';
import { fieldAt, type InvoiceForm, invoiceFormSchema, toForm } from './invoice-form.ts';
import { liveTotals, treatmentOn, vatDay } from './live-totals.ts';

const draft = invoiceWith({
  ...amountsOf([10_000, 2000], [5_000, 'outsideScope']),
  dueOn: null,
  taxPoint: null,
});
const form = toForm(draft);
const parse = (changes: Partial<InvoiceForm>) => v.safeParse(invoiceFormSchema, { ...form, ...changes });

describe('the form of a draft', () => {
  it('saves what it shows: rates, what is outside the scope, and nothing where a field is empty', () => {
    expect(parse({}).output).toMatchObject({
      title: 'Website',
      lines: [{ vatRate: 2000 }, { vatRate: 0, outsideScope: true }],
      discount: 0,
      dueOn: null,
      purchaseOrder: null,
      taxPoint: null,
    });
  });

  it('wants a reason for a tax point of its own', () => {
    expect(parse({ taxPointOn: '2026-11-20' }).issues?.[0].path?.at(-1)?.key).toBe('taxPointReason');
    expect(parse({ taxPointOn: '2026-11-20', taxPointReason: 'Delivered then' }).output).toMatchObject({
      taxPoint: { on: '2026-11-20', reason: 'Delivered then' },
    });
  });

  it.each([
    [{ lines: [] }],
    [{ dueOn: 'unfinished' }],
    [{ discount: Number.NaN }],
    [{ lines: [{ ...form.lines[0], unitPrice: null }] }],
  ] as [Partial<InvoiceForm>][])('refuses %j', (changes) => {
    expect(parse(changes).success).toBe(false);
  });

  it.each([
    ['draft.taxPoint.on', 'taxPointOn'],
    ['draft.lines.3.vatRate', 'lines.3.treatment'],
    ['draft.lines.0.quantity', 'lines.0.quantity'],
    ['draft.lines', 'lines'],
    ['draft.lines.0.nonsense', null],
    ['elsewhere', null],
  ])('finds the field of %s', (path, field) => {
    expect(fieldAt(path)).toBe(field);
  });
});

describe('live totals', () => {
  const history = {
    vatRegistered: true,
    vatChanges: [],
    rateChanges: [{ from: '2026-12-01', kind: 'standard', rate: 1750 }],
  } as const;
  const copied = { ...history, vatChanges: [], rateChanges: [...history.rateChanges] };

  it('take the VAT of the tax point, else of today', () => {
    expect(vatDay({ taxPointOn: '2026-11-30' }, '2026-12-02')).toBe('2026-11-30');
    expect(vatDay({ taxPointOn: 'unfinished' }, '2026-12-02')).toBe('2026-12-02');
    expect(liveTotals(form, copied, '2026-11-30', undefined).totals.vat).toBe(2_000);
    expect(liveTotals(form, copied, '2026-12-02', undefined).totals.vat).toBe(1_750);
    expect(treatmentOn(copied, '2000', '2026-12-02')).toBe(1750);
    expect(treatmentOn(copied, 'outsideScope', '2026-12-02')).toBe('outsideScope');
  });

  it('leave a line out whose figures can’t be counted', () => {
    const [first] = form.lines;
    const unfinished = first ? [{ ...first, unitPrice: Number.NaN }, ...form.lines.slice(1)] : [];
    expect(liveTotals({ ...form, lines: unfinished }, copied, '2026-11-30', undefined)).toMatchObject({
      uncounted: 1,
      totals: { total: 5_000 },
    });
  });
});
