import { afterAll, beforeAll, expect, it } from 'vitest';
import { commit } from '../../functions/src/platform/commit.ts';
import { clearRedirectAt, movePage, redirectRef } from '../../functions/src/records/redirect/move-page.ts';
import { readRedirect } from '../../functions/src/site/published.ts';
import { makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('redirect');
});
afterAll(() => world.close());

const move = (from: string, to: string) => commit(world.deps, (unit) => movePage(world.deps, unit, from, to));
const ends = (...paths: readonly string[]) =>
  Promise.all(paths.map((path) => readRedirect(world.deps, path)));

it('leads from every earlier path to the last one in one step', async () => {
  await move('/blog/a1', '/blog/a2');
  await move('/blog/a2', '/blog/a3');
  expect(await ends('/blog/a1', '/blog/a2', '/blog/a3')).toEqual(['/blog/a3', '/blog/a3', null]);
});

it('leaves no circle where a page moves back', async () => {
  await move('/blog/b1', '/blog/b2');
  await move('/blog/b2', '/blog/b1');
  expect(await ends('/blog/b1', '/blog/b2')).toEqual([null, '/blog/b1']);
});

it('takes all along, where more lead to a page than one query finds', async () => {
  const many = Array.from({ length: 203 }, (_, index) => `/blog/c${index}`);
  const batch = world.deps.db.batch();
  for (const from of many) {
    batch.create(redirectRef(world.deps, from), { from, to: '/blog/c', createdAt: new Date() });
  }
  await batch.commit();
  await move('/blog/c', '/blog/d');
  expect(new Set(await ends(...many))).toEqual(new Set(['/blog/d']));
});

it('changes nothing where the commit is done twice, and keeps when a redirect was made', async () => {
  await move('/blog/e1', '/blog/e2');
  const first = (await redirectRef(world.deps, '/blog/e1').get()).data();
  await move('/blog/e1', '/blog/e2');
  expect((await redirectRef(world.deps, '/blog/e1').get()).data()).toEqual(first);
});

it('goes where a page is published in its place, and is missed by nobody where there is none', async () => {
  await move('/blog/f1', '/blog/f2');
  const clear = () => commit(world.deps, (unit) => clearRedirectAt(world.deps, unit, '/blog/f1'));
  await clear();
  await clear();
  expect(await ends('/blog/f1')).toEqual([null]);
});

it('refuses a page that stays where it is', async () => {
  await expect(move('/blog/g', '/blog/g')).rejects.toMatchObject({ code: 'invalid-argument' });
});
