import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf } from '../../functions/src/platform/auth.ts';
import { changePassword } from '../../functions/src/user/change-password.ts';
import { ensureUser } from '../../functions/src/user/ensure-user.ts';
import { linkMyDocuments } from '../../functions/src/user/link-my-documents.ts';
import { callOperation, type SignedIn, signIn } from '../support/sign-in.ts';
import { project, admin as suiteAdmin } from '../support/suite.ts';
import { makeSent, recipient } from './quote-world.ts';
import { nextSecondBegan } from './support/next-second.ts';
import { newAddress } from './support/people.ts';
import { payloadOf, readStatus, refresh, remade, signInWithGoogle } from './support/suite-rest.ts';
import { caller, makeWorld, type World } from './world.ts';

// Somebody registers another person's address before they do, signs in with a password of their own, keeps that
// session, and waits until the owner comes and verifies the address. Under the rules of the running suite.
//
// The emulator does not end refresh tokens, and stamps every token of an account with the time of its last sign-in,
// regardless of who signed in; the real service does neither. A token that the attacker refreshes here therefore says that it
// began with the owner's sign-in. So the tests use the most that the real service could give out: the same token with
// the time at which the attacker's own session began.

const { db, auth } = suiteAdmin();
let world: World;

beforeAll(async () => {
  const own = await makeWorld('attack');
  world = { ...own, projectId: project, deps: { ...own.deps, db, auth: async () => auth } };
});
afterAll(() => world.close());

const attackers = 'the password of an attacker';
const owners = 'the password of the owner';

interface Attack {
  readonly email: string;
  readonly quotePath: string;
  readonly session: SignedIn;
  readonly begunAt: number;
}

/** A quote waits for the address, and the attacker was there first. */
async function attack(): Promise<Attack> {
  const email = newAddress();
  await auth.createUser({ email, password: attackers, emailVerified: false });
  const session = await signIn({ email, password: attackers });
  const quotePath = `quotes/${await makeSent(world, { recipient: { ...recipient, email } })}`;
  return { email, quotePath, session, begunAt: payloadOf(session.idToken).auth_time };
}

/** What the owner's page does after a sign-in. */
async function link({ idToken, refreshToken }: SignedIn): Promise<string> {
  const person = await personOf(world.deps, idToken);
  await ensureUser(world.deps, {}, { person, caller });
  await linkMyDocuments(world.deps, {}, { person, caller });
  return (await refresh(refreshToken)) ?? '';
}

async function reset(email: string): Promise<void> {
  const made = new URL(await auth.generatePasswordResetLink(email));
  const oobCode = made.searchParams.get('oobCode') ?? '';
  await changePassword(world.deps, { oobCode, password: owners });
}

/** Everything that the attacker can still try; each attempt must be refused. */
async function expectNothing({ email, quotePath, session, begunAt }: Attack): Promise<void> {
  const { idToken, refreshToken, localId } = session;
  const { clientId } = (await db.doc(quotePath).get()).data() ?? {};
  const again = await refresh(refreshToken);
  const tokens = {
    'the ID token of before': idToken,
    'the same, if it were as new as can be': remade(idToken, { email_verified: true }),
    // Null when the service no longer accepts the refresh token: better still.
    'a token refreshed since': again === null ? idToken : remade(again, { auth_time: begunAt }),
  };
  for (const [what, token] of Object.entries(tokens)) {
    for (const path of [quotePath, `${quotePath}/versions/1`, `clients/${clientId}`]) {
      expect(await readStatus(path, token), `${what}, ${path}`).toBe(403);
    }
    await expect(personOf(world.deps, token), what).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await readStatus(`users/${localId}`, token), `${what}, profile`).not.toBe(200);
  }
  await expect(signIn({ email, password: attackers }), 'the password').rejects.toThrow(
    /PASSWORD|CREDENTIALS/,
  );
}

describe('somebody who registered the address first', () => {
  it('reads nothing after the owner set a new password by mail, and nothing after a later reset', async () => {
    const attacked = await attack();
    expect(await readStatus(attacked.quotePath, attacked.session.idToken)).toBe(403);
    await reset(attacked.email);
    const owner = await signIn({ email: attacked.email, password: owners });
    const owned = await link(owner);
    expect(await readStatus(attacked.quotePath, owned)).toBe(200);
    await expectNothing(attacked);

    await reset(attacked.email);
    await expectNothing(attacked);
    // Everybody signed in before the reset is out as well, the owner included, until they sign in again.
    expect(await readStatus(attacked.quotePath, owned)).toBe(403);
    const now = await refresh(owner.refreshToken);
    const stale = remade(now ?? '', { auth_time: payloadOf(owner.idToken).auth_time });
    expect(await readStatus(attacked.quotePath, stale)).toBe(403);
    const again = await link(await signIn({ email: attacked.email, password: owners }));
    expect(await readStatus(attacked.quotePath, again)).toBe(200);
    await expectNothing(attacked);
  });

  it('reads nothing although their refresh token works in the emulator: there its time is the sign-in of the owner', async () => {
    const attacked = await attack();
    await reset(attacked.email);
    await nextSecondBegan();
    const owner = await signIn({ email: attacked.email, password: owners });
    await link(owner);
    const again = await refresh(attacked.session.refreshToken);
    // The day the emulator ends refresh tokens, or keeps their own times, this says so and the rest can be simpler.
    expect(again && payloadOf(again).auth_time).toBe(payloadOf(owner.idToken).auth_time);
    await expectNothing(attacked);
  });

  it('reads nothing after the owner came with Google, not even in a session of the very same second', async () => {
    const attacked = await attack();
    await nextSecondBegan();
    await nextSecondBegan();
    await nextSecondBegan();
    const latest = await signIn({ email: attacked.email, password: attackers });
    const owner = await signInWithGoogle(attacked.email);
    expect(owner.localId).toBe(attacked.session.localId);
    expect((await auth.getUser(owner.localId)).providerData.map(({ providerId }) => providerId)).toEqual([
      'google.com',
    ]);
    // The service ended older sessions in that second; this one can't be told from them.
    await expect(link(owner)).rejects.toMatchObject({
      code: 'unauthenticated',
      message: expect.stringContaining('sign in again'),
    });
    await expect(signIn({ email: attacked.email, password: attackers })).rejects.toThrow();
    await nextSecondBegan();
    const owned = await link(await signInWithGoogle(attacked.email));
    expect(await readStatus(attacked.quotePath, owned)).toBe(200);
    await expectNothing(attacked);
    const sameSecond = { ...attacked, session: latest, begunAt: payloadOf(owner.idToken).auth_time };
    await expectNothing(sameSecond);
  });

  it('gains nothing by ending "their" sessions first: that does not say that the address is verified', async () => {
    const attacked = await attack();
    const person = await personOf(world.deps, attacked.session.idToken);
    const { signOutEverywhere } = await import('../../functions/src/access/sign-out-everywhere.ts');
    await signOutEverywhere(world.deps, {}, { person, caller });
    expect((await auth.getUser(person.uid)).customClaims?.sessionsFrom).toBeUndefined();
    const later = await signIn({ email: attacked.email, password: attackers });
    await reset(attacked.email);
    const owned = await link(await signIn({ email: attacked.email, password: owners }));
    expect(await readStatus(attacked.quotePath, owned)).toBe(200);
    const begunAt = payloadOf(later.idToken).auth_time;
    await expectNothing({ ...attacked, session: later, begunAt });
  });
});

describe('a token that was kept', () => {
  it('opens nothing of a client once its session was ended, nor after the owner signed in again', async () => {
    const email = newAddress();
    const { uid } = await auth.createUser({ email, password: owners, emailVerified: true });
    const quotePath = `quotes/${await makeSent(world, { recipient: { ...recipient, email } })}`;
    const earlier = await link(await signIn({ email, password: owners }));
    expect(await readStatus(quotePath, earlier)).toBe(200);
    await callOperation('signOutEverywhere', {}, earlier);
    const owned = await link(await signIn({ email, password: owners }));
    for (const path of [quotePath, `${quotePath}/versions/1`, `users/${uid}`]) {
      expect(await readStatus(path, owned), path).toBe(200);
      expect(await readStatus(path, earlier), path).toBe(403);
    }
  });
});
