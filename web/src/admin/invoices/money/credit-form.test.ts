import { describe, expect, it } from 'vitest';
import { amountsOf, invoiceWith } from '../testing/invoice.ts';
import { type CreditTyped, creditPreview } from './credit-form.ts';

const invoice = invoiceWith(amountsOf([10_000, 2000], [5_000, 'outsideScope']));
const typed = (changes: Partial<CreditTyped>): CreditTyped => ({
  kind: 'full',
  lines: new Map(),
  amounts: new Map(),
  ...changes,
});

describe('a credit note before it is issued', () => {
  it('is all that is left, less earlier notes', () => {
    expect(creditPreview(invoice, [], typed({})).totals?.total).toBe(17_000);
    const earlier = invoiceWith({ kind: 'creditNote', ...amountsOf([4_000, 2000]) });
    const { left, totals } = creditPreview(invoice, [earlier], typed({}));
    expect(left).toContainEqual({ treatment: 2000, net: 6_000, vat: 1_200 });
    expect(totals?.total).toBe(12_200);
  });

  it('of money in advance leaves out what later invoices have been reduced by', () => {
    const advance = {
      receiptId: 'receipt',
      deducted: [{ rate: 2000, net: 4_000, vat: 800 }],
      deductedOutsideScope: 0,
      isOpen: true,
    };
    const paid = invoiceWith({ ...amountsOf([10_000, 2000]), advance });
    expect(creditPreview(paid, [], typed({})).totals?.total).toBe(7_200);
  });

  it('takes a line by its position, at the line’s treatment', () => {
    const { scope, totals } = creditPreview(
      invoice,
      [],
      typed({ kind: 'lines', lines: new Map([[1, 500]]) }),
    );
    expect(scope).toEqual({
      kind: 'parts',
      parts: [{ line: 1, treatment: 'outsideScope', net: 500, description: 'Work 2' }],
    });
    expect(totals).toMatchObject({ net: 500, vat: 0, total: 500 });
  });

  it('takes an amount at each rate', () => {
    const amounts = new Map([[2000, 1_000]] as const);
    expect(creditPreview(invoice, [], typed({ kind: 'amounts', amounts })).totals?.total).toBe(1_200);
  });

  it.each([
    [typed({ kind: 'lines' }), /Enter what to credit/],
    [typed({ kind: 'amounts', amounts: new Map([[2000, 10_001]]) }), /At most £100\.00/],
    [typed({ kind: 'amounts', amounts: new Map([[2000, Number.NaN]]) }), /in pounds/],
  ])('says why it can’t be issued', (input, words) => {
    expect(creditPreview(invoice, [], input)).toMatchObject({
      totals: null,
      problem: expect.stringMatching(words),
    });
  });
});
