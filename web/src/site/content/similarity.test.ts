import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../app/server/entries.server.ts';
import { createRenderer } from '../../entry-server.tsx';
import { testContent, testRenderer } from '../../platform/testing/site-content.ts';
import { routes } from '../../routes.ts';

// No page is another page with a word swapped: the texts of all pages are compared in runs of six words.

const runLength = 6;
/** The largest share of the shorter page's runs that may appear in another. */
const mostShared = 1 / 3;
const leastWords = 150;

/** Forms, lists and pages of one purpose, which by nature say little. */
const notForReading = new Set([
  '/quote',
  '/quote/thank-you',
  '/offline',
  '/favicon_source',
  '/portfolio',
  '/blog',
  '/blog/category',
]);
/** Their text is written by staff; here it is the few words of the test content. */
const writtenByStaff = /^\/(?:portfolio\/|blog\/category\/|blog\/what-a-website-costs$)/;

/** The words of the main part, without menus and what is inside them. */
function mainWords(html: string): string[] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return main
    .replace(/<(nav|script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:#x27|#39|rsquo);/g, "'")
    .replace(/&[a-z#0-9]+;/gi, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');
}

function runsOf(words: readonly string[]): ReadonlySet<string> {
  const count = Math.max(0, words.length - runLength + 1);
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + runLength).join(' ')));
}

interface Page {
  readonly path: string;
  readonly words: readonly string[];
  readonly runs: ReadonlySet<string>;
}

async function readPage(path: string): Promise<Page> {
  const renderer = createRenderer(testRenderer);
  const { body } = await renderer.render(renderer.plan(path, ''), testContent());
  const words = mainWords(body);
  return { path, words, runs: runsOf(words) };
}

const siteRoutes = routes.filter(({ area }) => area === 'site');
const entries = await Promise.all(siteRoutes.map((route) => entriesOf(route, testContent())));
const pages = await Promise.all(entries.flat().map(({ path }) => readPage(path)));
const reading = pages.filter(({ path }) => !notForReading.has(path) && !writtenByStaff.test(path));

interface Pair {
  readonly shared: number;
  readonly paths: string;
}

function pairOf(one: Page, other: Page): Pair {
  const [shorter, longer] = one.runs.size <= other.runs.size ? [one, other] : [other, one];
  const common = [...shorter.runs].filter((run) => longer.runs.has(run)).length;
  const shared = shorter.runs.size === 0 ? 0 : common / shorter.runs.size;
  return { shared, paths: `${shorter.path} in ${longer.path}` };
}

describe('the texts of the site', () => {
  it('tells when two pages are alike', () => {
    const words = 'a web site for every business in this old market town by the sea'.split(' ');
    const swapped = words.map((word) => (word === 'sea' ? 'river' : word));
    const page = (text: readonly string[]): Page => ({ path: '/x', words: text, runs: runsOf(text) });
    expect(pairOf(page(words), page(swapped)).shared).toBeGreaterThan(mostShared);
    expect(mainWords('<header>no</header><main><nav>no</nav><p>One &amp; two</p></main>')).toEqual([
      'one',
      'two',
    ]);
  });

  it('are long enough to be worth opening', () => {
    const short = reading.filter(({ words }) => words.length <= leastWords);
    expect(short.map(({ path, words }) => `${path}: ${words.length}`)).toEqual([]);
    expect(reading.length).toBeGreaterThan(40);
  });

  it('are as long as their kind requires', () => {
    const least: [RegExp, number][] = [
      [/^\/services\/web-development-guide$/, 2000],
      [/^\/services\/web-development-(?!guide)/, 500],
      [/^\/services\/./, 600],
      [/^\/industries\//, 600],
      [/^\/blog\/.*(?:2025|guide)$/, 1500],
    ];
    const short = pages.flatMap(({ path, words }) => {
      const wanted = least.find(([pattern]) => pattern.test(path))?.[1] ?? 0;
      return words.length < wanted ? [`${path}: ${words.length} of ${wanted}`] : [];
    });
    expect(short).toEqual([]);
  });

  it('share at most a third of the runs of six words of the shorter one', () => {
    const pairs = reading.flatMap((page, at) => reading.slice(at + 1).map((other) => pairOf(page, other)));
    const alike = pairs
      .filter(({ shared }) => shared > mostShared)
      .map(({ shared, paths }) => `${Math.round(shared * 100)} % of ${paths}`);
    expect(alike).toEqual([]);
  });
});
