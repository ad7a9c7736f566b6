import { formatMoneyShort } from '@agency/domain/shared/format';

export interface PriceRange {
  /** Pence, ex VAT. */
  readonly from: number;
  readonly to: number;
  readonly billing: 'once' | 'monthly';
}

/** '£2,400 to £6,500', '£35 to £180 a month'. */
export function rangeWords({ from, to, billing }: PriceRange): string {
  const span = `${formatMoneyShort(from)} to ${formatMoneyShort(to)}`;
  return billing === 'monthly' ? `${span} a month` : span;
}
