import type { PackageContent } from '@agency/domain/package/schema';
import { quoteRequestInput } from '@agency/domain/quote/request';
import { parseInput } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderPackages } from '../../functions/src/package/order.ts';
import { publishPackage } from '../../functions/src/package/publish.ts';
import { savePackage } from '../../functions/src/package/save.ts';
import { requestPackage } from '../../functions/src/package-request/request.ts';
import { requestQuote } from '../../functions/src/quote/request.ts';
import { siteContent } from '../../functions/src/site/content.ts';
import { requestFields } from '../support/samples.ts';
import { makePackage, packageContent, packageOf } from './content-world.ts';
import { makeSent, content as quoteContent } from './quote-world.ts';
import { auditOf } from './support/people.ts';
import { asStaff, makeWorld, sender, type World } from './world.ts';

let world: World;
const worlds: World[] = [];
/** The fake clock, which only moves on. */
let now = Date.parse('2026-12-01T09:00:00Z');
async function begin(): Promise<void> {
  world = await makeWorld('packages');
  worlds.push(world);
  tick();
}
function tick(): void {
  now += 3_600_000;
  world.setClock(new Date(now));
}
beforeAll(begin);
afterAll(() => Promise.all(worlds.map((each) => each.close())));

const save = async (packageId: string, content: PackageContent, seen: number | null) => {
  tick();
  return savePackage(world.deps, { packageId, content, seen }, asStaff);
};
const publish = async (packageId: string, published = true) => {
  const seen = (await packageOf(world, packageId)).updatedAt.getTime();
  tick();
  return publishPackage(world.deps, { packageId, published, seen }, asStaff);
};
/** What visitors get, at first sight. */
const onSite = async () => {
  tick();
  return siteContent(world.deps).packages();
};

describe('saving a package', () => {
  it('makes one behind the others, on no page, with an entry that says what it holds', async () => {
    await makePackage(world, 'first');
    await makePackage(world, 'second');
    expect(await packageOf(world, 'second')).toMatchObject({
      ...packageContent('second'),
      position: 1,
      published: false,
      publishedAt: null,
      updatedBy: 'staff',
    });
    expect(await auditOf(world, 'packages/second')).toMatchObject([
      { action: 'savePackage', actor: 'staff', before: null, after: { name: 'Tune-up', priceFrom: 45_000 } },
    ]);
    expect(await onSite()).toEqual([]);
  });

  it('twice is once, and a first try whose answer was lost is replaced', async () => {
    const { content } = await makePackage(world, 'once');
    expect(await save('once', content, null)).toEqual({ saved: false });
    await Promise.all([1, 2, 3].map(() => save('once', { ...content, name: 'Better' }, null)));
    expect(await packageOf(world, 'once')).toMatchObject({ name: 'Better' });
    expect(await auditOf(world, 'packages/once')).toHaveLength(2);
  });

  it('is refused over what a colleague saved, and keeps its place', async () => {
    const { content, seen } = await makePackage(world, 'shared');
    const { position } = await packageOf(world, 'shared');
    await save('shared', { ...content, name: 'Theirs' }, seen);
    await expect(save('shared', { ...content, name: 'Ours' }, seen)).rejects.toThrow('changed this package');
    await expect(save('gone', { ...content, slug: 'gone' }, seen)).rejects.toThrow('removed this package');
    expect(await packageOf(world, 'shared')).toMatchObject({ name: 'Theirs', position });
  });

  it('gives no two the same address, and changes none that has been out', async () => {
    await makePackage(world, 'taken');
    const taken = save('other', packageContent('taken'), null);
    await expect(taken).rejects.toMatchObject({ issues: [{ path: 'slug' }] });
    const { content, seen } = await makePackage(world, 'before');
    await save('before', { ...content, slug: 'after' }, seen);
    await publish('before');
    await publish('before', false);
    const now = (await packageOf(world, 'before')).updatedAt.getTime();
    const moved = save('before', { ...content, slug: 'again' }, now);
    await expect(moved).rejects.toMatchObject({ issues: [{ path: 'slug' }] });
    expect(await packageOf(world, 'before')).toMatchObject({ slug: 'after' });
  });

  it('fixes the address of one that was published before this was noted', async () => {
    const { content, seen } = await makePackage(world, 'old');
    await world.deps.db.doc('packages/old').update({ published: true, publishedAt: null });
    const moved = save('old', { ...content, slug: 'new' }, seen);
    await expect(moved).rejects.toMatchObject({ issues: [{ path: 'slug' }] });
  });
});

describe('publishing a package', () => {
  beforeEach(begin);

  it('puts it on the site and takes it off, says so in the log, and twice is once', async () => {
    await makePackage(world, 'shown');
    expect(await publish('shown')).toEqual({ changed: true });
    expect(await publish('shown')).toEqual({ changed: false });
    const [shown] = await onSite();
    expect(Object.keys(shown ?? {}).toSorted()).toEqual(
      ['id', 'position', ...Object.keys(packageContent(''))].toSorted(),
    );
    await publish('shown', false);
    expect(await onSite()).toEqual([]);
    expect((await auditOf(world, 'packages/shown')).map(({ after }) => after)).toEqual(
      expect.arrayContaining([{ published: true }, { published: false }]),
    );
  });

  it('is refused where a colleague has changed it since', async () => {
    const { content, seen } = await makePackage(world, 'raced');
    await save('raced', { ...content, priceFrom: 1 }, seen);
    const late = publishPackage(world.deps, { packageId: 'raced', published: true, seen }, asStaff);
    await expect(late).rejects.toThrow('changed this package');
    const none = publishPackage(world.deps, { packageId: 'none', published: true, seen }, asStaff);
    await expect(none).rejects.toMatchObject({ code: 'not-found' });
  });

  it('changes no request that named it', async () => {
    const { content } = await makePackage(world, 'asked', { name: 'As it was' });
    await publish('asked');
    const form = { packageId: 'asked', name: 'Kim Fenn', email: 'kim@example.com', consent: true } as const;
    const { id } = await requestPackage(world.deps, form, sender());
    const now = (await packageOf(world, 'asked')).updatedAt.getTime();
    await save('asked', { ...content, name: 'As it is', priceFrom: 99_900 }, now);
    await publish('asked', false);
    const request = await world.deps.db.doc(`packageRequests/${id}`).get();
    expect(request.get('packageName')).toBe('As it was');
  });

  it('changes no quote that was asked for or sent with it', async () => {
    const { content } = await makePackage(world, 'quoted', { name: 'As it was' });
    await publish('quoted');
    const asked = parseInput(quoteRequestInput, requestFields({ packageId: 'quoted' }));
    const { id } = await requestQuote(world.deps, asked, sender());
    // As an editor begins a quote from it: its words and price are copied.
    const [section] = quoteContent.sections;
    if (!section) throw new Error('The sample quote has no section');
    const sections = [{ ...section, title: content.name, introduction: content.summary }];
    const quoteId = await makeSent(world, { content: { ...quoteContent, sections } });
    const paths = [`quotes/${id}/private/draft`, `quotes/${quoteId}/versions/1`];
    const said = () =>
      Promise.all(paths.map(async (path) => JSON.stringify((await world.deps.db.doc(path).get()).data())));
    const before = await said();
    const now = (await packageOf(world, 'quoted')).updatedAt.getTime();
    await save('quoted', { ...content, name: 'As it is', priceFrom: 99_900 }, now);
    await publish('quoted', false);
    expect(await said()).toEqual(before);
    expect(before).toEqual([expect.stringContaining('As it was'), expect.stringContaining('As it was')]);
  });
});

describe('the order of packages', () => {
  beforeEach(begin);
  const order = (ids: string[]) => orderPackages(world.deps, { ids }, asStaff);

  it('is that of the site, leaves open forms alone, and is one entry', async () => {
    for (const id of ['a', 'b', 'c']) {
      await makePackage(world, id, { name: `Package ${id}` });
      await publish(id);
    }
    const content = packageContent('c', { name: 'Saved after' });
    const seen = (await packageOf(world, 'c')).updatedAt.getTime();
    await order(['c', 'a', 'b']);
    await order(['c', 'a', 'b']);
    expect((await onSite()).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(await save('c', content, seen)).toEqual({ saved: true });
    const entries = (await auditOf(world, 'packages/c')).filter(({ action }) => action === 'orderPackages');
    expect(entries).toMatchObject([{ after: { order: ['Package c', 'Package a', 'Package b'] } }]);
  });

  it('is refused where one was added since, or one stands twice', async () => {
    await makePackage(world, 'a');
    await makePackage(world, 'b');
    await expect(order(['a'])).rejects.toMatchObject({ code: 'failed-precondition' });
    await expect(order(['a', 'a'])).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});
