import { mostImported } from '@agency/domain/redirect/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveBlogCategory } from '../../functions/src/blog-category/save.ts';
import { importRedirects } from '../../functions/src/redirect/import.ts';
import { listRedirects } from '../../functions/src/redirect/list.ts';
import { removeRedirect } from '../../functions/src/redirect/remove.ts';
import { readRedirect } from '../../functions/src/site/published.ts';
import { unique } from '../support/suite.ts';
import { publishedPost, startedPost } from './blog-post-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('redirect-import');
});
afterAll(() => world.close());

type Row = readonly [from: string, to: string];
const take = (rows: readonly Row[], dryRun = false, deps = world.deps) =>
  importRedirects(deps, { rows: rows.map(([from, to]) => ({ from, to })), dryRun }, asStaff);
const outcomes = async (rows: readonly Row[], dryRun = false) =>
  (await take(rows, dryRun)).rows.map(({ outcome, reason }) => (outcome === 'refused' ? reason : outcome));
const old = (name = 'old') => `/${unique(name)}`;
const endOf = (from: string) => readRedirect(world.deps, from);

async function entries() {
  const { docs } = await world.deps.db.collection('auditLog').where('action', '==', 'importRedirects').get();
  return docs.map((entry) => entry.data());
}
const everyRedirect = async () =>
  (await world.deps.db.collection('redirects').orderBy('from').get()).docs.map((one) => one.data());

describe('importRedirects', () => {
  it('says in a dry run what it will do, does it once, and logs it once', async () => {
    const [first, second] = [old(), old()];
    const rows: Row[] = [
      [`https://www.old.example${first}/?`, '/contact'],
      [second, first],
      ['/about us', '/contact'],
    ];
    const [before, logged] = [await everyRedirect(), (await entries()).length];
    const planned = await take(rows, true);
    expect(await everyRedirect()).toEqual(before);
    expect(await entries()).toHaveLength(logged);
    expect(await take(rows)).toEqual(planned);
    expect(planned.rows).toMatchObject([
      { from: first, to: '/contact', outcome: 'added' },
      { from: second, to: '/contact', outcome: 'added' },
      { from: '/about us', outcome: 'refused' },
    ]);
    expect(await Promise.all([first, second].map(endOf))).toEqual(['/contact', '/contact']);
    const stored = await everyRedirect();
    expect(await outcomes(rows)).toEqual(['same', 'same', expect.any(String)]);
    expect(await everyRedirect()).toEqual(stored);
    const told = await entries();
    expect(told).toHaveLength(logged + 1);
    expect(told).toContainEqual(expect.objectContaining({ actor: 'staff', after: { added: 2, changed: 0 } }));
  });

  it('knows the pages: of the site, posts, categories and work, and nothing that isn’t public', async () => {
    const { slug, postId } = await publishedPost(world);
    const { postId: draftId } = await startedPost(world, { slug: unique('draft') });
    const draftSlug = (await world.deps.db.doc(`blogPosts/${draftId}/private/draft`).get()).get('slug');
    const category = unique('category');
    const content = { name: 'Guides', description: '' };
    await saveBlogCategory(world.deps, { slug: category, content, seen: null }, asStaff);
    for (const page of [`/blog/${slug}`, `/blog/category/${category}`, '/services/websites', '/']) {
      expect(await outcomes([[old(), page]], true)).toEqual(['added']);
      expect(await outcomes([[page, '/contact']], true)).toEqual([expect.stringMatching(/^There’s a page/)]);
    }
    for (const page of [`/blog/${draftSlug}`, '/blog/never-was', '/portfolio/never-was', '/admin']) {
      expect(await outcomes([[old(), page]], true)).toEqual([`There’s no page at ${page}.`]);
    }
    await world.deps.db.doc(`blogPosts/${postId}`).update({ publishAt: new Date(Date.now() + 86_400_000) });
    expect(await outcomes([[old(), `/blog/${slug}`]], true)).toEqual([`There’s no page at /blog/${slug}.`]);
  });

  it('takes along what led to an address that leads on now', async () => {
    const [far, near] = [old('far'), old('near')];
    const createdAt = new Date('2026-01-02');
    await take([[far, '/packages']]);
    const ref = (await world.deps.db.collection('redirects').where('from', '==', far).get()).docs[0]?.ref;
    await ref?.update({ to: near, createdAt });
    expect(await outcomes([[near, '/contact']])).toEqual(['added']);
    expect(await Promise.all([far, near].map(endOf))).toEqual(['/contact', '/contact']);
    expect((await ref?.get())?.get('createdAt').toDate()).toEqual(createdAt);
  });

  it('takes 500 rows in one commit, with a chain of all of them', async () => {
    const names = Array.from({ length: mostImported }, () => old('many'));
    const rows = names.map((from, index): Row => [from, names[index + 1] ?? '/contact']);
    const { rows: told } = await take(rows);
    expect(told.every(({ outcome, to }) => outcome === 'added' && to === '/contact')).toBe(true);
    expect(new Set(await Promise.all(names.map(endOf)))).toEqual(new Set(['/contact']));
    expect(new Set(await outcomes(rows))).toEqual(new Set(['same']));
  });

  it('comes out the same for two at once, and where the process is killed before it commits', async () => {
    const [first, second] = [old(), old()];
    const rows: Row[] = [
      [first, '/contact'],
      [second, '/contact'],
    ];
    let reads = 0;
    const clock = () => {
      reads += 1;
      // The last before the commit is for the log.
      if (reads === 4) throw new Error('killed');
      return world.deps.clock();
    };
    await expect(take(rows, false, { ...world.deps, clock })).rejects.toThrow('killed');
    expect(await Promise.all([first, second].map(endOf))).toEqual([null, null]);
    const logged = (await entries()).length;
    await Promise.all([take(rows), take(rows), take([[first, '/packages']])]);
    const end = await endOf(first);
    expect(['/contact', '/packages']).toContain(end);
    expect(await endOf(second)).toBe('/contact');
    expect((await entries()).length - logged).toBeLessThanOrEqual(3);
  });
});

describe('the list of redirects', () => {
  it('comes page by page, in the order of their addresses', async () => {
    const own = await makeWorld('redirect-list');
    const rows = Array.from(
      { length: 103 },
      (_, index): Row => [`/page-${String(index).padStart(3, '0')}`, '/faq'],
    );
    await take(rows, false, own.deps);
    const first = await listRedirects(own.deps, { after: null }, asStaff);
    const second = await listRedirects(own.deps, { after: first.next }, asStaff);
    expect(second.next).toBeNull();
    const all = [...first.redirects, ...second.redirects];
    expect(all.map(({ from }) => from)).toEqual(rows.map(([from]) => from));
    expect(all[0]).toMatchObject({ to: '/faq', createdAt: expect.stringMatching(/Z$/) });
    await own.close();
  });

  it('loses one that is removed, once', async () => {
    const from = old();
    await take([[from, '/contact']]);
    expect(await removeRedirect(world.deps, { from }, asStaff)).toEqual({ removed: true });
    expect(await removeRedirect(world.deps, { from }, asStaff)).toEqual({ removed: false });
    expect(await endOf(from)).toBeNull();
    const { docs } = await world.deps.db.collection('auditLog').where('action', '==', 'removeRedirect').get();
    expect(docs.map((entry) => entry.get('before.from'))).toEqual([from]);
  });
});
