import * as v from 'valibot';
import { totals as totalsSchema } from '../quote/schema.ts';
import { calculateTotals, type VatLine } from '../quote/totals.ts';
import { notRight } from '../shared/errors.ts';
import { lineNet } from '../shared/money.ts';
import { toIssues } from '../shared/parse.ts';
import type { InvoiceDraftInput } from './draft.ts';
import { type Invoice, invoiceLine } from './schema.ts';

/** The money of an invoice: its lines with their net, the discount and the totals. */
export type InvoiceAmounts = Pick<Invoice, 'lines' | 'discount' | 'totals'>;

const amounts = v.object({ lines: v.array(invoiceLine), totals: totalsSchema });

/**
 * What a draft comes to, by the one calculator; `plannedVat` as in `calculateTotals`.
 * @throws AppError `invalid-argument` when the discount exceeds the lines, or the total exceeds what we can bill.
 */
export function invoiceAmounts(
  { lines, discount }: Pick<InvoiceDraftInput, 'lines' | 'discount'>,
  vatRegistered: boolean,
  plannedVat: readonly VatLine[] = [],
): InvoiceAmounts {
  const { totals } = calculateTotals(lines, discount, vatRegistered, plannedVat);
  if (discount > totals.subtotal) {
    throw notRight([{ path: 'draft.discount', message: 'The discount is more than the lines add up to' }]);
  }
  const priced = lines.map((line) => ({
    ...line,
    net: lineNet(line.quantity, line.unitPrice, line.discount),
  }));
  const result = v.safeParse(amounts, { lines: priced, totals });
  if (!result.success) {
    throw notRight(toIssues(result.issues).map(({ path, message }) => ({ path: `draft.${path}`, message })));
  }
  return { ...result.output, discount };
}
