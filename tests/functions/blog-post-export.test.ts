import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveBlogPost, unpublishBlogPost } from '../../functions/src/blog-post/change-status.ts';
import { exportBlogPosts } from '../../functions/src/file/export-blog-posts.ts';
import { getFile } from '../../functions/src/file/http.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import { dispatch } from '../../functions/src/platform/http/router.ts';
import type { HttpRoute } from '../../functions/src/platform/http.ts';
import { saveObject } from '../../functions/src/platform/storage.ts';
import { unique } from '../support/suite.ts';
import { postPath, publishedPost, startedPost, type } from './blog-post-world.ts';
import { as, makePerson } from './file-world.ts';
import { httpRequest } from './support/http-request.ts';
import { asStaff, caller, makeWorld, type World } from './world.ts';

const routes: readonly HttpRoute[] = [{ path: '/api/files/:ticket', methods: { GET: getFile } }];
let world: World;
let staff: Person;

beforeAll(async () => {
  world = await makeWorld('blog-export');
  staff = await makePerson(world, 'ada', 'admin');
});
afterAll(() => world.close());

const take = () => exportBlogPosts(world.deps, {}, as(staff));
const fetchFrom = (url: string) =>
  dispatch(
    routes,
    httpRequest({ method: 'GET', path: new URL(url).pathname, headers: {}, caller }),
    world.deps,
  );

async function filesOf(url: string): Promise<Record<string, Uint8Array>> {
  const { status, stream } = await fetchFrom(url);
  expect(status).toBe(200);
  const pieces: Buffer[] = [];
  for await (const piece of stream?.open() ?? []) pieces.push(Buffer.from(piece));
  return unzipSync(Buffer.concat(pieces));
}
const textIn = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(files[name] ?? new Uint8Array());

async function putPicture(bytes = 'a picture'): Promise<string> {
  const place = `library/${unique('oven')}-1x1-3f9a1c2b4d5e.jpg`;
  await saveObject(world.deps, `media/${place}`, Buffer.from(bytes), {
    contentType: 'image/jpeg',
    custom: {},
  });
  return place;
}

describe('exportBlogPosts', () => {
  it('puts posts of every state, changes that aren’t published and pictures into one file', async () => {
    const [cover, shown] = [await putPicture('cover'), await putPicture('shown')];
    const open = await publishedPost(world, {
      title: 'Costs: "all" of them',
      cover,
      coverAlt: 'An oven',
      body: `Public words.\n\n![Oven](/media/${shown}/720.webp)`,
    });
    await type(world, open.postId, { body: 'Words to come.' });
    const draft = await startedPost(world, { slug: '../../Draft of mine', body: 'Draft words.' });
    const gone = await publishedPost(world, { body: 'Old words.' });
    await archiveBlogPost(world.deps, { postId: gone.postId }, asStaff);
    const taken = await publishedPost(world, { body: 'Taken off.' });
    await unpublishBlogPost(world.deps, { postId: taken.postId }, asStaff);
    const answer = await take();
    expect(answer).toMatchObject({ posts: 4, pictures: 2, missing: 0, unreadable: 0 });
    const files = await filesOf(answer.url);
    expect(Object.keys(files).toSorted()).toEqual(
      [
        `posts/${open.slug}.md`,
        `drafts/${open.slug}.md`,
        'drafts/draft-of-mine.md',
        `drafts/${taken.slug}.md`,
        `archived/${gone.slug}.md`,
        `media/${cover}`,
        `media/${shown}`,
      ].toSorted(),
    );
    const text = textIn(files, `posts/${open.slug}.md`);
    expect(text).toContain('title: "Costs: \\"all\\" of them"\n');
    expect(text).toContain(`status: "published"\npublishAt: "20`);
    expect(text).toContain(`cover: "media/${cover}"\ncoverAlt: "An oven"\n`);
    expect(text).toContain('Public words.');
    expect(textIn(files, `drafts/${open.slug}.md`)).toContain('status: "draft"\npublishAt: null');
    expect(textIn(files, `drafts/${open.slug}.md`)).toContain('Words to come.');
    expect(textIn(files, `archived/${gone.slug}.md`)).toContain('status: "archived"');
    expect(textIn(files, `media/${shown}`)).toBe('shown');
    await world.deps.db.doc(postPath(draft.postId)).delete();
  });

  it('leaves out what can’t be read or isn’t there, says so, and leads out of no folder', async () => {
    const { postId } = await publishedPost(world, {
      body: '![a](/media/library/gone-1x1-3f9a1c2b4d5e.jpg) ![b](/media/x/../../../files/secret.pdf)',
    });
    const broken = await publishedPost(world);
    await world.deps.db.doc(postPath(broken.postId)).update({ status: 'odd' });
    const answer = await take();
    expect(answer).toMatchObject({ missing: 1, unreadable: 1 });
    const files = await filesOf(answer.url);
    for (const name of Object.keys(files)) {
      expect(name).toMatch(/^(?:posts|drafts|archived)\/[a-z0-9-]+\.md$|^media\/library\/[a-z0-9.-]+$/);
    }
    for (const id of [postId, broken.postId]) await world.deps.db.doc(postPath(id)).delete();
  });

  it('is for who asked for it, while they are on the staff, by the day in its name', async () => {
    const { url } = await take();
    const { headers } = await fetchFrom(url);
    expect(headers['Content-Disposition']).toMatch(/filename="Blog posts \d{4}-\d\d-\d\d\.zip"/);
    await world.deps.db.doc('access/admins').update({ uids: ['nobody'] });
    expect((await fetchFrom(url)).status).not.toBe(200);
  });
});
