import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAccount } from '../../functions/src/personal-data/erase.ts';
import type { DocumentChange } from '../../functions/src/platform/deploy.ts';
import { profileWritten } from '../../functions/src/user/written.ts';
import { makeClientOfOne } from './support/client-of-one.ts';
import { auditOf, call, codeOf, makeMember, makeUser, type TestUser, userOf } from './support/people.ts';
import { everything, placesIn } from './support/places.ts';
import { countOf, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('profile');
});
afterAll(() => world.close());

/** What the owner's browser writes, as its trigger gets it. */
async function write({ uid }: TestUser, fields: object, updatedBy = uid): Promise<DocumentChange> {
  const ref = world.deps.db.doc(`users/${uid}`);
  const before = (await ref.get()).data();
  await ref.update({ ...fields, updatedAt: new Date(), updatedBy });
  const after = (await ref.get()).data();
  return {
    eventId: `event-${uid}-${Math.random()}`,
    at: new Date(),
    path: ref.path,
    params: { uid },
    before,
    after,
  };
}

describe('a profile that its owner changed', () => {
  it('is audited once, found by its new name, and greeted by it, however often the event comes', async () => {
    const someone = await makeUser(world);
    const { uid } = someone;
    const change = await write(someone, { displayName: 'Zoë Ainsworth', phone: '01403 555 0188' });
    await Promise.all(Array.from({ length: 5 }, () => profileWritten(world.deps, change)));
    expect(await auditOf(world, `users/${uid}`)).toMatchObject([
      {
        actor: uid,
        action: 'update',
        before: { displayName: 'Jo Marlow', phone: null },
        after: { displayName: 'Zoë Ainsworth', phone: '01403 555 0188' },
      },
    ]);
    const stored = await userOf(world, uid);
    expect(stored).toMatchObject({ displayName: 'Zoë Ainsworth', updatedBy: 'system' });
    expect(stored.searchTokens).toEqual(expect.arrayContaining(['zoe', 'ainsworth']));
    expect(stored.searchTokens).not.toContain('marlow');
    expect((await (await world.deps.auth()).getUser(uid)).displayName).toBe('Zoë Ainsworth');
  });

  it('goes by its new name among the people of its clients, once in their audit log', async () => {
    const { uid, email, ref } = await makeClientOfOne(world);
    const change = await write({ uid, email }, { displayName: 'Imogen Vale' });
    await Promise.all(Array.from({ length: 3 }, () => profileWritten(world.deps, change)));
    const client = (await ref.get()).data();
    expect(client?.people).toMatchObject([{ uid, name: 'Imogen Vale' }]);
    expect(client?.searchTokens).toContain('imogen');
    const renamed = (await auditOf(world, ref.path)).filter(({ action }) => action === 'changeName');
    expect(renamed).toHaveLength(1);
  });

  it('is not processed again because of what the trigger itself writes', async () => {
    const someone = await makeUser(world);
    const change = await write(someone, { displayName: 'Noor Ashby' });
    await profileWritten(world.deps, change);
    const path = `users/${someone.uid}`;
    const stored = await world.deps.db.doc(path).get();
    const entries = await countOf(world, 'auditLog');
    const own = { ...change, eventId: 'its-own', before: change.after, after: stored.data() };
    await profileWritten(world.deps, own);
    expect((await world.deps.db.doc(path).get()).updateTime).toEqual(stored.updateTime);
    expect(await countOf(world, 'auditLog')).toBe(entries);
  });

  it('is read as it is now when events come in the wrong order', async () => {
    const someone = await makeUser(world);
    const first = await write(someone, { displayName: 'First Name' });
    const second = await write(someone, { displayName: 'Second Name' });
    await profileWritten(world.deps, second);
    await profileWritten(world.deps, first);
    expect((await userOf(world, someone.uid)).searchTokens).toContain('second');
    expect((await (await world.deps.auth()).getUser(someone.uid)).displayName).toBe('Second Name');
    expect(await auditOf(world, `users/${someone.uid}`)).toHaveLength(2);
  });

  it('leaves no name in the log where its event comes while or after the account is erased', async () => {
    const someone = await makeUser(world);
    const path = `users/${someone.uid}`;
    const change = await write(someone, { displayName: 'Theodora Quill' });
    const again = { ...change, eventId: `${change.eventId}-again` };
    const account = await (await world.deps.auth()).getUser(someone.uid);
    const ref = world.deps.db.doc(path);
    const erasing = { by: 'system', action: 'test', at: new Date(), address: null };
    await ref.update({ erasing });
    await profileWritten(world.deps, change);
    expect(await auditOf(world, path)).toEqual([]);
    await ref.update({ erasing: FieldValue.delete() });
    await eraseAccount(world.deps, account, { actor: 'system', action: 'test', isOwn: true });
    await profileWritten(world.deps, again);
    expect(JSON.stringify(await auditOf(world, path))).not.toContain('Quill');
    expect(await placesIn(await everything(world.deps.db), ['Theodora'])).toEqual([]);
  });

  it('may be gone by then', async () => {
    const someone = await makeUser(world);
    const change = await write(someone, { displayName: 'Gone Soon' });
    await world.deps.db.doc(`users/${someone.uid}`).delete();
    await (await world.deps.auth()).deleteUser(someone.uid);
    await profileWritten(world.deps, change);
    expect((await world.deps.db.doc(`users/${someone.uid}`).get()).exists).toBe(false);
  });
});

describe('notification preferences', () => {
  it('are stored for this person', async () => {
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
