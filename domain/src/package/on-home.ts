import type { PublicPackage } from '../site/content.ts';

/** The home page shows the first few one-off packages. */
const most = 3;

export function packagesOnHome<T extends Pick<PublicPackage, 'billing'>>(
  packages: readonly T[],
): readonly T[] {
  return packages.filter(({ billing }) => billing === 'once').slice(0, most);
}

/** The lowest prices of all published packages. */
export interface FirstPrices {
  /** The cheapest one-off price. */
  readonly once: Pick<PublicPackage, 'name' | 'priceFrom' | 'timeline'> | null;
  /** The cheapest monthly price, in pence. */
  readonly monthly: number | null;
}

export function firstPrices(
  packages: readonly Pick<PublicPackage, 'name' | 'priceFrom' | 'timeline' | 'billing'>[],
): FirstPrices {
  const cheapest = (wanted: PublicPackage['billing']) =>
    packages.filter(({ billing }) => billing === wanted).toSorted((a, b) => a.priceFrom - b.priceFrom)[0];
  const once = cheapest('once');
  return {
    once: once ? { name: once.name, priceFrom: once.priceFrom, timeline: once.timeline } : null,
    monthly: cheapest('monthly')?.priceFrom ?? null,
  };
}
