import { templateListPath } from '@agency/domain/site/files';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantAdmin } from '../../functions/src/access/grant-admin.ts';
import { personOf } from '../../functions/src/platform/auth.ts';
import { repairAccess } from '../../functions/src/user/repair-access.ts';
import { callOperation, type SignedIn, signIn } from '../support/sign-in.ts';
import { addresses, project, admin as suiteAdmin } from '../support/suite.ts';
import { makeSent, recipient } from './quote-world.ts';
import { enter, resetPassword } from './support/moves.ts';
import { nextSecondBegan } from './support/next-second.ts';
import {
  call,
  changesTold,
  claimsOf,
  mailsTo,
  makeMember,
  newAddress,
  password,
  userOf,
} from './support/people.ts';
import { putStatus, readStatus, refresh, signInWithGoogle, writeNameStatus } from './support/suite-rest.ts';
import { makeWorld, type World } from './world.ts';

// Anybody who holds a token of an account for a moment can tie their own Google account to it, without us. In the running
// suite, under its rules.

const { db, auth } = suiteAdmin();
let world: World;

beforeAll(async () => {
  const own = await makeWorld('identity');
  world = { ...own, projectId: project, deps: { ...own.deps, db, auth: async () => auth } };
});
afterAll(() => world.close());

const providersOf = async (uid: string) =>
  (await auth.getUser(uid)).providerData.map(({ providerId }) => providerId);

/** A member whose token somebody borrowed to tie their own Google account to the account. */
async function attack() {
  const member = await makeMember(world);
  const quotePath = `quotes/${await makeSent(world, { recipient: { ...recipient, email: member.email } })}`;
  const { idToken } = await signIn({ ...member, password });
  const evil = newAddress();
  await signInWithGoogle(evil, { tiedTo: idToken });
  const owner = await personOf(world.deps, idToken);
  return { ...member, quotePath, evil, owner };
}

async function expectShut({ idToken }: Pick<SignedIn, 'idToken'>, uid: string, quotePath: string) {
  for (const path of [quotePath, `users/${uid}`]) expect(await readStatus(path, idToken), path).toBe(403);
  await expect(personOf(world.deps, idToken)).rejects.toMatchObject({ code: 'unauthenticated' });
}

async function expectProfileShut({ idToken }: Pick<SignedIn, 'idToken'>, uid: string) {
  const path = `users/${uid}`;
  expect(await readStatus(path, idToken)).toBe(403);
  const updatedAt = (await db.doc(path).get()).updateTime;
  expect(await writeNameStatus(uid, 'You won! evil.example', idToken)).toBe(403);
  expect((await db.doc(path).get()).updateTime).toEqual(updatedAt);
}

const owners = 'the password of the owner';

/** The identity service if a new password left everything tied to an account as it was. */
function keeping(uid: string, evil: string): Auth {
  const providerToLink = { providerId: 'google.com', uid: `google-${evil}`, email: evil };
  let looked = 0;
  return new Proxy(auth, {
    get(target, name) {
      if (name === 'getUserByEmail') {
        return async (email: string) => {
          looked += 1;
          // Before the code is used, then after.
          if (looked === 2) await auth.updateUser(uid, { providerToLink });
          return target.getUserByEmail(email);
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const reset = (email: string) => resetPassword(world, email, owners);

describe('a Google account with another address', () => {
  it.each([
    ['of an operation', ({ idToken }: SignedIn) => callOperation('exportMyData', {}, idToken)],
    [
      'of an address',
      ({ idToken }: SignedIn) =>
        fetch(`${addresses.site}${templateListPath}`, { headers: { authorization: `Bearer ${idToken}` } }),
    ],
  ])(
    'is gone with its own first call %s, which is refused, and the owner told once',
    async (_what, callIt) => {
      const { uid, email, evil } = await attack();
      await nextSecondBegan();
      const thief = await signInWithGoogle(evil);
      expect(thief.localId).toBe(uid);
      for (let time = 0; time < 2; time += 1) expect((await callIt(thief)).status).toBe(401);
      expect(await providersOf(uid)).toEqual(['password']);
      expect(await changesTold(world, email)).toEqual(['methodRemoved']);
      // The thief's token still ties it again, at the service; that is undone without another mail.
      await signInWithGoogle(evil, { tiedTo: thief.idToken });
      expect((await callIt(thief)).status).toBe(401);
      expect(await providersOf(uid)).toEqual(['password']);
      expect(await changesTold(world, email)).toEqual(['methodRemoved']);
    },
  );

  it('opens nothing of the account that it was tied to, and is gone with the owner’s next call', async () => {
    const { uid, email, evil, owner, quotePath } = await attack();
    await nextSecondBegan();
    const thief = await signInWithGoogle(evil);
    expect(thief.localId).toBe(uid);
    await expectShut(thief, uid, quotePath);
    expect(await providersOf(uid)).toContain('google.com');
    await call(world, owner, 'ensureUser', {});
    expect(await providersOf(uid)).toEqual(['password']);
    expect(await changesTold(world, email)).toEqual(['methodRemoved']);
    expect(await mailsTo(world, evil)).toEqual([]);
    const elsewhere = await signInWithGoogle(evil);
    expect(elsewhere.localId).not.toBe(uid);
  });

  const remedies: Record<string, (attacked: Awaited<ReturnType<typeof attack>>) => Promise<unknown>> = {
    'signing out everywhere': ({ owner }) =>
      call(world, { ...owner, hasForeignMethods: false }, 'signOutEverywhere', {}),
    'a new password': ({ owner }) =>
      call(world, { ...owner, hasForeignMethods: false }, 'changeMyPassword', { password: owners }),
    // The emulator itself takes everything off then; the real service need not.
    'a reset': ({ email, uid, evil }) => {
      const lenient = keeping(uid, evil);
      const deps = { ...world.deps, auth: async () => lenient };
      return resetPassword({ ...world, deps }, email, owners);
    },
    'staff ending the sessions': async ({ uid }) => {
      const other = await makeMember(world);
      await grantAdmin(world.deps, other.email);
      const staff = await personOf(world.deps, (await signIn({ ...other, password })).idToken);
      await call(world, staff, 'endSessions', { uid });
    },
    'the daily repair': () => repairAccess(world.deps),
  };

  it.each([
    ['signing out everywhere', ['methodRemoved', 'signedOut']],
    ['a new password', ['methodRemoved', 'passwordChanged']],
    ['a reset', ['methodRemoved', 'passwordChanged']],
    ['staff ending the sessions', ['methodRemoved', 'signedOut']],
    ['the daily repair', ['methodRemoved']],
  ])('is taken off by %s, and the owner told', async (how, told) => {
    const attacked = await attack();
    await remedies[how]?.(attacked);
    expect(await providersOf(attacked.uid)).toEqual(['password']);
    expect(await changesTold(world, attacked.email)).toEqual(told);
  });

  it('opens nothing of an admin’s either', async () => {
    const { uid, email, evil, quotePath } = await attack();
    await grantAdmin(world.deps, email);
    const thief = await signInWithGoogle(evil);
    await expectShut(thief, uid, quotePath);
    expect(await readStatus('settings/private', thief.idToken)).toBe(403);
    expect(await putStatus(`incoming/${uid}/thief`, thief.idToken)).toBe(403);
  });
});

describe('the owner’s own Google account', () => {
  it('counts once it is listed, and the owner is told that it was added', async () => {
    const member = await makeMember(world);
    const quotePath = `quotes/${await makeSent(world, { recipient: { ...recipient, email: member.email } })}`;
    const first = await signInWithGoogle(member.email);
    expect(first.localId).toBe(member.uid);
    expect(await readStatus(quotePath, first.idToken)).toBe(403);
    const person = await personOf(world.deps, first.idToken);
    expect(await call(world, person, 'linkMyDocuments', {})).toMatchObject({ refreshToken: true });
    expect(await claimsOf(world, member.uid)).toMatchObject({
      identities: [`google.com:google-${member.email}`],
    });
    expect(await readStatus(quotePath, (await refresh(first.refreshToken)) ?? '')).toBe(200);
    expect(await changesTold(world, member.email)).toEqual(['methodAdded']);
    expect(await call(world, person, 'linkMyDocuments', {})).toMatchObject({ refreshToken: false });
    expect(await changesTold(world, member.email)).toHaveLength(1);
  });

  /** As if functions of an earlier version had written the claims. */
  async function unlistIdentities(uid: string): Promise<void> {
    const { identities: _, ...claims } = await claimsOf(world, uid);
    await auth.setCustomUserClaims(uid, claims);
    await db.doc(`locks/claims-${uid}`).update({ identities: FieldValue.delete() });
  }

  it('that was there before we listed any is no news', async () => {
    const member = await makeMember(world);
    await unlistIdentities(member.uid);
    const google = await signInWithGoogle(member.email);
    expect(await readStatus(`users/${member.uid}`, google.idToken)).toBe(200);
    const person = await personOf(world.deps, google.idToken);
    expect(await call(world, person, 'linkMyDocuments', {})).toMatchObject({ refreshToken: true });
    expect(await claimsOf(world, member.uid)).toHaveProperty('identities');
    expect(await changesTold(world, member.email)).toEqual([]);
  });

  it('is listed by the daily repair where an earlier version wrote the claims, and that is no news', async () => {
    const member = await makeMember(world);
    await signInWithGoogle(member.email);
    await unlistIdentities(member.uid);
    await repairAccess(world.deps);
    expect(await claimsOf(world, member.uid)).toMatchObject({
      identities: [`google.com:google-${member.email}`],
    });
    expect(await changesTold(world, member.email)).toEqual([]);
  });
});

describe('an account that somebody else registered first, taken back by its owner', () => {
  async function registered() {
    const email = newAddress();
    const made = { email, password: 'the password of an attacker', displayName: 'You won! evil.example' };
    const { uid } = await auth.createUser({ ...made, emailVerified: false });
    const attackers = await signIn(made);
    const attacker = await personOf(world.deps, attackers.idToken);
    await call(world, attacker, 'ensureUser', {});
    expect(await writeNameStatus(uid, 'You won £500! evil.example', attackers.idToken)).toBe(200);
    await db.doc(`users/${uid}`).update({ phone: '0800 000 000' });
    return { email, uid, attackers };
  }

  it('by a new password: name, phone, password, sessions and other ways to sign in are gone', async () => {
    const { email, uid, attackers } = await registered();
    await signInWithGoogle(newAddress(), { tiedTo: attackers.idToken });
    await nextSecondBegan();
    await reset(email);
    expect(await userOf(world, uid)).toMatchObject({ displayName: '', phone: null });
    expect((await auth.getUser(uid)).displayName).toBeUndefined();
    expect(await providersOf(uid)).toEqual(['password']);
    expect(await changesTold(world, email)).toEqual(['takenBack']);
    await expect(personOf(world.deps, attackers.idToken)).rejects.toMatchObject({ code: 'unauthenticated' });
    // For as long as the token of the first session lives, before and after the owner's first sign-in.
    await expectProfileShut(attackers, uid);
    await enter(world, () => signIn({ email, password: owners }));
    await expectProfileShut(attackers, uid);
    expect(await userOf(world, uid)).toMatchObject({ displayName: '', phone: null });
  });

  it('with Google: the name is Google’s', async () => {
    const { email, uid, attackers } = await registered();
    for (let round = 0; round < 3; round += 1) await nextSecondBegan();
    await signInWithGoogle(email, { name: 'Anna Berg' });
    await nextSecondBegan();
    const owner = await signInWithGoogle(email, { name: 'Anna Berg' });
    const person = await personOf(world.deps, owner.idToken);
    await call(world, person, 'ensureUser', {});
    await call(world, person, 'linkMyDocuments', {});
    expect(await userOf(world, uid)).toMatchObject({ displayName: 'Anna Berg', phone: null });
    expect((await auth.getUser(uid)).displayName).toBe('Anna Berg');
    expect(await providersOf(uid)).toEqual(['google.com']);
    await expectProfileShut(attackers, uid);
    expect(await changesTold(world, email)).toEqual(['takenBack']);
  });
});
