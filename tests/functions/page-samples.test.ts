import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPortfolio } from '../../functions/src/site/published.ts';
import { realWords } from './content-world.ts';
import { someWork } from './site-world.ts';
import { makeWorld, type World } from './world.ts';

// Work and words that only show how it would look are public where samples are shown: on somebody's own machine.

let world: World;
beforeAll(async () => {
  world = await makeWorld('page-samples');
  const put = (slug: string, change: object) =>
    world.deps.db.doc(`portfolioItems/${slug}`).set({ ...someWork, slug, ...change });
  await put('invented', { sample: true });
  await put('real', { sample: false, testimonial: realWords, position: 1 });
  await put('real-without-words', {
    sample: false,
    testimonial: { ...realWords, sample: true },
    position: 2,
  });
});
afterAll(() => world.close());

async function seen(showsSamples: boolean) {
  const items = await readPortfolio({ ...world.deps, config: { ...world.deps.config, showsSamples } });
  return items.map(({ slug, testimonial }) => [slug, testimonial?.sample ?? null]);
}

it('shows all of it where samples are shown', async () => {
  expect(await seen(true)).toEqual([
    ['invented', null],
    ['real', false],
    ['real-without-words', true],
  ]);
});

it('shows nothing that is marked as a sample anywhere else', async () => {
  expect(await seen(false)).toEqual([
    ['real', false],
    ['real-without-words', null],
  ]);
});
