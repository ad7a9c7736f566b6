import type { Pricing, PublicPackage, PublicSettings } from '../site/content.ts';
import { type ServiceSlug, serviceSlugs } from '../site/services.ts';
import { defaultPrices, defaultRates, type PriceName, type PriceRange } from './prices.ts';
import { defaultTimes, type TimeName, type TimeSpan } from './times.ts';

/** Every price, duration and response time that a text may quote, as they stand now. */
export interface Figures {
  readonly prices: Readonly<Record<PriceName, PriceRange>>;
  readonly times: Readonly<Record<TimeName, TimeSpan>>;
  /** Basis points; null where the agency charges no VAT. */
  readonly vatRate: number | null;
  readonly budgetSteps: readonly number[];
}

interface Sources {
  readonly settings: Pick<PublicSettings, 'estimateRates' | 'prices' | 'times' | 'budgetSteps'>;
  readonly pricing: Pricing;
  readonly packages: readonly Pick<PublicPackage, 'slug' | 'priceFrom' | 'billing'>[];
}

function isPriceName(name: string): name is PriceName {
  return Object.hasOwn(defaultPrices, name) || Object.hasOwn(defaultRates, name);
}

/** What each service costs: as staff published it, or by default. */
export function serviceRates(
  settings: Pick<PublicSettings, 'estimateRates'>,
): readonly (PriceRange & { readonly service: ServiceSlug })[] {
  const prices = { ...defaultRates, ...ratesOf(settings) };
  return serviceSlugs.map((service) => ({ service, ...prices[service] }));
}

function ratesOf({
  estimateRates,
}: Pick<PublicSettings, 'estimateRates'>): Partial<Record<PriceName, PriceRange>> {
  const known = estimateRates.filter(({ service }) => isPriceName(service));
  return Object.fromEntries(known.map(({ service, from, to, billing }) => [service, { from, to, billing }]));
}

function packagePrices(packages: Sources['packages']): Partial<Record<PriceName, PriceRange>> {
  const known = packages.filter(({ slug }) => Object.hasOwn(defaultPrices, slug));
  return Object.fromEntries(
    known.map(({ slug, priceFrom, billing }) => [slug, { from: priceFrom, to: priceFrom, billing }]),
  );
}

const days = (count: number): TimeSpan => ({ from: count, to: count, unit: 'day' });

/** What staff published, and the defaults for the rest. */
export function figuresOf({ settings, pricing, packages }: Sources): Figures {
  return {
    prices: {
      ...defaultRates,
      ...defaultPrices,
      ...settings.prices,
      ...ratesOf(settings),
      ...packagePrices(packages),
    },
    times: {
      ...defaultTimes,
      ...settings.times,
      'quote-validity': days(pricing.quoteValidityDays),
      'payment-terms': days(pricing.paymentTermsDays),
    },
    vatRate: pricing.vatRegistered ? pricing.defaultVatRate : null,
    budgetSteps: settings.budgetSteps,
  };
}
