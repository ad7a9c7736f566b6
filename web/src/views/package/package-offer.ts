import { formatMoneyShort } from '@agency/domain/shared/format';
import { shareOf } from '@agency/domain/shared/money';
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

export interface ShownPrice {
  readonly amount: string;
  /** 'a month + VAT' */
  readonly suffix: string | undefined;
}

/** The price without VAT, and with it where the agency charges VAT. */
export function pricesOf(
  { priceFrom, billing }: Pick<PackageOffer, 'priceFrom' | 'billing'>,
  vatRate: number | null,
): { readonly exVat: ShownPrice; readonly incVat: ShownPrice | undefined } {
  const period = billing === 'monthly' ? 'a month' : undefined;
  if (vatRate === null)
    return { exVat: { amount: formatMoneyShort(priceFrom), suffix: period }, incVat: undefined };
  const words = (vat: string) => (period === undefined ? vat : `${period} ${vat}`);
  return {
    exVat: { amount: formatMoneyShort(priceFrom), suffix: words('+ VAT') },
    incVat: { amount: formatMoneyShort(priceFrom + shareOf(priceFrom, vatRate)), suffix: words('inc VAT') },
  };
}
