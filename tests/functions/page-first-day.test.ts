import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageServer } from '../../functions/src/site/ssr.ts';
import { routes } from '../../web/src/routes.ts';
import { builtRenderer, pageClient } from './site-world.ts';
import { makeWorld, type World } from './world.ts';

// An agency on its first day has its settings and nothing else: no package, no piece of work, no post of its own.

let world: World;
let ask: ReturnType<typeof pageClient>;

beforeAll(async () => {
  world = await makeWorld('page-first-day');
  ask = pageClient(pageServer(await builtRenderer(world.deps)), world.deps);
});
afterAll(() => world.close());

const whole = routes.filter(({ path }) => !/[:*]/.test(path)).map(({ path }) => path);

it.each(whole)('%s is there', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(200);
  expect(String(body)).toMatch(/<h1[ >]|<main[ >]/);
});

it('every link on these pages, and every address of the sitemap, leads to a page', async () => {
  const pages = await Promise.all(whole.map(async (path) => String((await ask(path)).body)));
  const sitemap = String((await ask('/sitemap.xml')).body);
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(40);
  const linked = pages.flatMap((html) =>
    [...html.matchAll(/ href="(\/[^"#?]*)/g)].map(([, path = '']) => path),
  );
  const addresses = [...new Set([...listed, ...linked])].filter((path) => !/\.[a-z0-9]+$/.test(path));
  const wrong: string[] = [];
  for (const path of addresses) {
    const { status } = await ask(path);
    if (status !== 200) wrong.push(`${path} ${status}`);
  }
  expect(wrong).toEqual([]);
});
