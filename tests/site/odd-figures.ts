import { type Figures, figuresOf } from '@agency/domain/figures/figures';
import { amountWords, highest, lowest, withVat } from '@agency/domain/figures/price-words';
import { defaultPrices, defaultRates, type PriceRange, priceNames } from '@agency/domain/figures/prices';
import { timeWords } from '@agency/domain/figures/time-words';
import { defaultTimes, type TimeSpan, timeNames } from '@agency/domain/figures/times';
import { retention } from '@agency/domain/platform/retention';
import { formatMoneyShort } from '@agency/domain/shared/format';
import type { SiteContent } from '@agency/domain/site/content';
import { serviceSlugs } from '@agency/domain/site/services';

// Figures that nobody would write into a text: what a page says and they don't comes from elsewhere.

/** 17.5%: no rate of today. */
const oddVatRate = 1750;
/** No time of ours is so long, in any unit: parts of it are longer than any that a text would name. */
const oddTime = 401;

const oddPrice = ({ billing }: PriceRange, at: number): PriceRange => ({
  from: 7_100_000 + at * 12_300,
  to: 9_200_000 + at * 12_300,
  billing,
});

export function withOddFigures(content: SiteContent): SiteContent {
  // What a package says of itself is a source as well, so here it says nothing.
  const packages = async () =>
    (await content.packages()).map((each, at) => ({
      ...each,
      priceFrom: 6_400_000 + at * 12_300,
      summary: 'What it is.',
      features: ['What it has'],
      exclusions: [],
      timeline: '',
    }));
  return {
    ...content,
    packages,
    portfolio: async () =>
      (await content.portfolio()).map((item, at) => ({ ...item, priceFrom: 5_300_000 + at * 12_300 })),
    pricing: async () => ({
      ...(await content.pricing()),
      vatRegistered: true,
      defaultVatRate: oddVatRate,
      quoteValidityDays: oddTime,
      paymentTermsDays: oddTime + 1,
    }),
    settings: async () => ({
      ...(await content.settings()),
      estimateRates: serviceSlugs.map((service, at) => {
        const { from, to, billing } = oddPrice(defaultRates[service], at);
        return { service, from, to, billing: billing === 'monthly' ? billing : 'once' };
      }),
      prices: Object.fromEntries(
        priceNames.map((name, at) => [name, oddPrice(defaultPrices[name], at + serviceSlugs.length)]),
      ),
      times: Object.fromEntries(
        timeNames.map((name, at): [string, TimeSpan] => {
          const { unit } = defaultTimes[name];
          return [name, { from: oddTime + 2 * at, to: oddTime + 2 * at + 1, unit }];
        }),
      ),
      budgetSteps: [11_100_000, 22_200_000, 33_300_000, 44_400_000],
    }),
  };
}

/** The odd figures as pages may show them: whole prices, their ends and their middles, without and with VAT. */
export async function oddAmounts(content: SiteContent): Promise<ReadonlySet<string>> {
  const [settings, pricing, packages, portfolio] = await Promise.all([
    content.settings(),
    content.pricing(),
    content.packages(),
    content.portfolio(),
  ]);
  const figures = figuresOf({ settings, pricing, packages });
  const prices = [
    ...Object.values(figures.prices),
    ...[...packages, ...portfolio].flatMap(({ priceFrom }): PriceRange[] =>
      priceFrom === null ? [] : [{ from: priceFrom, to: priceFrom, billing: 'once' }],
    ),
  ];
  const shown = prices.flatMap((price) => {
    const middle = Math.round((price.from + price.to) / 2_000) * 1_000;
    return [lowest(price), highest(price), { from: middle, to: middle, billing: price.billing }];
  });
  const amounts = shown.flatMap((price) => [price, withVat(price, oddVatRate)]);
  return new Set([
    ...amounts.map((price) => amountWords({ ...price, billing: 'once' })),
    ...figures.budgetSteps.map(formatMoneyShort),
    `${oddVatRate / 100}%`,
  ]);
}

/** Times that pages may name besides the odd ones: how long data is kept, which the code says. */
export function oddTimes({ times }: Figures): ReadonlySet<string> {
  const retained = Object.values(retention).map((each) => {
    const [unit, count] =
      Object.entries(each).find(([name]) => /^(?:years|months|days|hours)$/.test(name)) ?? [];
    return `${count} ${unit}`;
  });
  return new Set([
    ...Object.values(times).map((time) => timeWords(time).replaceAll('\u00a0', ' ')),
    ...retained,
  ]);
}

/** A part of an odd time: 'Weeks 81 to 402'. No text would write one so long. */
export const isOddStage = (last: number): boolean => last >= 20;
