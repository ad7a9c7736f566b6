import { type AgencySettings, agencySections } from '@agency/domain/agency-settings/sections';
import {
  defaultPrices,
  defaultRates,
  type PriceRange,
  priceBillings,
  priceNames,
} from '@agency/domain/figures/prices';
import { defaultTimes, type TimeSpan, timeNames, timeUnits } from '@agency/domain/figures/times';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { pence } from '@agency/domain/shared/fields';
import { serviceSlugs } from '@agency/domain/site/services';
import * as v from 'valibot';
import { typedNumber } from '../../shared/typed.ts';

// Prices and times as rows of a form, each with its built-in value, which isn't stored.

const priceRow = v.pipe(
  v.object({
    name: v.string(),
    from: v.pipe(typedNumber, pence),
    to: v.pipe(typedNumber, pence),
    billing: v.picklist(priceBillings),
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, 'The lower price comes first'),
    ['to'],
  ),
);
const count = v.pipe(
  typedNumber,
  v.number('Enter a number'),
  v.integer('Enter a whole number'),
  v.minValue(1, 'Enter at least 1'),
  v.maxValue(999, 'Enter at most 999'),
);
const timeRow = v.pipe(
  v.object({ name: v.string(), from: count, to: count, unit: v.picklist(timeUnits) }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, 'The shorter time comes first'),
    ['to'],
  ),
);

export const pricesForm = v.object({ figures: v.array(priceRow) });
export type PricesForm = v.InferInput<typeof pricesForm>;
export type PricesTyped = v.InferOutput<typeof pricesForm>;
export const timesForm = v.object({ figures: v.array(timeRow) });
export type TimesForm = v.InferInput<typeof timesForm>;
export type TimesTyped = v.InferOutput<typeof timesForm>;

const isKnownService = (name: string) => serviceSlugs.some((slug) => slug === name);

export function toRatesForm({ site }: AgencySettings): PricesForm {
  return {
    figures: serviceSlugs.map((name) => {
      const stored = site.estimateRates.find(({ service }) => service === name);
      const { from, to, billing } = stored ?? defaultRates[name];
      return { name, from, to, billing };
    }),
  };
}

export const toPricesForm = ({ site }: AgencySettings): PricesForm => ({
  figures: priceNames.map((name) => ({ name, ...(site.prices[name] ?? defaultPrices[name]) })),
});

export const toTimesForm = ({ site }: AgencySettings): TimesForm => ({
  figures: timeNames.map((name) => ({ name, ...(site.times[name] ?? defaultTimes[name]) })),
});

/** The built-in value of a price; undefined of one that has none. */
export function usualPrice(name: string): PriceRange | undefined {
  const usual: Readonly<Record<string, PriceRange>> = { ...defaultRates, ...defaultPrices };
  return Object.hasOwn(usual, name) ? usual[name] : undefined;
}

export function usualTime(name: string): TimeSpan | undefined {
  const usual: Readonly<Record<string, TimeSpan>> = defaultTimes;
  return Object.hasOwn(usual, name) ? usual[name] : undefined;
}

function isUsual({ name, ...value }: { readonly name: string }): boolean {
  return canonicalJson(value) === canonicalJson(usualPrice(name) ?? null);
}

/** What is stored of the rates: those that differ from the usual ones, and those of services that have no page. */
export function ratesTyped({ figures }: PricesTyped, { site }: AgencySettings) {
  const others = site.estimateRates.filter(({ service }) => !isKnownService(service));
  const own = figures.flatMap((row) => {
    const { name: service, from, to, billing } = row;
    return isUsual(row)
      ? []
      : [{ service, from, to, billing: billing === 'monthly' ? billing : ('once' as const) }];
  });
  return { estimateRates: [...own, ...others] };
}

export function pricesTyped({ figures }: PricesTyped) {
  const own = figures.flatMap(({ name, ...price }) => (isUsual({ name, ...price }) ? [] : [[name, price]]));
  return v.parse(agencySections.prices, { prices: Object.fromEntries(own) });
}

export function timesTyped({ figures }: TimesTyped) {
  const own = figures.flatMap(({ name, ...time }) =>
    canonicalJson(time) === canonicalJson(usualTime(name) ?? null) ? [] : [[name, time]],
  );
  return v.parse(agencySections.times, { times: Object.fromEntries(own) });
}
