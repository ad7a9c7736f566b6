import { expect, it } from 'vitest';
import { figuresOf } from '../figures/figures.ts';
import type { PublicPackage } from '../site/content.ts';
import { packageSiteChange } from './site-change.ts';

const settings = { estimateRates: [], prices: {}, times: {}, budgetSteps: [] };
const pricing = { vatRegistered: true, defaultVatRate: 2000, quoteValidityDays: 30, paymentTermsDays: 14 };

function offered(slug: string, rest: Partial<PublicPackage> = {}): PublicPackage {
  const texts = {
    name: slug,
    summary: 'Words.',
    audience: '',
    timeline: '',
    features: ['One'],
    exclusions: [],
  };
  const facts = {
    priceFrom: 240_000,
    billing: 'once',
    service: null,
    highlighted: false,
    position: 0,
  } as const;
  return { id: slug, slug, ...texts, ...facts, ...rest };
}

const first = offered('starter-website');
const others = ['one', 'two', 'three'].map((slug) => offered(slug, { priceFrom: 900_000 }));
const care = offered('care-plan', { priceFrom: 9_500, billing: 'monthly' });
const all = [first, ...others, care];

const onSite = (packages: readonly PublicPackage[]) => ({
  packages,
  prices: figuresOf({ settings, pricing, packages }).prices,
});
const changed = (id: string, part: Partial<PublicPackage>) =>
  packageSiteChange(onSite(all), onSite(all.map((each) => (each.id === id ? { ...each, ...part } : each))));

it('follows a price to the texts that name it, and to the pages that list it', () => {
  const { prices, pages } = changed('care-plan', { priceFrom: 12_500 });
  expect(prices).toEqual([{ name: 'care-plan', before: '£95 a month', after: '£125 a month' }]);
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/packages', '/quote', '/services/hosting', '/tools/roi-calculator']),
  );
});

it('knows which of them say nothing of what is changed', () => {
  expect(changed('care-plan', { features: ['Two'] })).toEqual({ pages: ['/packages'], prices: [] });
  expect(changed('starter-website', { features: ['Two'] }).pages).toEqual(['/packages', '/']);
  expect(changed('three', { name: 'Four' }).pages).toEqual(['/packages', '/quote', '/tools/roi-calculator']);
  expect(changed('three', { service: 'hosting' }).pages).toEqual([]);
});

it('falls back to the price of the settings where a package goes', () => {
  const dearer = [{ ...first, priceFrom: 300_000 }, ...others];
  const { prices, pages } = packageSiteChange(onSite(dearer), onSite(others));
  expect(prices).toEqual([{ name: 'starter-website', before: '£3,000', after: '£2,400' }]);
  expect(pages).toContain('/');
});

it('changes nothing where nothing does', () => {
  expect(packageSiteChange(onSite(all), onSite(all))).toEqual({ pages: [], prices: [] });
});
