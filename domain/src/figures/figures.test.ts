import { describe, expect, it } from 'vitest';
import { budgetWords } from './budgets.ts';
import { figuresOf } from './figures.ts';
import { fillFigures, fillKnownFigures } from './fill.ts';
import { priceWords } from './price-words.ts';
import { defaultPrices, defaultRates } from './prices.ts';
import { stageWords, timeWords } from './time-words.ts';

const pricing = { vatRegistered: true, defaultVatRate: 2000, quoteValidityDays: 30, paymentTermsDays: 14 };
const settings = { estimateRates: [], prices: {}, times: {}, budgetSteps: [200_000, 500_000] };
const figures = figuresOf({ settings, pricing, packages: [] });
const shop = { from: 550_000, to: 1_800_000, billing: 'once' } as const;

describe('the words of a price', () => {
  it('name the rate of VAT and what comes to be paid', () => {
    expect(priceWords({ from: 240_000, to: 240_000, billing: 'once' }, 2000)).toBe(
      '£2,400 + VAT at\u00a020% (£2,880 including VAT)',
    );
    expect(priceWords({ from: 3_500, to: 18_000, billing: 'monthly' }, 2000)).toBe(
      '£35 to £180 a month + VAT at\u00a020% (£42 to £216 including VAT)',
    );
  });

  it('know no VAT where none is charged', () => {
    expect(priceWords(shop, null)).toBe('£5,500 to £18,000');
  });

  it('list the budgets between steps', () => {
    expect(budgetWords([200_000, 500_000])).toEqual([
      'Under £2,000',
      '£2,000 to £5,000',
      'Over £5,000',
      'Not sure yet',
    ]);
  });
});

describe('the words of a time', () => {
  it('keep the number with its unit', () => {
    expect(timeWords({ from: 8, to: 10, unit: 'week' })).toBe('8 to 10\u00a0weeks');
    expect(timeWords({ from: 1, to: 1, unit: 'workingDay' })).toBe('1\u00a0working day');
  });

  it('name the parts of a whole, which end where it does', () => {
    const whole = { from: 8, to: 10, unit: 'week' } as const;
    expect(stageWords(whole, 0, 20)).toBe('Weeks\u00a01 to\u00a02');
    expect(stageWords(whole, 80, 100)).toBe('Weeks\u00a09 to\u00a010');
    expect(stageWords({ ...whole, to: 3 }, 90, 100)).toBe('Week\u00a03');
  });
});

describe('the figures', () => {
  it('are what staff published: the package before the setting, the rate before the default', () => {
    const changed = figuresOf({
      settings: {
        ...settings,
        estimateRates: [{ service: 'ecommerce', ...shop, from: 600_000 }],
        prices: { 'care-plan': { from: 1, to: 1, billing: 'monthly' } },
        times: { reply: { from: 3, to: 3, unit: 'workingHour' } },
      },
      pricing: { ...pricing, quoteValidityDays: 21 },
      packages: [{ slug: 'care-plan', priceFrom: 9_900, billing: 'monthly' }],
    });
    expect(changed.prices.ecommerce.from).toBe(600_000);
    expect(changed.prices['care-plan'].from).toBe(9_900);
    expect(changed.prices.websites).toEqual(defaultRates.websites);
    expect(fillFigures('{{time reply}}, {{time quote-validity}}', changed)).toBe(
      '3\u00a0working hours, 21\u00a0days',
    );
  });

  it('stand at their defaults otherwise', () => {
    expect(figures.prices).toEqual({ ...defaultRates, ...defaultPrices });
  });
});

describe('filling in a text', () => {
  it('reaches every text of a page', () => {
    const page = { title: 'From {{from ecommerce}}', parts: [{ text: '{{to ecommerce}}', at: 3 }] };
    expect(fillFigures(page, { ...figures, vatRate: null })).toEqual({
      title: 'From £5,500',
      parts: [{ text: '£18,000', at: 3 }],
    });
  });

  it('fails on a name that does not exist, and leaves it where staff wrote it', () => {
    for (const text of ['{{price unheard-of}}', '{{time constructor}}', '{{whatever}}']) {
      expect(() => fillFigures(text, figures)).toThrow(text);
      expect(fillKnownFigures(text, figures)).toBe(text);
    }
  });
});
