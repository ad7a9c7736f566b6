import type { PriceRange } from '../figures/prices.ts';
import type { Estimate } from './schema.ts';

interface PricedPackage {
  readonly priceFrom: number;
  readonly billing: 'once' | 'monthly';
}

interface Rate extends PriceRange {
  readonly service: string;
}

/** A package is estimated from its price up to this share more, which is what extras usually come to. */
const packageHeadroom = 1.4;

/**
 * The range a request is likely to cost (pence, ex VAT), added up from the chosen package and the rates of the chosen
 * services; null where nothing chosen has a rate.
 */
export function estimateRange(
  chosen: { readonly services: readonly string[]; readonly package: PricedPackage | null },
  rates: readonly Rate[],
): Estimate | null {
  const parts: PriceRange[] = rates.filter((rate) => chosen.services.includes(rate.service));
  if (chosen.package) {
    const { priceFrom, billing } = chosen.package;
    const to = Math.max(priceFrom, roundToTenPounds(priceFrom * packageHeadroom));
    parts.push({ from: priceFrom, to, billing });
  }
  const estimate = { oneOff: sumOf(parts, 'once'), monthly: sumOf(parts, 'monthly') };
  return estimate.oneOff === null && estimate.monthly === null ? null : estimate;
}

function roundToTenPounds(pence: number): number {
  return Math.round(pence / 1000) * 1000;
}

function sumOf(parts: readonly PriceRange[], billing: Rate['billing']): { from: number; to: number } | null {
  const billed = parts.filter((part) => part.billing === billing);
  if (billed.length === 0) return null;
  return {
    from: billed.reduce((sum, part) => sum + part.from, 0),
    to: billed.reduce((sum, part) => sum + part.to, 0),
  };
}
