import { figuresOf } from '@agency/domain/figures/figures';
import { timeNames } from '@agency/domain/figures/times';
import { figureUsages } from '@agency/domain/figures/usages';
import { formatMoneyShort } from '@agency/domain/shared/format';
import { expect, it } from 'vitest';
import { routes } from '../../web/src/routes.ts';
import { withOddFigures } from './odd-figures.ts';
import { readPages } from './pages.ts';
import { sampleSite } from './sample-site.ts';

// Staff are told before they save which pages name a figure. With values that nothing else has, the pages tell.

const content = withOddFigures(await sampleSite());
const [pages, settings, pricing, packages] = await Promise.all([
  readPages(content),
  content.settings(),
  content.pricing(),
  content.packages(),
]);
const { prices, times } = figuresOf({ settings, pricing, packages });

/** Not what staff write: a post or a piece of work of the sample site. */
const isOurOwn = (path: string) =>
  !/^\/(?:blog|portfolio)\//.test(path) || routes.some((route) => route.path === path);

const pathsWith = (...said: readonly string[]) =>
  pages
    .filter(({ path }) => isOurOwn(path))
    .filter(({ text, structured }) => said.some((words) => `${text} ${structured}`.includes(words)))
    .map(({ path }) => path.slice(1))
    .toSorted();

it('knows for every price and time the pages that name it', () => {
  const found = {
    prices: Object.fromEntries(
      Object.entries(prices).map(([name, { from, to }]) => [
        name,
        pathsWith(formatMoneyShort(from), formatMoneyShort(to)),
      ]),
    ),
    times: Object.fromEntries(
      timeNames.map((name) => [name, pathsWith(`${times[name].from} to ${times[name].to}`)]),
    ),
  };
  expect(found).toEqual(figureUsages);
});
