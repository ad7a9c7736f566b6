import { blogCategory } from '@agency/domain/blog-category/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderBlogCategories } from '../../functions/src/blog-category/order.ts';
import { removeBlogCategory } from '../../functions/src/blog-category/remove.ts';
import { renameBlogCategory } from '../../functions/src/blog-category/rename.ts';
import { saveBlogCategory } from '../../functions/src/blog-category/save.ts';
import { unpublishBlogPost } from '../../functions/src/blog-post/change-status.ts';
import { draftWritten } from '../../functions/src/blog-post/draft-written.ts';
import { readRedirect } from '../../functions/src/site/published.ts';
import { unique } from '../support/suite.ts';
import {
  draftPath,
  postPath,
  publishedPost,
  startedPost,
  storedDraft,
  storedPost,
} from './blog-post-world.ts';
import { deliver } from './project-world.ts';
import { auditOf } from './support/people.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld('blog-category');
});
afterAll(() => world.close());

const pathOf = (slug: string) => `blogCategories/${slug}`;
const data = async (slug: string) => (await world.deps.db.doc(pathOf(slug)).get()).data();
const stored = async (slug: string) => parseDocument(blogCategory, pathOf(slug), await data(slug));
const seenOf = async (slug: string) => (await stored(slug)).updatedAt.getTime();
const save = (slug: string, name: string, seen: number | null = null) =>
  saveBlogCategory(world.deps, { slug, content: { name, description: '' }, seen }, asStaff);
const rename = (from: string, to: string, seen: number) =>
  renameBlogCategory(world.deps, { from, to, seen }, asStaff);
const remove = (slug: string) => removeBlogCategory(world.deps, { slug }, asStaff);
const leadsTo = (slug: string) => readRedirect(world.deps, `/blog/category/${slug}`);

/** A category that nothing is in: its slug. */
async function made(name = 'Guides'): Promise<string> {
  const slug = unique('category');
  await save(slug, name);
  return slug;
}

/** What the trigger notes after a browser has saved a draft. */
async function noteDraft(postId: string): Promise<void> {
  const path = draftPath(postId);
  const after = (await world.deps.db.doc(path).get()).data();
  const change = {
    eventId: unique('event'),
    path,
    params: { postId, name: 'draft' },
    before: undefined,
    after,
    at: world.deps.clock(),
  };
  await deliver(world, draftWritten, change);
}

describe('saving a category', () => {
  it('makes one behind the others, changes its words, and twice is once', async () => {
    const [first, second] = [await made(), await made()];
    expect((await stored(second)).position).toBe((await stored(first)).position + 1);
    expect(await save(second, 'Guides')).toEqual({ saved: false });
    const seen = await seenOf(second);
    expect(await save(second, 'Handbooks', seen)).toEqual({ saved: true });
    await expect(save(second, 'Ours', seen - 1)).rejects.toThrow('changed this category');
    expect(await stored(second)).toMatchObject({ name: 'Handbooks', createdBy: 'staff', formerSlugs: [] });
    expect(await auditOf(world, pathOf(second))).toMatchObject([
      { action: 'saveBlogCategory', before: null },
      { before: { name: 'Guides' }, after: { name: 'Handbooks' } },
    ]);
  });

  it('replaces none that is there, and brings none back', async () => {
    const slug = await made();
    await expect(save(slug, 'Mine')).rejects.toMatchObject({ issues: [{ path: 'slug' }] });
    await expect(save(unique('gone'), 'Mine', 1)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('renaming a category', () => {
  it('leaves a redirect, and its posts and drafts follow', async () => {
    const [from, to] = [await made(), unique('to')];
    const out = await publishedPost(world, { categories: [from, 'other'] });
    const drafted = await startedPost(world, { categories: [from] });
    await noteDraft(drafted.postId);
    const before = await storedPost(world, out.postId);
    const seen = await seenOf(from);
    expect(await rename(from, to, seen)).toEqual({ renamed: true, posts: 2 });
    expect(await data(from)).toBeUndefined();
    expect(await stored(to)).toMatchObject({ name: 'Guides', formerSlugs: [from] });
    expect(await leadsTo(from)).toBe(`/blog/category/${to}`);
    const after = await storedPost(world, out.postId);
    expect(after).toMatchObject({
      categories: [to, 'other'],
      draftCategories: [to, 'other'],
      hasChanges: false,
    });
    expect([after.updatedAt, after.textChangedAt]).toEqual([before.updatedAt, before.textChangedAt]);
    expect(await storedDraft(world, drafted.postId)).toMatchObject({ categories: [to] });
    expect(await rename(from, to, seen)).toEqual({ renamed: false, posts: 0 });
    const entries = await auditOf(world, pathOf(to));
    expect(entries).toMatchObject([
      { action: 'renameBlogCategory', before: { slug: from }, after: { slug: to } },
    ]);
  });

  it('goes on with the posts where it was killed', async () => {
    const [from, to] = [await made(), unique('to')];
    const posts = [await publishedPost(world, { categories: [from] }), await publishedPost(world)];
    const seen = await seenOf(from);
    await rename(from, to, seen);
    // As it was before that post’s turn.
    await world.deps.db.doc(postPath(posts[0]?.postId ?? '')).update({ categories: [from] });
    expect(await rename(from, to, seen)).toEqual({ renamed: false, posts: 1 });
    expect(await storedPost(world, posts[0]?.postId ?? '')).toMatchObject({ categories: [to] });
  });

  it('can be undone, and leads in no circle', async () => {
    const [from, to] = [await made(), unique('to')];
    await rename(from, to, await seenOf(from));
    await rename(to, from, await seenOf(to));
    expect(await stored(from)).toMatchObject({ formerSlugs: [to] });
    expect([await leadsTo(from), await leadsTo(to)]).toEqual([null, `/blog/category/${from}`]);
  });

  it('takes no address of another, and is refused where a colleague was first', async () => {
    const [from, taken] = [await made(), await made()];
    const seen = await seenOf(from);
    await expect(rename(from, taken, seen)).rejects.toMatchObject({ issues: [{ path: 'to' }] });
    await expect(rename(from, unique('to'), seen - 1)).rejects.toThrow('changed this category');
    await expect(rename(unique('none'), unique('to'), seen)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('leaves its old address to a new one', async () => {
    const [from, to] = [await made(), unique('to')];
    await rename(from, to, await seenOf(from));
    await save(from, 'Another one');
    expect(await leadsTo(from)).toBeNull();
    expect(await stored(to)).toMatchObject({ formerSlugs: [] });
  });
});

describe('removing a category', () => {
  it('is refused while a post or a draft is in it, under whatever name', async () => {
    const [slug, draftsOnly] = [await made(), await made()];
    const out = await publishedPost(world, { categories: [slug], title: 'In it' });
    await expect(remove(slug)).rejects.toThrow('‘In it’');
    await unpublishBlogPost(world.deps, { postId: out.postId }, asStaff);
    await expect(remove(slug)).rejects.toMatchObject({ code: 'failed-precondition' });
    const { postId } = await startedPost(world, { categories: [draftsOnly] });
    await noteDraft(postId);
    await expect(remove(draftsOnly)).rejects.toMatchObject({ code: 'failed-precondition' });
    const to = unique('to');
    await rename(slug, to, await seenOf(slug));
    await world.deps.db.doc(postPath(out.postId)).update({ categories: [slug] });
    await expect(remove(to)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it('is refused of one that the site’s own articles are in', async () => {
    await save('web-apps', 'Web apps');
    await expect(remove('web-apps')).rejects.toThrow('own articles');
  });

  it('can be repeated, and is in the log', async () => {
    const slug = await made();
    expect([await remove(slug), await remove(slug)]).toEqual([{ removed: true }, { removed: false }]);
    expect((await auditOf(world, pathOf(slug))).at(-1)).toMatchObject({ before: { name: 'Guides' } });
  });
});

it('is put into an order, of all of them', async () => {
  const slugs = [await made('One'), await made('Two')];
  const { docs } = await world.deps.db.collection('blogCategories').orderBy('position').get();
  const ids = [...slugs.toReversed(), ...docs.map(({ id }) => id).filter((id) => !slugs.includes(id))];
  await orderBlogCategories(world.deps, { ids }, asStaff);
  expect((await stored(slugs[1] ?? '')).position).toBe(0);
  await expect(orderBlogCategories(world.deps, { ids: slugs }, asStaff)).rejects.toThrow('categories');
});
