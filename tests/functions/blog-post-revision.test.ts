import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftWritten } from '../../functions/src/blog-post/draft-written.ts';
import { publishBlogPost } from '../../functions/src/blog-post/publish.ts';
import {
  pinBlogPostRevision,
  restoreBlogPostRevision,
  saveBlogPostRevision,
} from '../../functions/src/blog-post/revisions.ts';
import { endBlogPostPreview, shareBlogPostPreview } from '../../functions/src/blog-post/share-preview.ts';
import { previewBehind } from '../../functions/src/records/blog-post/preview.ts';
import { changedAt, unique } from '../support/suite.ts';
import { draftPath, publishedPost, startedPost, storedDraft, storedPost, type } from './blog-post-world.ts';
import { auditOf, deliver } from './project-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('blog-revision');
});
afterAll(() => world.close());

async function revisionsOf(postId: string) {
  const { docs } = await world.deps.db.collection(`blogPosts/${postId}/revisions`).orderBy('savedAt').get();
  return docs.map((one) => ({ id: one.id, ...one.data() }) as Record<string, unknown> & { id: string });
}
const keep = (
  postId: string,
  version: number,
  revisionId = unique('revision'),
  name = 'Before the rewrite',
) => saveBlogPostRevision(world.deps, { postId, version, revisionId, name }, asStaff);
const restore = (postId: string, version: number, revisionId: string) =>
  restoreBlogPostRevision(world.deps, { postId, version, revisionId }, asStaff);

describe('a revision', () => {
  it('is saved by name, once for an id, and only of what was seen', async () => {
    const { postId, version } = await startedPost(world);
    const id = unique('revision');
    const answers = await Promise.all([keep(postId, version, id), keep(postId, version, id)]);
    expect(answers.filter(({ saved }) => saved)).toHaveLength(1);
    expect(await revisionsOf(postId)).toMatchObject([
      { id, kind: 'named', name: 'Before the rewrite', body: 'First words.' },
    ]);
    await type(world, postId, { body: 'Second words.' });
    await expect(keep(postId, version)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it('is restored into the draft; what was there is saved, and so is what came back', async () => {
    const { postId, version, slug } = await publishedPost(world);
    const [first] = await revisionsOf(postId);
    const changed = await type(world, postId, { body: 'Second words.', slug: unique('elsewhere') });
    await expect(restore(postId, version, first?.id ?? '')).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    expect(await restore(postId, changed, first?.id ?? '')).toEqual({ version: changed + 1 });
    expect(await storedDraft(world, postId)).toMatchObject({
      body: 'First words.',
      slug,
      updatedBy: 'staff',
    });
    expect(await storedPost(world, postId)).toMatchObject({ body: 'First words.', hasChanges: false });
    const kinds = (await revisionsOf(postId)).map(({ kind, body }) => `${kind}: ${body}`).toSorted();
    expect(kinds).toEqual(['before: Second words.', 'published: First words.', 'restored: First words.']);
  });

  it('that an earlier version of the product saved can be restored too', async () => {
    const { postId, version } = await startedPost(world);
    const {
      slug: _slug,
      checkAgainOn: _day,
      version: _version,
      updatedAt,
      updatedBy,
      id: _id,
      ...text
    } = await storedDraft(world, postId);
    const old = { ...text, body: 'Old words.', savedAt: updatedAt, savedBy: updatedBy };
    await world.deps.db.doc(`blogPosts/${postId}/revisions/old`).set(old);
    await restore(postId, version, 'old');
    expect(await storedDraft(world, postId)).toMatchObject({ body: 'Old words.' });
  });

  it('gives way to newer ones beyond fifty, unless it is pinned', async () => {
    const { postId, version } = await startedPost(world);
    const ids: string[] = [];
    for (let index = 0; index < 50; index += 1) {
      world.setClock(new Date(Date.UTC(2026, 11, 1, 9, index)));
      ids.push(unique('revision'));
      await keep(postId, version, ids.at(-1));
    }
    const pin = { postId, revisionId: ids[0] ?? '', pinned: true };
    expect(await pinBlogPostRevision(world.deps, pin, asStaff)).toEqual({ changed: true });
    expect(await pinBlogPostRevision(world.deps, pin, asStaff)).toEqual({ changed: false });
    world.setClock(new Date(Date.UTC(2026, 11, 1, 10)));
    await keep(postId, version);
    expect(await revisionsOf(postId)).toHaveLength(51);
    world.setClock(new Date(Date.UTC(2026, 11, 1, 11)));
    await publishBlogPost(world.deps, { postId, version, when: { kind: 'now' } }, asStaff);
    const left = (await revisionsOf(postId)).map(({ id }) => id);
    expect([left.length, left.includes(ids[0] ?? ''), left.includes(ids[1] ?? '')]).toEqual([
      51,
      true,
      false,
    ]);
  });
});

describe('a draft that a browser has saved', () => {
  const saved = async (postId: string) => {
    const path = draftPath(postId);
    const after = (await world.deps.db.doc(path).get()).data();
    return {
      eventId: unique('event'),
      at: new Date(),
      path,
      params: { postId, name: 'draft' },
      before: {},
      after,
    };
  };

  it('is noted by its post: title, categories, pictures, that it has changes, whatever the order of events', async () => {
    const { postId } = await publishedPost(world);
    await type(world, postId, { title: 'Another title', categories: ['costs'] });
    const first = await saved(postId);
    await type(world, postId, { body: 'See ![Oven](/media/blog/oven.webp).' });
    const second = await saved(postId);
    await deliver(world, draftWritten, second, first);
    expect(await storedPost(world, postId)).toMatchObject({
      title: 'What a website costs',
      draftTitle: 'Another title',
      draftCategories: ['costs'],
      pictures: ['blog/oven.webp'],
      hasChanges: true,
      searchTokens: expect.arrayContaining(['another', 'website', 'costs']),
    });
    expect((await storedPost(world, postId)).body).toBe('First words.');
  });

  it('is one entry of the log for a person and an hour, without a word of it', async () => {
    const { postId } = await startedPost(world, { body: 'Secret plans.' });
    world.setClock(new Date('2026-12-03T09:10:00Z'));
    await type(world, postId, { title: 'One' });
    const first = await saved(postId);
    await type(world, postId, { title: 'Two' });
    const second = await saved(postId);
    world.setClock(new Date('2026-12-03T10:10:00Z'));
    await type(world, postId, { title: 'Three' });
    await deliver(world, draftWritten, first, second, await saved(postId));
    const entries = (await auditOf(world, `blogPosts/${postId}`)).filter(
      ({ action }) => action === 'editBlogPostDraft',
    );
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toMatch(/Secret|Two/);
  });
});

describe('a preview', () => {
  const share = (postId: string) => shareBlogPostPreview(world.deps, { postId }, asStaff);
  const open = (url: string) => previewBehind(world.deps, url.split('/').at(-1) ?? '');

  it('shows the draft to anyone who has its address, for seven days, and names who shared it', async () => {
    world.setClock(new Date('2026-12-03T09:00:00Z'));
    const { postId } = await startedPost(world, { body: 'Not public yet.' });
    const { url, expiresAt } = await share(postId);
    expect(expiresAt).toBe('2026-12-10T09:00:00.000Z');
    expect(await open(url)).toMatchObject({ post: { body: 'Not public yet.' }, by: 'staff', expiresAt });
    world.setClock(new Date('2026-12-04T09:00:00Z'));
    expect(await share(postId)).toEqual({ url, expiresAt });
    world.setClock(new Date('2026-12-10T09:00:01Z'));
    expect(await open(url)).toBeNull();
    expect((await share(postId)).url).not.toBe(url);
  });

  it('can be switched off, and another address does not bring the old one back', async () => {
    const { postId } = await startedPost(world);
    const { url } = await share(postId);
    const end = () => endBlogPostPreview(world.deps, { postId }, asStaff);
    expect([await end(), await end()]).toEqual([{ ended: true }, { ended: false }]);
    expect(await open(url)).toBeNull();
    const next = await share(postId);
    expect([await open(url), (await open(next.url))?.by]).toEqual([null, 'staff']);
  });

  it('opens nothing by a token of another post, or a changed one', async () => {
    const [one, two] = [await startedPost(world), await startedPost(world)];
    const { url } = await share(one.postId);
    await share(two.postId);
    for (const wrong of [
      url.replace(one.postId, two.postId),
      changedAt(url, url.length - 5),
      `${url}x`,
      '',
      'x.y.z',
    ]) {
      expect(await open(wrong), wrong).toBeNull();
    }
  });
});
