import { balanceOf } from '@agency/domain/invoice/balance';
import { standingCells, standingHeads } from '@agency/domain/invoice/export';
import type { Invoice } from '@agency/domain/invoice/schema';
import { formatPercent } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import type { SheetValue } from '@agency/domain/shared/sheet';

type Cells = Readonly<Record<string, (row: Stored<Invoice>) => SheetValue>>;

/** A credit note takes away, so that a column adds up to what was invoiced. */
const signOf = ({ kind }: Pick<Invoice, 'kind'>): 1 | -1 => (kind === 'creditNote' ? -1 : 1);

function money(of: (invoice: Invoice) => number): (row: Stored<Invoice>) => SheetValue {
  return (row) => ({ pence: signOf(row) * of(row) || 0 });
}

function netWithoutVat({ totals }: Pick<Invoice, 'totals'>): number {
  const charged = totals.vatByRate.reduce((sum, { net }) => sum + net, totals.outsideScope ?? 0);
  return totals.net - charged;
}

/**
 * The money of these invoices in an exported file: net and VAT under each rate that one of them has, the highest first,
 * what is outside the scope of UK VAT, and what was invoiced without registration where there is any.
 */
export function moneyCells(rows: readonly Stored<Invoice>[]): Cells {
  const rates = [...new Set(rows.flatMap(({ totals }) => totals.vatByRate.map(({ rate }) => rate)))];
  const partAt = (invoice: Invoice, rate: number) =>
    invoice.totals.vatByRate.find((part) => part.rate === rate);
  const ofRates = rates
    .toSorted((a, b) => b - a)
    .flatMap((rate) => [
      [`Net at ${formatPercent(rate)}`, money((invoice) => partAt(invoice, rate)?.net ?? 0)] as const,
      [`VAT at ${formatPercent(rate)}`, money((invoice) => partAt(invoice, rate)?.vat ?? 0)] as const,
    ]);
  const plain = rows.some((row) => netWithoutVat(row) !== 0)
    ? [['Net, not registered for VAT', money(netWithoutVat)] as const]
    : [];
  return Object.fromEntries([
    ...ofRates,
    ['Outside the scope of UK VAT', money(({ totals }) => totals.outsideScope ?? 0)] as const,
    ...plain,
    ['Total', money(({ totals }) => totals.total)] as const,
    ...standingHeads.map((head, at) => [head, (row: Invoice) => standingCells(row)[at] ?? null] as const),
    ['Balance', money((invoice) => balanceOf(invoice))] as const,
  ]);
}
