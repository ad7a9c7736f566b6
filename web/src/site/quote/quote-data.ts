import type { PriceRange } from '@agency/domain/figures/prices';
import type { ServiceSlug } from '@agency/domain/site/services';

export interface QuotablePackage {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  /** Pence, ex VAT. */
  readonly priceFrom: number;
  readonly billing: 'once' | 'monthly';
}

interface Rate extends PriceRange {
  readonly service: ServiceSlug;
}

export interface QuotePageData {
  readonly packages: readonly QuotablePackage[];
  readonly rates: readonly Rate[];
  /** Basis points; null where the agency charges no VAT. */
  readonly vatRate: number | null;
  /** Id of the package that the address names. */
  readonly chosenPackage: string | null;
  readonly chosenService: ServiceSlug | null;
  readonly budgets: readonly string[];
  readonly timelines: readonly string[];
  /** What the file field accepts, for its `accept` attribute. */
  readonly acceptedFiles: string;
  readonly email: string;
  readonly phone: string;
}
