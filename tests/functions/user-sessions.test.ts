import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personOf } from '../../functions/src/platform/auth.ts';
import { headOf, makeSent, recipient } from './quote-world.ts';
import {
  auditOf,
  call,
  claimsOf,
  codeOf,
  makeAdmin,
  makeMember,
  makeUser,
  password,
  signedIn,
  type TestUser,
  userOf,
} from './support/people.ts';
import { signInAt } from './support/sign-in-at.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let adminUser: TestUser;

beforeAll(async () => {
  world = await makeWorld('sessions');
  adminUser = await makeAdmin(world);
});
beforeEach(() => world.setClock(new Date()));
afterAll(() => world.close());

/** Moves the clock to the present. */
const tick = () => world.setClock(new Date());

/** A client's member with a quote, by their address. */
async function makeClient() {
  const member = await makeMember(world);
  const quoteId = await makeSent(world, { recipient: { ...recipient, email: member.email } });
  const { clientId } = await headOf(world, quoteId);
  const audiences = async () => {
    const client = await world.deps.db.doc(`clients/${clientId}`).get();
    return { quote: (await headOf(world, quoteId)).memberUids, client: client.get('memberUids') };
  };
  return { ...member, clientId, quoteId, audiences };
}

const nobody = { quote: [], client: [] };

describe('signing out everywhere', () => {
  it('ends the sessions, refresh and all, takes the person out of every audience, and the next sign-in puts them back', async () => {
    const { uid, email, person, audiences, clientId } = await makeClient();
    const { token } = await signInAt(world, email, password);
    expect(await audiences()).toEqual({ quote: [uid], client: [uid] });
    tick();
    expect(await call(world, person, 'signOutEverywhere', {})).toEqual({ ended: true });
    await expect(personOf(world.deps, token)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await audiences()).toEqual(nobody);
    const { tokensValidAfterTime } = await (await world.deps.auth()).getUser(uid);
    expect(Date.parse(tokensValidAfterTime ?? '') / 1000).toBeGreaterThanOrEqual(person.authTime);
    expect((await auditOf(world, `clients/${clientId}`)).at(-1)).toMatchObject({
      actor: uid,
      action: 'signOutEverywhere',
      before: { memberUids: [uid] },
      after: { memberUids: [] },
    });
    tick();
    const again = await signedIn(world, { email });
    expect(await call(world, again, 'linkMyDocuments', {})).toEqual({ clients: 1, refreshToken: false });
    expect(await audiences()).toEqual({ quote: [uid], client: [uid] });
  });

  it('leaves no session of the very second, and accepts the sign-in right after the response', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email } = await makeMember(world);
      const { token } = await signInAt(world, email, password);
      const person = await personOf(world.deps, token);
      tick();
      await call(world, person, 'signOutEverywhere', {});
      await expect(personOf(world.deps, token)).rejects.toMatchObject({ code: 'unauthenticated' });
      const { authTime, sessionsFrom } = await signedIn(world, { email });
      expect(authTime).toBeGreaterThanOrEqual(sessionsFrom ?? Number.POSITIVE_INFINITY);
    }
  });

  it('is the same when staff do it, and says who', async () => {
    const { uid, email, audiences } = await makeClient();
    const { token } = await signInAt(world, email, password);
    const admin = await signedIn(world, adminUser);
    tick();
    await call(world, admin, 'endSessions', { uid });
    await expect(personOf(world.deps, token)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await audiences()).toEqual(nobody);
    const { provedEmail, sessionsFrom } = await claimsOf(world, uid);
    expect(provedEmail).toBe(email);
    expect((await auditOf(world, `users/${uid}`)).at(-1)).toMatchObject({
      actor: adminUser.uid,
      action: 'endSessions',
      after: { claims: { sessionsFrom } },
    });
  });

  it('keeps the role of an admin, who signs in again', async () => {
    const admin = await makeAdmin(world);
    const person = await signedIn(world, admin);
    tick();
    await call(world, person, 'signOutEverywhere', {});
    const again = await signedIn(world, admin);
    expect(again.claims.role).toBe('admin');
    expect(await codeOf(call(world, again, 'endSessions', { uid: 'nobody' }))).toBe('not-found');
  });

  it('does not claim that an unverified account is linked', async () => {
    const someone = await makeUser(world, { emailVerified: false });
    await call(world, await signedIn(world, someone), 'signOutEverywhere', {});
    expect(await claimsOf(world, someone.uid)).toEqual({});
  });
});

describe('changing the password', () => {
  const change = (person: Parameters<typeof call>[1], word: string) =>
    call(world, person, 'changeMyPassword', { password: word });
  const next = 'a rather different phrase';

  it('ends every session, so that a person who knew the old one is out', async () => {
    const { email, person, audiences } = await makeClient();
    const { token } = await signInAt(world, email, password);
    tick();
    expect(await change(person, next)).toEqual({ changed: true });
    await expect(personOf(world.deps, token)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(signInAt(world, email, password)).rejects.toThrow();
    expect(await audiences()).toEqual(nobody);
    const again = await personOf(world.deps, (await signInAt(world, email, next)).token);
    tick();
    expect(await call(world, again, 'linkMyDocuments', {})).toMatchObject({ clients: 1 });
  });

  it('requires a sign-in of the last five minutes, and no common password', async () => {
    const { email, person } = await makeMember(world);
    expect(await codeOf(change(person, 'Qwertyuiop'))).toBe('invalid-argument');
    expect(await codeOf(change(person, 'short'))).toBe('invalid-argument');
    world.setClock(new Date((person.authTime + 301) * 1000));
    expect(await codeOf(change(person, next))).toBe('unauthenticated');
    await signInAt(world, email, password);
    world.setClock(new Date((person.authTime + 300) * 1000));
    expect(await change(person, next)).toEqual({ changed: true });
  });
});

describe('disabling', () => {
  it('shuts the account, ends sessions and audiences; enabling reopens it without giving anything back by itself', async () => {
    const { uid, email, audiences } = await makeClient();
    const { token } = await signInAt(world, email, password);
    const admin = await signedIn(world, adminUser);
    tick();
    expect(await call(world, admin, 'disableUser', { uid })).toEqual({ disabled: true });
    await expect(personOf(world.deps, token)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(signInAt(world, email, password)).rejects.toThrow();
    expect([await audiences(), (await userOf(world, uid)).disabled]).toEqual([nobody, true]);
    // A new quote for the address gives a disabled account no access.
    const quoteId = await makeSent(world, { recipient: { ...recipient, email } });
    expect((await headOf(world, quoteId)).memberUids).toEqual([]);

    tick();
    const again = await signedIn(world, adminUser);
    expect(await call(world, again, 'enableUser', { uid })).toEqual({ disabled: false });
    expect([await audiences(), (await userOf(world, uid)).disabled]).toEqual([nobody, false]);
    await expect(personOf(world.deps, token)).rejects.toMatchObject({ code: 'unauthenticated' });
    await call(world, await signedIn(world, { email }), 'linkMyDocuments', {});
    expect((await headOf(world, quoteId)).memberUids).toEqual([uid]);
    const log = await auditOf(world, `users/${uid}`);
    expect(
      log.map(({ actor, action }) => `${actor === adminUser.uid ? 'adminUser' : actor} ${action}`),
    ).toEqual([
      `${uid} linkMyDocuments`,
      'adminUser disableUser',
      'adminUser disableUser',
      'adminUser enableUser',
    ]);
  });

  it('takes the role from an admin, and enabling does not bring it back', async () => {
    const other = await makeAdmin(world);
    const admin = await signedIn(world, adminUser);
    tick();
    await call(world, admin, 'disableUser', { uid: other.uid });
    const list = await world.deps.db.doc('access/admins').get();
    expect(list.get('uids')).not.toContain(other.uid);
    expect((await claimsOf(world, other.uid)).role).toBeUndefined();
    expect(await userOf(world, other.uid)).toMatchObject({
      role: null,
      adminRequest: 'refused',
      disabled: true,
    });
    await call(world, await signedIn(world, adminUser), 'enableUser', { uid: other.uid });
    expect(await userOf(world, other.uid)).toMatchObject({ role: null, disabled: false });
    await call(world, await signedIn(world, adminUser), 'approveAdmin', { uid: other.uid });
    expect(await userOf(world, other.uid)).toMatchObject({ role: 'admin', adminRequest: 'approved' });
  });

  it('can’t be done to oneself', async () => {
    const admin = await signedIn(world, adminUser);
    expect(await codeOf(call(world, admin, 'disableUser', { uid: adminUser.uid }))).toBe(
      'failed-precondition',
    );
    expect(await codeOf(call(world, admin, 'deleteUser', { uid: adminUser.uid }))).toBe(
      'failed-precondition',
    );
  });

  it('five times at once is the same as once', async () => {
    const { uid } = await makeUser(world);
    const admin = await signedIn(world, adminUser);
    await Promise.all(Array.from({ length: 5 }, () => call(world, admin, 'disableUser', { uid })));
    const log = await auditOf(world, `users/${uid}`);
    expect(log.filter(({ after }) => after?.disabled === true)).toHaveLength(1);
  });
});

describe('the link that verifies an address', () => {
  const links = async (email: string) => {
    const { docs } = await world.deps.db.collection('outbox').where('to', '==', [email]).get();
    return docs.map((mail) => String(mail.get('template')));
  };

  it('is mailed again when its owner or staff ask, for the area that was asked for', async () => {
    const someone = await makeUser(world, { emailVerified: false });
    const pending = await makeUser(world, { emailVerified: false, adminRequest: 'pending' });
    const mine = call(world, await signedIn(world, someone), 'resendMyVerification', {});
    expect(await mine).toEqual({ sent: true });
    expect(await links(someone.email)).toEqual(['client-registration-confirmation']);
    const admin = await signedIn(world, adminUser);
    expect(await call(world, admin, 'resendVerification', { uid: pending.uid })).toEqual({ sent: true });
    expect(await links(pending.email)).toEqual(['admin-registration-confirmation']);
    expect((await auditOf(world, `users/${pending.uid}`)).at(-1)).toMatchObject({
      actor: adminUser.uid,
      action: 'resendVerification',
    });
  });

  it('is not mailed to a verified address, and is limited', async () => {
    const proved = await makeUser(world);
    const asked = call(world, await signedIn(world, proved), 'resendMyVerification', {});
    expect([await asked, await links(proved.email)]).toEqual([{ sent: false }, []]);
    const someone = await makeUser(world, { emailVerified: false });
    const person = await signedIn(world, someone);
    const answers: boolean[] = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await call(world, person, 'resendMyVerification', {})).sent);
    expect(answers).toEqual([true, true, true, true, true, false]);
  });
});
