import type { Figures } from './figures.ts';
import { highest, lowest, priceWords, vatWords } from './price-words.ts';
import { stageWords, timeWords } from './time-words.ts';

// Texts name a figure and never say it: '{{from ecommerce}}', '{{time written-quote}}'.

const placeholder = /\{\{(\w+)(?: ([a-z0-9-]+))?(?: (\d+) (\d+))?\}\}/g;

/**
 * The words for one placeholder; undefined where it names nothing.
 * - `price NAME`, `from NAME`, `to NAME`: '£5,500 to £18,000 + VAT at 20% (£6,600 to £21,600 including VAT)'
 * - `time NAME`: '8 to 10 weeks'; `stage NAME 0 20`: its part from 0% to 20%, 'Weeks 1 to 2'
 * - `vat`: ' + VAT at 20%', or nothing
 */
function wordsFor(figures: Figures, kind: string, name = '', shares: readonly number[]): string | undefined {
  const price = Object.hasOwn(figures.prices, name) ? figures.prices[name as keyof Figures['prices']] : null;
  const time = Object.hasOwn(figures.times, name) ? figures.times[name as keyof Figures['times']] : null;
  const [from, to] = shares;
  if (kind === 'vat') return figures.vatRate === null ? '' : ` + ${vatWords(figures.vatRate)}`;
  if (price && kind === 'price') return priceWords(price, figures.vatRate);
  if (price && kind === 'from') return priceWords(lowest(price), figures.vatRate);
  if (price && kind === 'to') return priceWords(highest(price), figures.vatRate);
  if (time && kind === 'time') return timeWords(time);
  if (time && kind === 'stage' && from !== undefined && to !== undefined) return stageWords(time, from, to);
  return undefined;
}

function replaced(text: string, figures: Figures, unknown: (whole: string) => string): string {
  return text.replace(placeholder, (whole, kind: string, name?: string, from?: string, to?: string) => {
    const shares = [from, to].flatMap((share) => (share === undefined ? [] : [Number(share)]));
    return wordsFor(figures, kind, name, shares) ?? unknown(whole);
  });
}

/**
 * Every text of our own in a value of plain data, filled in.
 * @throws where a placeholder names no figure, so that no page ever shows braces.
 */
export function fillFigures<T>(value: T, figures: Figures): T {
  return mapTexts(value, (text) =>
    replaced(text, figures, (whole) => {
      throw new Error(`'${whole}' names no figure`);
    }),
  );
}

/** The same for what staff write, which may speak of braces for reasons of its own: what names no figure stays. */
export function fillKnownFigures<T>(value: T, figures: Figures): T {
  return mapTexts(value, (text) => replaced(text, figures, (whole) => whole));
}

function mapTexts<T>(value: T, fill: (text: string) => string): T {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return fill(part);
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, field]) => [key, walk(field)]));
  };
  // Every part keeps its type: texts stay texts.
  return walk(value) as T;
}
