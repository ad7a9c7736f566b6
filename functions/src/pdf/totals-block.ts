import type { QuoteTotals, Totals } from '@agency/domain/quote/totals';
import { totalsRows } from '@agency/domain/quote/words';

interface AmountRow {
  readonly label: string;
  readonly value: string;
}

/** A block of totals as it is printed. */
export interface TotalsBlock {
  /** Empty where there is one block only. */
  readonly title: string;
  readonly rows: readonly AmountRow[];
  readonly total: AmountRow;
  /** What was paid of it, and what is left. */
  readonly after: readonly AmountRow[];
  /** What the law wants said below an invoice's; empty for most. */
  readonly note: string;
}

export function totalsBlock(
  totals: Totals,
  vatRegistered: boolean,
  rest: Partial<TotalsBlock> = {},
): TotalsBlock {
  return { title: '', after: [], note: '', ...totalsRows(totals, vatRegistered), ...rest };
}

/** One-off and monthly apart, as on the page: what is nothing is left out, unless there is nothing else. */
export function quoteTotalsBlocks(
  { oneOff, monthly }: Pick<QuoteTotals, 'oneOff' | 'monthly'>,
  vatRegistered: boolean,
): readonly TotalsBlock[] {
  const hasMonthly = monthly.subtotal > 0;
  const once = totalsBlock(oneOff, vatRegistered, { title: hasMonthly ? 'One-off' : '' });
  const eachMonth = totalsBlock(monthly, vatRegistered, { title: 'Every month' });
  return [...(oneOff.subtotal > 0 || !hasMonthly ? [once] : []), ...(hasMonthly ? [eachMonth] : [])];
}
