import { type MonthMetric, monthMetric, revenueOf } from '@agency/domain/invoice/metric';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { addDays, addMonths } from '@agency/domain/shared/dates';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, everyPage, findDocument, parseAll } from '../../platform/firestore.ts';

/**
 * Recomputes a month's revenue from the invoices issued in it. The stored figure is read before the invoices and guards
 * the write, so that of two runs at once the staler one can't write last.
 * @throws UnreadableRecord for an unreadable invoice: without it the figure would be wrong, so it stays as it was.
 */
export async function recomputeMonth(deps: Deps, month: string): Promise<void> {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  await commit(deps, async (unit) => {
    const ref = documentRef(deps.db, 'metrics', month);
    const stored = await findDocument(monthMetric, ref, unit);
    const issued: Invoice[] = [];
    for await (const page of everyPage(deps.db, invoiceQueries.invoicesIssuedBetween, [first, last])) {
      issued.push(...parseAll(invoiceSchema, page));
    }
    const revenue = revenueOf(issued);
    if (stored && isSame(stored, revenue)) return;
    unit.set(ref, { month, ...revenue, updatedAt: deps.clock() } satisfies MonthMetric);
  });
}

function isSame(
  { net, vat, total, paid, invoices }: MonthMetric,
  revenue: ReturnType<typeof revenueOf>,
): boolean {
  return canonicalJson({ net, vat, total, paid, invoices }) === canonicalJson(revenue);
}
