import { formatMoneyShort, formatPercent } from '../shared/format-numbers.ts';
import { shareOf } from '../shared/share.ts';
import type { PriceBilling, PriceRange } from './prices.ts';

// A price for the public is said with its VAT: the rate, and what comes to be paid (UK CAP Code, rule 3.18).

const perWords = {
  once: '',
  monthly: ' a month',
  hourly: ' an hour',
  daily: ' a day',
} as const satisfies Readonly<Record<PriceBilling, string>>;

/** '£5,500 to £18,000', '£35 to £180 a month', '£95': the amounts alone. */
export function amountWords({ from, to, billing }: PriceRange): string {
  const amounts = [...new Set([from, to])].map(formatMoneyShort).join(' to ');
  return `${amounts}${perWords[billing]}`;
}

/** The same with VAT in it; the rate is in basis points. */
export function withVat({ from, to, billing }: PriceRange, vatRate: number): PriceRange {
  return { from: from + shareOf(from, vatRate), to: to + shareOf(to, vatRate), billing };
}

/** 'VAT at 20%'. */
export const vatWords = (vatRate: number): string => `VAT at\u00a0${formatPercent(vatRate)}`;

/** The price without VAT and what follows it, for places that lay them out apart. */
export interface PriceParts {
  /** '£5,500 to £18,000', '£35 a month'. */
  readonly amount: string;
  /** '+ VAT at 20% (£6,600 to £21,600 including VAT)'; absent where the agency charges none. */
  readonly vat?: string;
}

/** @param vatRate basis points; null where the agency charges no VAT. */
export function priceParts(price: PriceRange, vatRate: number | null): PriceParts {
  const amount = amountWords(price);
  if (vatRate === null) return { amount };
  const gross = amountWords({ ...withVat(price, vatRate), billing: 'once' });
  return { amount, vat: `+ ${vatWords(vatRate)} (${gross} including VAT)` };
}

/** '£2,400 + VAT at 20% (£2,880 including VAT)'. */
export function priceWords(price: PriceRange, vatRate: number | null): string {
  const { amount, vat } = priceParts(price, vatRate);
  return vat === undefined ? amount : `${amount} ${vat}`;
}

/** Where a range starts. */
export const lowest = ({ from, billing }: PriceRange): PriceRange => ({ from, to: from, billing });
export const highest = ({ to, billing }: PriceRange): PriceRange => ({ from: to, to, billing });
