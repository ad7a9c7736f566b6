import { londonInstant } from '@agency/domain/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  archiveBlogPost,
  restoreBlogPost,
  unpublishBlogPost,
} from '../../functions/src/blog-post/change-status.ts';
import { checkBlogPost } from '../../functions/src/blog-post/check.ts';
import { publishBlogPost } from '../../functions/src/blog-post/publish.ts';
import { startBlogPost } from '../../functions/src/blog-post/start.ts';
import { sha256Hex } from '../../functions/src/platform/hash.ts';
import { unique } from '../support/suite.ts';
import { publishedPost, startedPost, storedDraft, storedPost, type, wholeText } from './blog-post-world.ts';
import { auditOf } from './project-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;
const noon = new Date('2026-12-01T12:00:00Z');

beforeAll(async () => {
  world = await makeWorld('blog-post');
});
afterAll(() => world.close());
beforeEach(() => world.setClock(noon));

const now = { kind: 'now' } as const;
const publish = (input: Parameters<typeof publishBlogPost>[1]) => publishBlogPost(world.deps, input, asStaff);
const redirectFrom = async (path: string) =>
  (await world.deps.db.doc(`redirects/${sha256Hex(path)}`).get()).data()?.to ?? null;
const refused = (path: string, words: string) =>
  expect.objectContaining({
    code: 'invalid-argument',
    issues: expect.arrayContaining([{ path, message: expect.stringContaining(words) }]),
  });

describe('starting a post', () => {
  it('makes one, with an empty draft and a day to check it, however often it is asked for', async () => {
    const postId = unique('post-for-a-test');
    const ask = () => startBlogPost(world.deps, { postId }, asStaff);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.filter(({ started }) => started)).toHaveLength(1);
    expect(await storedPost(world, postId)).toMatchObject({
      status: 'draft',
      publishAt: null,
      hasChanges: true,
    });
    expect(await storedDraft(world, postId)).toMatchObject({
      title: '',
      version: 1,
      checkAgainOn: '2027-06-01',
    });
    expect(await auditOf(world, `blogPosts/${postId}`)).toHaveLength(1);
  });

  it('gives a post that has none the draft that says what is public', async () => {
    const { postId, slug } = await publishedPost(world);
    await world.deps.db.doc(`blogPosts/${postId}/private/draft`).delete();
    expect(await startBlogPost(world.deps, { postId }, asStaff)).toEqual({ started: false });
    expect(await storedDraft(world, postId)).toMatchObject({ slug, body: 'First words.', version: 1 });
    expect((await storedPost(world, postId)).hasChanges).toBe(false);
  });
});

describe('publishing', () => {
  it('makes public what the draft says, with a revision and the day of its check', async () => {
    const { postId, version } = await startedPost(world, { body: '![Oven](/media/blog/oven.webp/960.avif)' });
    await publish({ postId, version, when: now });
    expect(await storedPost(world, postId)).toMatchObject({
      title: 'What a website costs',
      status: 'published',
      publishAt: noon,
      textChangedAt: noon,
      checkedOn: '2026-12-01',
      checkAgainOn: '2030-01-01',
      hasChanges: false,
      pictures: ['blog/oven.webp'],
    });
    const { docs } = await world.deps.db.collection(`blogPosts/${postId}/revisions`).get();
    expect(docs.map((one) => one.data())).toMatchObject([
      { kind: 'published', savedBy: 'staff', pinned: false },
    ]);
    const entry = (await auditOf(world, `blogPosts/${postId}`)).find(
      ({ action }) => action === 'publishBlogPost',
    );
    expect(entry).toMatchObject({ after: { status: 'published' } });
    expect(JSON.stringify(entry)).not.toContain('oven.webp');
  });

  it.each([
    ['title', { title: ' ' }, 'Enter the title'],
    ['excerpt', { excerpt: '' }, 'Enter the summary'],
    ['body', { body: '' }, 'Enter the text'],
    ['body', { body: 'x'.repeat(100_001) }, 'at most'],
    ['slug', { slug: 'Not a slug' }, 'lower-case'],
    ['slug', { slug: 'category' }, 'taken'],
    ['slug', { slug: 'web-development-costs-west-sussex-2025' }, 'taken'],
    ['author', { author: '' }, 'Enter the author'],
    ['seoTitle', { seoTitle: 'x'.repeat(71) }, 'at most 70'],
    ['coverAlt', { cover: 'blog/oven.webp', coverAlt: '' }, 'Describe the picture'],
  ])('says what is missing: %s %j', async (path, rest, words) => {
    const { postId, version } = await startedPost(world, rest);
    await expect(publish({ postId, version, when: now })).rejects.toEqual(refused(path, words));
    expect(await storedPost(world, postId)).toMatchObject({ status: 'draft' });
  });

  it('publishes nothing that the caller hasn’t seen', async () => {
    const { postId, version } = await startedPost(world);
    await type(world, postId, { body: 'A colleague’s words.' });
    await expect(publish({ postId, version, when: now })).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });

  it('gives an address to one post alone, also of two at once', async () => {
    const slug = unique('wanted');
    const posts = await Promise.all([1, 2, 3].map(() => startedPost(world, { slug })));
    const tried = await Promise.allSettled(posts.map((post) => publish({ ...post, when: now })));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons).toEqual([
      refused('slug', 'What a website costs'),
      refused('slug', 'What a website costs'),
    ]);
  });

  it('keeps the time of a post that is public, and tells when its text changed', async () => {
    const { postId, version } = await publishedPost(world);
    const later = new Date(noon.getTime() + 3_600_000);
    world.setClock(later);
    await publish({ postId, version, when: now });
    expect(await storedPost(world, postId)).toMatchObject({ publishAt: noon, textChangedAt: noon });
    await publish({ postId, version: await type(world, postId, { body: 'New words.' }), when: now });
    expect(await storedPost(world, postId)).toMatchObject({ publishAt: noon, textChangedAt: later });
  });
});

describe('a time to come', () => {
  it.each([
    ['2026-12-24T09:00', londonInstant('2026-12-24', 9)],
    ['2027-06-24T09:00', londonInstant('2027-06-24', 9)],
  ])('is one on London clocks: %s', async (at, instant) => {
    const { postId, version } = await startedPost(world);
    await publish({ postId, version, when: { kind: 'at', at } });
    expect((await storedPost(world, postId)).publishAt).toEqual(instant);
  });

  it.each(['2026-12-01T11:59', '2026-12-32T09:00', '2026-12-24T25:00', '2026-02-30T09:00'])(
    'is not %s',
    async (at) => {
      const { postId, version } = await startedPost(world);
      const tried = publish({ postId, version, when: { kind: 'at', at } });
      await expect(tried).rejects.toMatchObject({ code: 'invalid-argument', issues: [{ path: 'when' }] });
    },
  );

  it('can be moved, or be now, until it has come; a public post has none', async () => {
    const { postId, version } = await startedPost(world);
    await publish({ postId, version, when: { kind: 'at', at: '2026-12-24T09:00' } });
    await publish({ postId, version, when: { kind: 'at', at: '2026-12-25T09:00' } });
    expect((await storedPost(world, postId)).publishAt).toEqual(londonInstant('2026-12-25', 9));
    await publish({ postId, version, when: now });
    expect((await storedPost(world, postId)).publishAt).toEqual(noon);
    const tried = publish({ postId, version, when: { kind: 'at', at: '2026-12-25T09:00' } });
    await expect(tried).rejects.toMatchObject({ issues: [{ path: 'when' }] });
  });
});

describe('an address that changes', () => {
  it('leaves a redirect, without a chain, and none that leads away from a post', async () => {
    const [a, b, c] = [unique('a'), unique('b'), unique('c')];
    const { postId } = await publishedPost(world, { slug: a });
    const move = async (slug: string) =>
      publish({ postId, version: await type(world, postId, { slug }), when: now });
    expect(await move(b)).toMatchObject({ slug: b, movedFrom: a });
    await move(c);
    expect([await redirectFrom(`/blog/${a}`), await redirectFrom(`/blog/${b}`)]).toEqual([
      `/blog/${c}`,
      `/blog/${c}`,
    ]);
    await move(a);
    expect(await redirectFrom(`/blog/${a}`)).toBeNull();
    expect([await redirectFrom(`/blog/${b}`), await redirectFrom(`/blog/${c}`)]).toEqual([
      `/blog/${a}`,
      `/blog/${a}`,
    ]);
  });

  it('leaves none where nobody ever read the post', async () => {
    const { postId, version } = await startedPost(world);
    await publish({ postId, version, when: { kind: 'at', at: '2026-12-24T09:00' } });
    const before = (await storedPost(world, postId)).slug;
    const again = await type(world, postId, { slug: unique('other') });
    await publish({ postId, version: again, when: { kind: 'at', at: '2026-12-24T09:00' } });
    expect(await redirectFrom(`/blog/${before}`)).toBeNull();
  });
});

describe('a post that is no longer public', () => {
  it('goes back to a draft, or to the archive, and comes back', async () => {
    const { postId, version } = await publishedPost(world);
    const of = { postId };
    expect(await unpublishBlogPost(world.deps, of, asStaff)).toEqual({ changed: true });
    expect(await unpublishBlogPost(world.deps, of, asStaff)).toEqual({ changed: false });
    expect(await storedPost(world, postId)).toMatchObject({
      status: 'draft',
      publishAt: null,
      hasChanges: true,
    });
    await archiveBlogPost(world.deps, of, asStaff);
    await expect(publish({ postId, version, when: now })).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    await restoreBlogPost(world.deps, of, asStaff);
    await publish({ postId, version, when: now });
    expect(await storedPost(world, postId)).toMatchObject({ status: 'published' });
  });

  it('gives its address to another; then it must change its own', async () => {
    const { postId, version, slug } = await publishedPost(world);
    await unpublishBlogPost(world.deps, { postId }, asStaff);
    await publishedPost(world, { slug });
    await expect(publish({ postId, version, when: now })).rejects.toEqual(refused('slug', 'taken'));
  });
});

describe('checking a post', () => {
  it('notes the day, and the next, in its draft too', async () => {
    const { postId } = await publishedPost(world);
    world.setClock(new Date('2027-01-05T12:00:00Z'));
    const checked = await checkBlogPost(world.deps, { postId, checkAgainOn: '2027-07-05' }, asStaff);
    expect(checked).toEqual({ checkedOn: '2027-01-05' });
    expect(await storedPost(world, postId)).toMatchObject({
      checkedOn: '2027-01-05',
      checkAgainOn: '2027-07-05',
    });
    expect(await storedDraft(world, postId)).toMatchObject({ checkAgainOn: '2027-07-05', version: 3 });
    expect((await storedPost(world, postId)).textChangedAt).toEqual(noon);
  });

  it('is for published ones, and for a day to come', async () => {
    const { postId } = await startedPost(world, wholeText());
    const check = (id: string, checkAgainOn: string) =>
      checkBlogPost(world.deps, { postId: id, checkAgainOn }, asStaff);
    await expect(check(postId, '2027-01-01')).rejects.toMatchObject({ code: 'failed-precondition' });
    const out = await publishedPost(world);
    await expect(check(out.postId, '2026-12-01')).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});
