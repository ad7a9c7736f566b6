import type { ServiceSlug } from '../site/services.ts';

export const priceBillings = ['once', 'monthly', 'hourly', 'daily'] as const;
export type PriceBilling = (typeof priceBillings)[number];

/** A price or a span of prices, in pence without VAT. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
  readonly billing: PriceBilling;
}

type Billed<TBilling extends PriceBilling> = PriceRange & { readonly billing: TBilling };

function range(from: number, to: number): Billed<'once'>;
function range<TBilling extends PriceBilling>(from: number, to: number, billing: TBilling): Billed<TBilling>;
function range(from: number, to: number, billing: PriceBilling = 'once'): PriceRange {
  return { from: from * 100, to: to * 100, billing };
}

const price = (pounds: number, billing: PriceBilling = 'once') => range(pounds, pounds, billing);

/** What each service costs, until staff publish its rate in `settings/site.estimateRates`. */
export const defaultRates = {
  websites: range(2_400, 6_500),
  'web-apps': range(9_000, 32_000),
  ecommerce: range(5_500, 18_000),
  'mobile-apps': range(14_000, 45_000),
  'admin-backends': range(6_000, 20_000),
  'ai-integration': range(4_000, 15_000),
  'ai-web-development': range(3_200, 9_500),
  'chatbot-development': range(2_800, 9_000),
  'blog-creation': range(900, 2_200),
  'seo-optimization': range(350, 950, 'monthly'),
  'analytics-setup': range(450, 1_200),
  'accessibility-compliance': range(900, 4_500),
  'website-updates-migrations': range(600, 4_000),
  hosting: range(35, 180, 'monthly'),
  'domain-email-setup': range(180, 450),
  'bespoke-solutions': range(8_000, 40_000),
  'industry-solutions': range(4_500, 16_000),
  'additional-services': range(300, 2_500),
} as const satisfies Readonly<Record<ServiceSlug, Billed<'once' | 'monthly'>>>;

/**
 * Other prices that texts quote, until staff set them in `settings/site.prices`. Where a published package has one of
 * these names as its slug, the package's price counts.
 */
export const defaultPrices = {
  // Packages
  'starter-website': price(2_400),
  'growth-website': price(4_800),
  'online-shop': price(7_500),
  'web-app-discovery': price(3_600),
  'care-plan': price(95, 'monthly'),
  'search-and-content': price(480, 'monthly'),
} as const satisfies Readonly<Record<string, PriceRange>>;

export type NamedPrice = keyof typeof defaultPrices;
export type PriceName = ServiceSlug | NamedPrice;

// The keys of the constant are exactly the names.
export const priceNames = Object.keys(defaultPrices) as [NamedPrice, ...NamedPrice[]];
