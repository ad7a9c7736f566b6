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

interface Rate {
  readonly service: string;
  readonly from: number;
  readonly to: number;
  readonly billing: 'once' | 'monthly';
}

export interface QuotePageData {
  readonly packages: readonly QuotablePackage[];
  readonly rates: readonly Rate[];
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
