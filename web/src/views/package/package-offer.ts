import {
  amountWords,
  type PriceParts,
  priceParts,
  priceWords,
  vatWords,
  withVat,
} from '@agency/domain/figures/price-words';
import type { PublicPackage } from '@agency/domain/site/content';

/** A package as the pages show it. */
export type PackageOffer = Pick<
  PublicPackage,
  | 'id'
  | 'slug'
  | 'name'
  | 'summary'
  | 'audience'
  | 'features'
  | 'exclusions'
  | 'priceFrom'
  | 'billing'
  | 'timeline'
  | 'highlighted'
>;

export interface PackagesData {
  readonly packages: readonly PackageOffer[];
  /** Basis points; null where the agency charges no VAT. */
  readonly vatRate: number | null;
}

export function toOffer(offered: PublicPackage): PackageOffer {
  const {
    id,
    slug,
    name,
    summary,
    audience,
    features,
    exclusions,
    priceFrom,
    billing,
    timeline,
    highlighted,
  } = offered;
  return {
    id,
    slug,
    name,
    summary,
    audience,
    features,
    exclusions,
    priceFrom,
    billing,
    timeline,
    highlighted,
  };
}

type Priced = Pick<PackageOffer, 'priceFrom' | 'billing'>;

const priceOf = ({ priceFrom, billing }: Priced) => ({ from: priceFrom, to: priceFrom, billing });

/** '£2,400', '£95 a month': the price alone, for a column that says whether VAT is in it. */
export const exVatAmount = (offer: Priced): string => amountWords(priceOf(offer));
export const incVatAmount = (offer: Priced, vatRate: number): string =>
  amountWords(withVat(priceOf(offer), vatRate));

/** The price with what VAT makes of it; the visitor chooses which of the two comes first. */
export function offerPrice(offer: Priced, vatRate: number | null, vatFirst = false): PriceParts {
  if (vatRate === null || !vatFirst) return priceParts(priceOf(offer), vatRate);
  return {
    amount: incVatAmount(offer, vatRate),
    vat: `including ${vatWords(vatRate)} (${exVatAmount(offer)} before VAT)`,
  };
}

/** 'Starter website, from £2,400 + VAT at 20% (£2,880 including VAT)'. */
export function offerWords(offer: Priced & Pick<PackageOffer, 'name'>, vatRate: number | null): string {
  return `${offer.name}, from ${priceWords(priceOf(offer), vatRate)}`;
}
