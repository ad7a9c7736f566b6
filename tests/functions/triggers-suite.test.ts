import type { BlogPost } from '@agency/domain/blog-post/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogPostWritten } from '../../functions/src/blog-post/written.ts';
import { auditBrowserWrite } from '../../functions/src/platform/triggers/audit-browser-write.ts';
import { admin, eventually, samples, unique } from '../support/suite.ts';
import { auditOf, deliver, written } from './project-world.ts';
import { makeWorld, type World } from './world.ts';

// Before the world of this file is made, so that it is the app of the suite's own project.
const suite = admin();
let world: World;

beforeAll(async () => {
  world = await makeWorld('triggers');
});
afterAll(() => world.close());

describe('a blog post that is saved', () => {
  const post = (rest: Partial<BlogPost> = {}): BlogPost => ({
    title: 'What a website costs',
    excerpt: '',
    body: 'First words.',
    cover: null,
    coverAlt: '',
    categories: ['costs'],
    author: 'Sam Webb',
    seoTitle: '',
    seoDescription: '',
    slug: 'what-a-website-costs',
    status: 'draft',
    publishAt: null,
    searchTokens: [],
    createdAt: new Date('2026-11-01T09:00:00Z'),
    createdBy: 'staff',
    updatedAt: new Date('2026-11-01T09:00:00Z'),
    updatedBy: 'staff',
    ...rest,
  });
  const revisionsOf = async (path: string) =>
    (await world.deps.db.collection(`${path}/revisions`).orderBy('savedAt').get()).docs.map((one) =>
      one.data(),
    );

  it('keeps its previous text, is found, and is audited without its text, once for five events', async () => {
    const path = `blogPosts/${unique('post')}`;
    const params = { postId: path.slice('blogPosts/'.length) };
    const first = await written(world, path, params, post());
    const second = { body: 'Other words.', updatedBy: 'other', updatedAt: new Date('2026-11-02T09:00:00Z') };
    const changed = await written(world, path, params, post(second));
    const third = { ...second, body: 'Last words.', updatedAt: new Date('2026-11-03T09:00:00Z') };
    const again = await written(world, path, params, post(third));
    await deliver(world, blogPostWritten, again, first, changed);
    expect(await revisionsOf(path)).toMatchObject([
      { body: 'First words.', savedBy: 'staff', title: 'What a website costs' },
      { body: 'Other words.', savedBy: 'other' },
    ]);
    const entries = await auditOf(world, path);
    expect(entries).toHaveLength(3);
    expect(JSON.stringify(entries)).not.toContain('words.');
    const stored = (await world.deps.db.doc(path).get()).data();
    expect(stored?.searchTokens).toEqual(expect.arrayContaining(['website', 'webb', 'costs']));
    expect(stored).toMatchObject({ updatedBy: 'other', body: 'Last words.' });
    // Writing the search words fires another event, which is nobody's change.
    const noted = { ...again, eventId: unique('event'), before: again.after, after: stored };
    await deliver(world, blogPostWritten, noted);
    expect(await auditOf(world, path)).toHaveLength(3);
    expect(await revisionsOf(path)).toHaveLength(2);
  });

  it('keeps the text from before an operation changed it, which audited that itself', async () => {
    const path = `blogPosts/${unique('post')}`;
    const params = { postId: path.slice('blogPosts/'.length) };
    await written(world, path, params, post());
    const restored = await written(world, path, params, post({ body: 'Older words.', updatedBy: 'system' }));
    await deliver(world, blogPostWritten, restored);
    expect(await revisionsOf(path)).toMatchObject([{ body: 'First words.' }]);
    expect(await auditOf(world, path)).toEqual([]);
  });

  it('makes no revision of a change that leaves the text alone', async () => {
    const path = `blogPosts/${unique('post')}`;
    const params = { postId: path.slice('blogPosts/'.length) };
    await written(world, path, params, post());
    const published = { status: 'published', publishAt: new Date(), updatedBy: 'system' } as const;
    await deliver(world, blogPostWritten, await written(world, path, params, post(published)));
    expect(await revisionsOf(path)).toEqual([]);
  });
});

describe('a change in the browser', () => {
  it('is one entry with what changed, from what to what', async () => {
    const path = `contacts/${unique('C')}`;
    const stamps = { updatedBy: 'system', updatedAt: new Date() };
    await written(world, path, {}, { status: 'new', notes: '', email: 'kim@example.com', ...stamps });
    const handled = { status: 'open', notes: 'Rang back', email: 'kim@example.com', updatedBy: 'staff' };
    await deliver(
      world,
      auditBrowserWrite,
      await written(world, path, {}, { ...handled, updatedAt: new Date() }),
    );
    expect(await auditOf(world, path)).toMatchObject([
      {
        actor: 'staff',
        action: 'update',
        before: { status: 'new', notes: '' },
        after: { status: 'open', notes: 'Rang back' },
      },
    ]);
  });
});

// The running suite: the triggers are where they should be.
describe('in the running suite', () => {
  const auditHas = async (path: string) =>
    !(await suite.db.collection('auditLog').where('path', '==', path).limit(1).get()).empty;

  it.each([
    ['contacts', {}],
    ['packageRequests', {}],
    ['blogCategories', {}],
  ])('a change of %s is audited', async (collection, fields) => {
    const path = `${collection}/${unique('trigger')}`;
    await suite.db.doc(path).set({ ...fields, updatedBy: 'a-test', updatedAt: new Date() });
    await eventually(`the entry of ${path}`, () => auditHas(path));
    await suite.db.doc(path).delete();
  });

  it('a message below a project and below a quote starts a mail to the other side', async () => {
    const { db, auth } = suite;
    const { uid } = await auth.getUserByEmail(samples.client.email);
    for (const collection of ['projects', 'quotes']) {
      const { docs } = await db
        .collection(collection)
        .where('memberUids', 'array-contains', uid)
        .limit(1)
        .get();
      const threadId = docs[0]?.id ?? '';
      const messageId = unique('message');
      const path = `${collection}/${threadId}/messages/${messageId}`;
      const now = new Date();
      const stamps = { createdAt: now, createdBy: 'a-test', updatedAt: now, updatedBy: 'a-test' };
      await db.doc(path).set({ body: 'Is it ready?', authorName: 'Sam', authorKind: 'staff', ...stamps });
      const mail = await eventually(`the mail about ${path}`, async () => {
        const found = await db
          .collection('outbox')
          .where('data.threadId', '==', threadId)
          .where('status', '==', 'queued')
          .limit(1)
          .get();
        return found.docs[0];
      });
      await Promise.all([mail.ref.delete(), db.doc(path).delete()]);
    }
  });
});
