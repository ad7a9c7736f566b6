import type { Auth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeAdmin } from '../../functions/src/access/remove-admin.ts';
import { eraseAccount } from '../../functions/src/personal-data/erase.ts';
import { bucketOf } from '../../functions/src/platform/storage.ts';
import { findAccount } from '../../functions/src/records/user/account.ts';
import { repairAccess } from '../../functions/src/user/repair-access.ts';
import { headOf } from './quote-world.ts';
import { makeLife } from './support/life.ts';
import {
  auditOf,
  call,
  codeOf,
  makeAdmin,
  makeMember,
  makeUser,
  newAddress,
  signedIn,
} from './support/people.ts';
import { everything, placesIn } from './support/places.ts';
import { caller, makeWorld, person, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('erase');
});
afterAll(() => world.close());

const placesOf = async (words: readonly string[]) => placesIn(await everything(world.deps.db), words);

function withoutDeletion(auth: Auth): Auth {
  return new Proxy(auth, {
    get(target, name) {
      if (name === 'deleteUser') return () => Promise.reject(new Error('Auth is away'));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('deleting an account', () => {
  it('leaves nothing of the person but what the business has to keep', async () => {
    const { uid, email, me, quoteId, projectId, bucket } = await makeLife(world);
    const name = 'Wilhelmina Ashdown';
    expect(await placesOf([uid, email, name])).toEqual(
      expect.arrayContaining(['users', 'outbox', 'uploads', 'quotes/reads', 'projects/reads', 'auditLog']),
    );
    expect(await call(world, me, 'deleteMyAccount', {})).toEqual({ deleted: true });

    expect(await findAccount(world.deps, email)).toBeNull();
    expect((await world.deps.db.doc(`users/${uid}`).get()).exists).toBe(false);
    // The account's own name was not the contact's; the uid appears only in the log.
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
    // The last one tells them, and goes when it is sent.
    expect(mails.docs.filter((mail) => mail.get('data.notice') === 'accountDeleted')).toHaveLength(1);
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
    expect(JSON.stringify(await auditOf(world, `users/${uid}`))).not.toContain(
      'Only the account was deleted',
    );
    // Their session is over.
    expect(await codeOf(call(world, me, 'exportMyData', {}))).toBe('not-found');
  });

  it('asks for a sign-in of the last five minutes', async () => {
    const { person: me } = await makeMember(world);
    const old = { ...me, authTime: me.authTime - 301 };
    expect(await codeOf(call(world, old, 'deleteMyAccount', {}))).toBe('unauthenticated');
  });

  it('by staff is the same, even for somebody who never signed in, and can be run again', async () => {
    const adminUser = await makeAdmin(world);
    const admin = await signedIn(world, adminUser);
    const auth = await world.deps.auth();
    const email = newAddress();
    const { uid } = await auth.createUser({ email, displayName: 'Ottoline Pyke' });
    expect(await call(world, admin, 'deleteUser', { uid })).toEqual({ deleted: true });
    expect(await placesOf(['Ottoline Pyke', email])).toEqual([]);
    expect(await codeOf(call(world, admin, 'deleteUser', { uid }))).toBe('not-found');
    // Interrupted before the account itself was deleted.
    const half = await makeUser(world);
    await world.deps.db.doc(`users/${half.uid}`).delete();
    await auth.updateUser(half.uid, { disabled: true });
    expect(await call(world, admin, 'deleteUser', { uid: half.uid })).toEqual({ deleted: true });
  });

  it('is finished by the daily repair, wherever it was cut off', async () => {
    const cuts: readonly ((deps: World['deps']) => World['deps'])[] = [
      // Auth is down from the first step on, or only when the account itself is deleted.
      (deps) => ({ ...deps, auth: () => Promise.reject(new Error('Auth is away')) }),
      (deps) => ({ ...deps, auth: async () => withoutDeletion(await deps.auth()) }),
      // Files can't be removed.
      (deps) => ({ ...deps, storage: () => Promise.reject(new Error('Storage is away')) }),
    ];
    for (const cut of cuts) {
      const { uid, email } = await makeLife(world);
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
    const { uid, me } = await makeLife(world);
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

  it('never deletes the last admin', async () => {
    const [last, other] = [await makeAdmin(world), await makeAdmin(world)];
    await world.deps.db.doc('access/admins').set({ uids: [last.uid, other.uid], updatedAt: new Date() });
    await removeAdmin(world.deps, { uid: other.uid }, { person: person(last.uid), caller });
    const me = await signedIn(world, last);
    expect(await codeOf(call(world, me, 'deleteMyAccount', {}))).toBe('failed-precondition');
    expect(await findAccount(world.deps, last.email)).toMatchObject({ disabled: false });
  });
});
