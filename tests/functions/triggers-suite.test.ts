import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
