import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantAdmin } from '../../functions/src/access/grant-admin.ts';
import { personOf } from '../../functions/src/platform/auth.ts';
import { type SignedIn, signIn } from '../support/sign-in.ts';
import { project, admin as suiteAdmin } from '../support/suite.ts';
import { headOf, makeSent, recipient } from './quote-world.ts';
import { askIdentityService, codeWithoutUs, enter, pressLink, resetPassword } from './support/moves.ts';
import { call, claimsOf, codeOf, mailsTo, makeMember, newAddress } from './support/people.ts';
import { readStatus, refresh, signInWithGoogle } from './support/suite-rest.ts';
import { makeWorld, type World } from './world.ts';

// Somebody registers another person's address before they do, and has the account moved to an address of their own: by
// our operation, or by the identity service itself, which anybody who holds a token of the account can ask. The code
// waits in their mailbox until the owner has verified the account.

const { db, auth } = suiteAdmin();
let world: World;

beforeAll(async () => {
  const own = await makeWorld('takeover');
  world = { ...own, projectId: project, deps: { ...own.deps, db, auth: async () => auth } };
});
afterAll(() => world.close());

const attackers = 'the password of an attacker';
const owners = 'the password of the owner';

const reset = (email: string, password: string) => resetPassword(world, email, password);
const entering = (signInAgain: () => Promise<SignedIn>) => enter(world, signInAgain);

async function attack() {
  const email = newAddress();
  const { uid } = await auth.createUser({ email, password: attackers, emailVerified: false });
  const quoteId = await makeSent(world, { recipient: { ...recipient, email } });
  const session = await signIn({ email, password: attackers });
  return { email, uid, quoteId, quotePath: `quotes/${quoteId}`, session, evil: newAddress() };
}

const proofs: Record<string, (email: string) => () => Promise<SignedIn>> = {
  'with Google': (email) => () => signInWithGoogle(email),
  'by a new password': (email) => () => signIn({ email, password: owners }),
};

describe('an account that somebody else registered first', () => {
  it('requests no other address through us before the address is verified, nor in an earlier session', async () => {
    const { email, evil, session } = await attack();
    const attacker = await personOf(world.deps, session.idToken);
    const change = () => codeOf(call(world, attacker, 'changeMyEmail', { email: evil }));
    expect(await change()).toBe('permission-denied');
    await auth.updateUser(attacker.uid, { emailVerified: true });
    const proved = await personOf(world.deps, session.idToken);
    expect(await codeOf(call(world, proved, 'changeMyEmail', { email: evil }))).toBe('permission-denied');
    await reset(email, owners);
    await entering(() => signIn({ email, password: owners }));
    await expect(personOf(world.deps, session.idToken)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await mailsTo(world, evil)).toEqual([]);
  });

  it.each(Object.keys(proofs))(
    'takes nothing along when it is moved without us after the proof %s',
    async (how) => {
      const { email, uid, quoteId, quotePath, session, evil } = await attack();
      const code = await codeWithoutUs(session, evil);
      if (how === 'by a new password') await reset(email, owners);
      const again = proofs[how]?.(email);
      if (!again) throw new Error(how);
      const owner = await entering(again);
      expect([owner.clients, await readStatus(quotePath, owner.idToken)]).toEqual([1, 200]);

      // The service accepts the code, and a new password for the address that it belongs to now.
      expect((await askIdentityService('update', { oobCode: code })).status).toBe(200);
      await reset(evil, attackers);
      const thief = await signIn({ email: evil, password: attackers });
      expect(thief.localId).toBe(uid);
      const { clientId } = await headOf(world, quoteId);
      const tokens = [thief.idToken, (await refresh(thief.refreshToken)) ?? ''];
      for (const token of tokens) {
        for (const path of [quotePath, `clients/${clientId}`, `users/${uid}`]) {
          expect(await readStatus(path, token), path).toBe(403);
        }
        const person = await personOf(world.deps, token);
        expect(await codeOf(call(world, person, 'exportMyData', {}))).toBe('permission-denied');
        expect(await codeOf(call(world, person, 'changeMyEmail', { email }))).toBe('permission-denied');
      }
      const moved = await entering(() => signIn({ email: evil, password: attackers }));
      expect([moved.clients, await readStatus(quotePath, moved.idToken)]).toEqual([0, 403]);
      expect((await headOf(world, quoteId)).memberUids).toEqual([]);
      expect((await db.doc(`clients/${clientId}`).get()).data()).toMatchObject({
        people: [{ email, uid: null }],
        emails: [email],
      });

      // The owner comes back by the address alone, to an account of their own.
      const back = await entering(() => signInWithGoogle(email));
      expect([back.clients, await readStatus(quotePath, back.idToken)]).toEqual([1, 200]);
      expect((await headOf(world, quoteId)).memberUids).not.toContain(uid);
    },
  );

  it('opens nothing when it is moved without us before the proof', async () => {
    const { email, uid, quotePath, session, evil } = await attack();
    expect((await askIdentityService('update', { oobCode: await codeWithoutUs(session, evil) })).status).toBe(
      200,
    );
    const moved = await entering(() => signIn({ email: evil, password: attackers }));
    expect([moved.clients, await readStatus(quotePath, moved.idToken)]).toEqual([0, 403]);
    const owner = await entering(() => signInWithGoogle(email));
    expect([owner.clients, (await personOf(world.deps, owner.idToken)).uid === uid]).toEqual([1, false]);
  });
});

describe('an account in use', () => {
  it('loses a change requested in a session that has since been ended', async () => {
    const me = await makeMember(world);
    const quoteId = await makeSent(world, { recipient: { ...recipient, email: me.email } });
    const wanted = newAddress();
    await call(world, me.person, 'changeMyEmail', { email: wanted });
    const code = new URL(await auth.generateVerifyAndChangeEmailLink(me.email, wanted)).searchParams;
    await reset(me.email, owners);
    await askIdentityService('update', { oobCode: code.get('oobCode') });
    await reset(wanted, attackers);
    const moved = await entering(() => signIn({ email: wanted, password: attackers }));
    expect(moved.clients).toBe(0);
    expect((await headOf(world, quoteId)).memberUids).toEqual([]);
  });

  it('is no longer an admin after it was moved without us, in rules, operations and the list', async () => {
    const [{ email }, other] = [await makeMember(world), await makeMember(world)];
    for (const one of [email, other.email]) await grantAdmin(world.deps, one);
    await reset(email, owners);
    const session = await signIn({ email, password: owners });
    const evil = newAddress();
    const code = await codeWithoutUs(session, evil);
    await askIdentityService('update', { oobCode: code });
    await reset(evil, attackers);
    const thief = await signIn({ email: evil, password: attackers });
    expect(await readStatus('settings/private', thief.idToken)).toBe(403);
    const person = await personOf(world.deps, thief.idToken);
    expect(await codeOf(call(world, person, 'createQuote', { recipient }))).toBe('permission-denied');
    await expect(grantAdmin(world.deps, evil)).rejects.toMatchObject({ code: 'failed-precondition' });
    await entering(() => signIn({ email: evil, password: attackers }));
    expect((await db.doc('access/admins').get()).get('uids')).not.toContain(person.uid);
    // The claim follows the list by its trigger.
    await expect
      .poll(async () => (await claimsOf(world, person.uid)).role, { timeout: 60_000 })
      .toBeUndefined();
  });

  it('keeps its role when an admin changes the address through us', async () => {
    const me = await makeMember(world);
    await grantAdmin(world.deps, me.email);
    const wanted = newAddress();
    const admin = await personOf(
      world.deps,
      (await signIn({ ...me, password: 'a long enough phrase' })).idToken,
    );
    await call(world, admin, 'changeMyEmail', { email: wanted });
    await pressLink(world, me.email, wanted);
    await entering(() => signIn({ email: wanted, password: 'a long enough phrase' }));
    expect(await claimsOf(world, me.uid)).toMatchObject({ role: 'admin', provedEmail: wanted });
    expect((await db.doc(`users/${me.uid}`).get()).get('addressChange')).toBeNull();
  });
});
