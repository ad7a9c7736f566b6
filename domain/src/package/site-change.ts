import type { Figures } from '../figures/figures.ts';
import { amountWords } from '../figures/price-words.ts';
import type { PriceName } from '../figures/prices.ts';
import { figureUsages } from '../figures/usages.ts';
import { canonicalJson } from '../shared/canonical-json.ts';
import type { PublicPackage } from '../site/content.ts';
import { paths } from '../site/paths.ts';
import { firstPrices, packagesOnHome } from './on-home.ts';

/** What pages are made from: the published packages in their order, and what every price is then. */
export interface PackagesOnSite {
  readonly packages: readonly PublicPackage[];
  readonly prices: Figures['prices'];
}

/** A price that texts name, which is another one afterwards. */
export interface ChangedPrice {
  readonly name: PriceName;
  readonly before: string;
  readonly after: string;
}

export interface SiteChange {
  /** Paths of the pages that are different afterwards, of our own; what staff write may name a price too. */
  readonly pages: readonly string[];
  readonly prices: readonly ChangedPrice[];
}

/** What a visitor sees differently: staff read it before they save. */
export function packageSiteChange(before: PackagesOnSite, after: PackagesOnSite): SiteChange {
  const prices = changedPrices(before, after);
  const listing = pagesListing(before.packages, after.packages);
  const naming = prices.flatMap(({ name }) => figureUsages.prices[name].map((page) => `/${page}`));
  // The home page names no price but those of the packages that it shows.
  const elsewhere = naming.filter((path) => path !== paths.home()).toSorted();
  return { pages: [...new Set([...listing, ...elsewhere])], prices };
}

function changedPrices(before: PackagesOnSite, after: PackagesOnSite): ChangedPrice[] {
  // The keys of both are exactly the names.
  return (Object.keys(after.prices) as PriceName[]).flatMap((name) => {
    const [old, young] = [before.prices[name], after.prices[name]];
    if (canonicalJson(old) === canonicalJson(young)) return [];
    return [{ name, before: amountWords(old), after: amountWords(young) }];
  });
}

type List = readonly PublicPackage[];

/** The pages that show packages themselves. */
function pagesListing(before: List, after: List): string[] {
  const differs = (shown: (list: List) => unknown) =>
    canonicalJson(shown(before)) !== canonicalJson(shown(after));
  const all = (list: List) => list.map(({ position: _at, service: _of, ...rest }) => rest);
  const choices = (list: List) =>
    list.map(({ slug, name, summary, priceFrom, billing }) => ({ slug, name, summary, priceFrom, billing }));
  const priced = (list: List) =>
    list.map(({ slug, name, priceFrom, billing }) => ({ slug, name, priceFrom, billing }));
  const onHome = (list: List) => [packagesOnHome(all(list)), firstPrices(list)];
  return [
    ...(differs(all) ? [paths.packages()] : []),
    ...(differs(onHome) ? [paths.home()] : []),
    ...(differs(choices) ? [paths.quote()] : []),
    ...(differs(priced) ? [paths.roiCalculator()] : []),
  ];
}
