import type { Auth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeAdmin } from '../../functions/src/access/remove-admin.ts';
import { repairAccess } from '../../functions/src/access/repair-access.ts';
import { bucketOf } from '../../functions/src/platform/storage.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { findAccount } from '../../functions/src/user/account.ts';
import { eraseAccount } from '../../functions/src/user/erase.ts';
import { registerClient } from '../../functions/src/user/register.ts';
import { headOf, makeSent, recipient } from './quote-world.ts';
import {
  auditOf,
  call,
  codeOf,
  makeAdmin,
  makeMember,
  makeSomeone,
  newAddress,
  signedIn,
} from './support/people.ts';
import { asStaff, caller, makeWorld, person, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('erase');
});
afterAll(() => world.close());

const { parse, stringify } = JSON;

/** Every document of the project, whatever lies below whatever, as path and text. */
async function everything(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const walk = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      const { docs } = await collection.get();
      for (const { ref } of docs) {
        const snapshot = await ref.get();
        found.set(ref.path, stringify(snapshot.data()));
        await walk(await ref.listCollections());
      }
    }
  };
  await walk(await world.deps.db.listCollections());
  return found;
}

/** The collections, by their templates, in whose documents (or ids) one of these words stands. */
async function placesOf(words: readonly string[]): Promise<string[]> {
  const places = [...(await everything())]
    .filter(([path, text]) => words.some((word) => path.includes(word) || text.includes(word)))
    .map(([path]) =>
      path
        .split('/')
        .filter((_part, index) => index % 2 === 0)
        .join('/'),
    );
  return [...new Set(places)].toSorted();
}

function withoutDeletion(auth: Auth): Auth {
  return new Proxy(auth, {
    get(target, name) {
      if (name === 'deleteUser') return () => Promise.reject(new Error('Auth is away'));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A client with a quote and a project, what they read and sent, and mails about their account. */
async function makeLife() {
  const email = newAddress();
  await registerClient(world.deps, { name: 'Wilhelmina Ashdown', email, password: 'a long enough phrase' });
  const auth = await world.deps.auth();
  const { uid } = await auth.getUserByEmail(email);
  await auth.updateUser(uid, { emailVerified: true });
  const { db } = world.deps;
  const first = await signedIn(world, { email });
  await call(world, first, 'ensureUser', {});
  await call(world, first, 'linkMyDocuments', {});
  const me = await signedIn(world, { email });
  const quoteId = await makeSent(world, { recipient: { ...recipient, email } });
  const { projectId } = await acceptQuoteOffline(
    world.deps,
    { quoteId, name: 'Sam Weald', choices: [], note: 'By phone' },
    asStaff,
  );
  const at = new Date();
  const marker = { lastReadAt: at, updatedBy: uid, updatedAt: at };
  await db.doc(`quotes/${quoteId}/reads/${uid}`).set(marker);
  await db.doc(`projects/${projectId}/reads/${uid}`).set(marker);
  const upload = { name: 'a.png', size: 1, contentType: 'image/png', expiresAt: at, createdAt: at };
  await db.doc(`uploads/loose-${uid}`).set({
    ...upload,
    state: 'stored',
    owner: uid,
    claimedBy: null,
    storagePath: `incoming/${uid}/loose`,
  });
  await db.doc(`uploads/kept-${projectId}`).set({
    ...upload,
    state: 'claimed',
    owner: uid,
    claimedBy: `projects/${projectId}`,
    storagePath: `files/${projectId}/kept`,
  });
  const bucket = await bucketOf(world.deps);
  await bucket.file(`incoming/${uid}/loose`).save('x');
  await bucket.file(`incoming/${uid}/other`).save('x');
  return { uid, email, me, quoteId, projectId, bucket };
}

describe('deleting an account', () => {
  it('leaves nothing of the person but what the business has to keep', async () => {
    const { uid, email, me, quoteId, projectId, bucket } = await makeLife();
    const name = 'Wilhelmina Ashdown';
    expect(await placesOf([uid, email, name])).toEqual(
      expect.arrayContaining(['users', 'outbox', 'uploads', 'quotes/reads', 'projects/reads', 'auditLog']),
    );
    expect(await call(world, me, 'deleteMyAccount', {})).toEqual({ deleted: true });

    expect(await findAccount(world.deps, email)).toBeNull();
    expect((await world.deps.db.doc(`users/${uid}`).get()).exists).toBe(false);
    // The account's own name was not the contact's; the uid stands in the log alone.
    expect(await placesOf([name])).toEqual([]);
    // Nor the words that they were searched by.
    expect(await placesOf(['"wilhelmina"', '"ashdown"'])).toEqual([]);
    expect(await placesOf([uid])).toEqual(['auditLog']);
    // The address is the contact's: on the client, and on what was agreed and mailed about it.
    expect(await placesOf([email])).toEqual([
      'clients',
      'outbox',
      'quotes',
      'quotes/private',
      'quotes/versions',
    ]);
    const mails = await world.deps.db.collection('outbox').where('to', 'array-contains', email).get();
    const templates = mails.docs.map((mail) => String(mail.get('template')));
    expect(templates.filter((template) => template.startsWith('client-'))).toEqual([]);
    const [left] = await bucket.getFiles({ prefix: `incoming/${uid}/` });
    expect(left).toEqual([]);
    expect((await world.deps.db.doc(`uploads/kept-${projectId}`).get()).get('owner')).toBeNull();
    const head = await headOf(world, quoteId);
    expect(head.memberUids).toEqual([]);
    const client = await world.deps.db.doc(`clients/${head.clientId}`).get();
    expect([client.get('memberUids'), client.get('people')]).toEqual([
      [],
      [{ name: 'Sam Weald', email, uid: null }],
    ]);
    expect((await auditOf(world, `users/${uid}`)).at(-1)).toMatchObject({
      actor: uid,
      action: 'deleteMyAccount',
      before: null,
      after: { removed: { readMarkers: 2, uploads: 2 }, kept: expect.stringContaining('invoices') },
    });
    expect(JSON.stringify(await auditOf(world, `users/${uid}`))).not.toContain('The account alone ended');
    // Their session is over.
    expect(await codeOf(call(world, me, 'exportMyData', {}))).toBe('not-found');
  });

  it('asks for a sign-in of the last five minutes', async () => {
    const { person: me } = await makeMember(world);
    const old = { ...me, authTime: me.authTime - 301 };
    expect(await codeOf(call(world, old, 'deleteMyAccount', {}))).toBe('unauthenticated');
  });

  it('by staff is the same, also for somebody who never signed in, and can be run again', async () => {
    const boss = await makeAdmin(world);
    const admin = await signedIn(world, boss);
    const auth = await world.deps.auth();
    const email = newAddress();
    const { uid } = await auth.createUser({ email, displayName: 'Ottoline Pyke' });
    expect(await call(world, admin, 'deleteUser', { uid })).toEqual({ deleted: true });
    expect(await placesOf(['Ottoline Pyke', email])).toEqual([]);
    expect(await codeOf(call(world, admin, 'deleteUser', { uid }))).toBe('not-found');
    // Cut off before the account itself went.
    const half = await makeSomeone(world);
    await world.deps.db.doc(`users/${half.uid}`).delete();
    await auth.updateUser(half.uid, { disabled: true });
    expect(await call(world, admin, 'deleteUser', { uid: half.uid })).toEqual({ deleted: true });
  });

  it('is finished by the daily repair, wherever it was cut off', async () => {
    const cuts: readonly ((deps: World['deps']) => World['deps'])[] = [
      // Auth is away from the first step on, or only when the account itself goes.
      (deps) => ({ ...deps, auth: () => Promise.reject(new Error('Auth is away')) }),
      (deps) => ({ ...deps, auth: async () => withoutDeletion(await deps.auth()) }),
      // Files can't be removed.
      (deps) => ({ ...deps, storage: () => Promise.reject(new Error('Storage is away')) }),
    ];
    for (const cut of cuts) {
      const { uid, email } = await makeLife();
      const account = await (await world.deps.auth()).getUser(uid);
      const why = { actor: uid, action: 'deleteMyAccount', isOwn: true };
      await expect(eraseAccount(cut(world.deps), account, why)).rejects.toThrow('away');
      expect((await world.deps.db.doc(`users/${uid}`).get()).get('erasing')).toMatchObject({ by: uid });
      await repairAccess(world.deps);
      expect(await findAccount(world.deps, email)).toBeNull();
      expect(await placesOf(['Wilhelmina Ashdown', '"wilhelmina"'])).toEqual([]);
      expect(await placesOf([uid])).toEqual(['auditLog']);
      const left = await (await bucketOf(world.deps)).getFiles({ prefix: `incoming/${uid}/` });
      expect(left[0]).toEqual([]);
    }
  });

  it('asked for three times at once is one deletion', async () => {
    const { uid, me } = await makeLife();
    const once = () => call(world, me, 'deleteMyAccount', {});
    const answers = await Promise.allSettled([once(), once(), once()]);
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'not-found' });
    }
    expect(await placesOf([uid])).toEqual(['auditLog']);
    const entries = await auditOf(world, `users/${uid}`);
    expect(entries.filter(({ after }) => after?.kept !== undefined)).toHaveLength(1);
  });

  it('never takes the last admin', async () => {
    const [last, other] = [await makeAdmin(world), await makeAdmin(world)];
    await world.deps.db.doc('access/admins').set({ uids: [last.uid, other.uid], updatedAt: new Date() });
    await removeAdmin(world.deps, { uid: other.uid }, { person: person(last.uid), caller });
    const me = await signedIn(world, last);
    expect(await codeOf(call(world, me, 'deleteMyAccount', {}))).toBe('failed-precondition');
    expect(await findAccount(world.deps, last.email)).toMatchObject({ disabled: false });
  });
});

describe('a copy of one’s data', () => {
  const copyOf = async (me: Parameters<typeof call>[1]) => {
    const { fileName, json } = await call(world, me, 'exportMyData', {});
    expect(fileName).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    return { json, data: parse(json) };
  };

  it('has all that this person may read, and nothing of others or of staff', async () => {
    const { email, me, quoteId, projectId, uid } = await makeLife();
    const { db } = world.deps;
    const strangersQuote = await makeSent(world, { recipient: { ...recipient, email: newAddress() } });
    const at = new Date();
    const text = { createdAt: at, createdBy: uid, updatedAt: at, updatedBy: uid };
    const message = { ...text, body: 'Hello from me', authorName: 'W', authorKind: 'client' };
    await db.doc(`projects/${projectId}/messages/one`).set(message);
    await db.doc(`quotes/${quoteId}/messages/one`).set({ ...message, body: 'A question' });
    await db
      .doc(`projects/${projectId}/notes/one`)
      .set({ ...text, title: 'Inside', body: 'A note of staff' });
    const file = { name: 'plan.pdf', storagePath: 'files/secret-place', visibility: 'client', ...text };
    await db.doc(`projects/${projectId}/files/shared`).set(file);
    await db
      .doc(`projects/${projectId}/files/inside`)
      .set({ ...file, name: 'inside.pdf', visibility: 'internal' });
    for (let count = 0; count < 30; count += 1)
      await db.doc(`projects/${projectId}/activity/a-${count}`).set({ kind: 'started', at, ...text });

    const enquiry = {
      email,
      message: 'Asked before I had an account',
      notes: 'Thought of by staff',
      ...text,
    };
    await db.doc(`contacts/of-${uid}`).set(enquiry);
    await db.doc(`packageRequests/of-${uid}`).set({ ...enquiry, message: 'A package' });
    await db.doc(`contacts/not-of-${uid}`).set({ ...enquiry, email: newAddress(), message: 'A stranger' });

    const { json, data } = await copyOf(me);
    expect(data.leftOut.join()).toContain('Notes and drafts of our staff');
    expect(data.cutShort).toBeNull();
    expect(data.enquiries).toMatchObject([{ message: 'Asked before I had an account' }]);
    expect(data.packageRequests).toMatchObject([{ message: 'A package' }]);
    expect(data.uploads).toHaveLength(2);
    expect(data.account).toMatchObject({ id: uid, email, emailVerified: true, signsInWith: ['password'] });
    expect(data.profile).toMatchObject({ email, displayName: 'Wilhelmina Ashdown' });
    expect(data.clients).toHaveLength(1);
    expect(data.quotes).toMatchObject([
      { id: quoteId, versions: [{ version: 1 }], messages: [{ body: 'A question' }] },
    ]);
    expect(data.projects).toMatchObject([
      { id: projectId, messages: [{ body: 'Hello from me' }], files: [{ name: 'plan.pdf' }] },
    ]);
    // More than a page of them.
    expect(data.projects[0].activity.length).toBeGreaterThanOrEqual(30);
    expect(data.certificates).toHaveLength(1);
    for (const secret of [
      'A note of staff',
      'Thought of by staff',
      'A stranger',
      'inside.pdf',
      'secret-place',
      strangersQuote,
      'By phone',
      'searchTokens',
    ]) {
      expect(json, secret).not.toContain(secret);
    }
    // Draft invoices are nobody's yet.
    expect(data.invoices).toEqual([]);
  });

  it('is the account alone for a session that is not a member’s', async () => {
    const someone = await makeSomeone(world, { emailVerified: false });
    const quoteId = await makeSent(world, { recipient: { ...recipient, email: someone.email } });
    await world.deps.db.doc(`quotes/${quoteId}`).update({ memberUids: [someone.uid] });
    const { data } = await copyOf(await signedIn(world, someone));
    expect(Object.keys(data)).toEqual(['exportedAt', 'account', 'profile']);
  });

  it('can be asked for five times an hour', async () => {
    const someone = await makeSomeone(world);
    const me = await signedIn(world, someone);
    // Stopped: the count begins anew with every hour.
    const now = world.deps.clock();
    const still = { ...world, deps: { ...world.deps, clock: () => now } };
    const codes: unknown[] = [];
    for (let count = 0; count < 6; count += 1) codes.push(await codeOf(call(still, me, 'exportMyData', {})));
    expect(codes).toEqual([...Array(5).fill('done'), 'resource-exhausted']);
  });
});

describe('notification preferences', () => {
  it('are kept for this person', async () => {
    const { uid, person: me } = await makeMember(world);
    const preferences = {
      'project-update-notification': false,
      'file-upload-notification': true,
      'new-message-notification': false,
    };
    expect(await call(world, me, 'setNotificationPreferences', { preferences })).toEqual({ saved: true });
    const stored = await world.deps.db.doc(`users/${uid}`).get();
    expect([stored.get('notificationPreferences'), stored.get('updatedBy')]).toEqual([preferences, 'system']);
    const bad = { preferences: { ...preferences, role: 'admin' } };
    expect(await codeOf(call(world, me, 'setNotificationPreferences', bad))).toBe('invalid-argument');
  });
});
