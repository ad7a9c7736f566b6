import { figuresOf } from '@agency/domain/figures/figures';
import { describe, expect, it } from 'vitest';
import { generalFigures } from './general-figures.ts';
import { isOddStage, oddAmounts, oddTimes, withOddFigures } from './odd-figures.ts';
import { readPages } from './pages.ts';
import { sampleSite } from './sample-site.ts';
import { amountsIn, durationsIn, stagesIn } from './scan.ts';

// Prices, durations and response times have one source. Here they have values that no text would say, so whatever else
// a page says comes from elsewhere.

const content = withOddFigures(await sampleSite());
const [pages, settings, pricing, packages] = await Promise.all([
  readPages(content),
  content.settings(),
  content.pricing(),
  content.packages(),
]);
const amounts = await oddAmounts(content);
const times = oddTimes(figuresOf({ settings, pricing, packages }));

/** The page without what is known to be general; the longest first, since one may hold another. */
const known = generalFigures.toSorted((a, b) => b.text.length - a.text.length);
const withoutGeneral = (path: string, text: string) =>
  known
    .filter(({ on }) => on === undefined || on === path)
    .reduce((rest, general) => rest.replaceAll(general.text, '…'), text);

function strangersIn(text: string): readonly string[] {
  return [
    ...amountsIn(text).filter((found) => !amounts.has(found)),
    ...durationsIn(text).filter((found) => !times.has(found)),
    ...stagesIn(text).flatMap(({ words, last }) => (isOddStage(last) ? [] : [words])),
  ];
}

describe('the figures of the public pages', () => {
  it('are found in a text', () => {
    expect(amountsIn('£2,400 + VAT at 20% (£2,880.50 including VAT), 20p, 15 per cent')).toEqual([
      '£2,400',
      '20%',
      '£2,880.50',
      '20p',
      '15 per cent',
    ]);
    expect(durationsIn('2 working days, Eight to ten weeks, a five-minute call, half an hour')).toEqual([
      '2 working days',
      'Eight to ten weeks',
      'five-minute',
      'half an hour',
    ]);
    expect(stagesIn('Weeks 4 to 8, Day 1').map(({ last }) => last)).toEqual([8, 1]);
  });

  it('all come from the settings and packages, or are general ones with their source', () => {
    const strangers = pages.flatMap(({ path, text, structured }) =>
      [...new Set(strangersIn(withoutGeneral(path, text + structured)))].map((found) => `${path}: ${found}`),
    );
    expect(strangers).toEqual([]);
    expect(pages.length).toBeGreaterThan(70);
  });

  it('name no general figure that no page says any more', () => {
    const unused = generalFigures.filter(
      ({ text, on }) =>
        !pages.some((page) => (on === undefined || on === page.path) && page.text.includes(text)),
    );
    expect(unused.map(({ text }) => text)).toEqual([]);
  });

  /** Lines that speak of VAT, not of a price: the next one, or the table's next row, says the other figure. */
  const aboutVat = [
    'Price before VAT, from',
    'Both. Each price on this site shows the amount before VAT',
    'Order value is turnover divided by orders, before VAT.',
    'Enter everything before VAT unless you can’t reclaim it.',
  ];

  it('always show what is paid with the VAT on a price', () => {
    const bare = pages.flatMap(({ path, text }) =>
      (text.match(/[^\n]*(?:\+ VAT|before VAT)(?! at \d)[^\n]*/g) ?? [])
        .filter((line) => !aboutVat.some((known) => line.includes(known)))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(bare).toEqual([]);
  });

  it('are filled in everywhere', () => {
    expect(pages.filter(({ html }) => html.includes('{{')).map(({ path }) => path)).toEqual([]);
  });
});
