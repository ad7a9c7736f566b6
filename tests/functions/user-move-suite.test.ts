import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantAdmin } from '../../functions/src/access/grant-admin.ts';
import { personOf } from '../../functions/src/platform/auth.ts';
import { repairAccess } from '../../functions/src/user/repair-access.ts';
import { signIn } from '../support/sign-in.ts';
import { project, admin as suiteAdmin } from '../support/suite.ts';
import { headOf, makeSent, recipient } from './quote-world.ts';
import { askIdentityService, codeWithoutUs, enter, pressLink, resetPassword } from './support/moves.ts';
import { nextSecondBegan } from './support/next-second.ts';
import { call, changesTold, claimsOf, makeMember, newAddress, password } from './support/people.ts';
import { readStatus, signInWithGoogle } from './support/suite-rest.ts';
import { makeWorld, type World } from './world.ts';

// Between the link that gives an account another address and the next sign-in, the account has moved and its rights
// have not: its owner, who asked for it, loses nothing, whichever way they come back.

const { db, auth } = suiteAdmin();
let world: World;

beforeAll(async () => {
  const own = await makeWorld('move');
  world = { ...own, projectId: project, deps: { ...own.deps, db, auth: async () => auth } };
});
afterAll(() => world.close());

const newPassword = 'the password for the new address';

/** Somebody who signs in by Google alone, with a quote of their own; an admin too, if wanted. */
async function makeGooglePerson(isStaff: boolean) {
  const email = newAddress();
  const { localId: uid } = await signInWithGoogle(email);
  await enter(world, () => signInWithGoogle(email));
  const quoteId = await makeSent(world, { recipient: { ...recipient, email } });
  if (isStaff) await grantAdmin(world.deps, email);
  return { uid, email, quoteId, tokenOf: async () => (await signInWithGoogle(email)).idToken };
}

async function makePasswordPerson(isStaff: boolean) {
  const { uid, email } = await makeMember(world);
  const quoteId = await makeSent(world, { recipient: { ...recipient, email } });
  if (isStaff) await grantAdmin(world.deps, email);
  return { uid, email, quoteId, tokenOf: async () => (await signIn({ email, password })).idToken };
}

type Mover = Awaited<ReturnType<typeof makeGooglePerson>>;

/** Asks for another address by our form, and presses the link. */
async function move({ email, tokenOf }: Mover): Promise<string> {
  const wanted = newAddress();
  const person = await personOf(world.deps, await tokenOf());
  await call(world, person, 'changeMyEmail', { email: wanted });
  await pressLink(world, email, wanted);
  return wanted;
}

async function expectNothingLost({ uid, email, quoteId }: Mover, wanted: string, isStaff: boolean) {
  await resetPassword(world, wanted, newPassword);
  const { idToken, clients } = await enter(world, () => signIn({ email: wanted, password: newPassword }));
  expect([clients, await readStatus(`quotes/${quoteId}`, idToken)]).toEqual([1, 200]);
  expect((await headOf(world, quoteId)).memberUids).toEqual([uid]);
  expect(await claimsOf(world, uid)).toMatchObject({ provedEmail: wanted });
  expect(await readStatus('settings/private', idToken)).toBe(isStaff ? 200 : 403);
  for (const address of [email, wanted]) {
    expect(await changesTold(world, address), address).toContain('addressChanged');
  }
}

describe.each([
  ['a client', false],
  ['an admin', true],
])('%s who changed their address by our form', (_who, isStaff) => {
  it('comes back with Google, which still has the old one, and is told to set a password', async () => {
    const mover = await makeGooglePerson(isStaff);
    const wanted = await move(mover);
    await repairAccess(world.deps);
    await nextSecondBegan();
    const back = await signInWithGoogle(mover.email);
    expect(back.localId).toBe(mover.uid);
    const person = await personOf(world.deps, back.idToken);
    await call(world, person, 'ensureUser', {});
    expect(await readStatus(`quotes/${mover.quoteId}`, back.idToken)).toBe(403);
    await expect(call(world, person, 'linkMyDocuments', {})).rejects.toMatchObject({
      code: 'unauthenticated',
      message: expect.stringContaining('set a password'),
    });
    expect((await auth.getUser(mover.uid)).providerData.map(({ providerId }) => providerId)).not.toContain(
      'google.com',
    );
    expect((await claimsOf(world, mover.uid)).identities).toEqual([]);
    expect(await changesTold(world, wanted)).toEqual(['addressChanged', 'methodRemoved']);
    await expectNothingLost(mover, wanted, isStaff);
  });

  it.each([
    ['Google', makeGooglePerson],
    ['a password', makePasswordPerson],
  ])('sets a new password before they sign in again, after %s until now', async (_how, make) => {
    const mover = await make(isStaff);
    const wanted = await move(mover);
    await expectNothingLost(mover, wanted, isStaff);
  });
});

describe('an address that was changed without us', () => {
  it('is told to the one from before by the daily repair, once, and so is what is taken off', async () => {
    const { email, uid, tokenOf } = await makePasswordPerson(false);
    await signInWithGoogle(email, { tiedTo: await tokenOf() });
    const evil = newAddress();
    const code = await codeWithoutUs({ idToken: await tokenOf() }, evil);
    await askIdentityService('update', { oobCode: code });
    for (let day = 0; day < 2; day += 1) await repairAccess(world.deps);
    expect(await changesTold(world, email)).toEqual(['addressChanged']);
    await enter(world, () => signIn({ email: evil, password }));
    expect(await changesTold(world, email)).toEqual(['addressChanged', 'methodRemoved']);
    expect(await changesTold(world, evil)).toEqual([]);
    expect(await claimsOf(world, uid)).toMatchObject({ provedEmail: evil });
  });
});

describe('a password that a token’s holder changed at the identity service', () => {
  async function attack(isStaff: boolean) {
    const { uid, email } = await makeMember(world);
    if (isStaff) await grantAdmin(world.deps, email);
    const { idToken } = await signIn({ email, password });
    // Linked a minute ago.
    const claims = await claimsOf(world, uid);
    await auth.setCustomUserClaims(uid, { ...claims, sessionsFrom: claims.sessionsFrom - 60 });
    const stolen = { idToken, password: 'the password of a thief' };
    expect((await askIdentityService('update', stolen)).status).toBe(200);
    return { uid, email, thiefs: { email, password: stolen.password } };
  }

  it.each([
    ['a client', false],
    ['an admin', true],
  ])(
    'is told to %s by the daily repair, once, and ends the sessions for the rules',
    async (_who, isStaff) => {
      const { uid, email } = await attack(isStaff);
      for (let day = 0; day < 2; day += 1) await repairAccess(world.deps);
      expect(await changesTold(world, email)).toEqual(['sessionsEnded']);
      const { tokensValidAfterTime = '' } = await auth.getUser(uid);
      expect((await claimsOf(world, uid)).sessionsFrom).toBe(Date.parse(tokensValidAfterTime) / 1000 + 1);
    },
  );

  it('is told to an admin as soon as anybody signs in with it', async () => {
    const { email, thiefs } = await attack(true);
    const { idToken } = await signIn(thiefs);
    await call(world, await personOf(world.deps, idToken), 'ensureUser', {});
    expect(await changesTold(world, email)).toEqual(['sessionsEnded']);
    await repairAccess(world.deps);
    expect(await changesTold(world, email)).toEqual(['sessionsEnded']);
  });
});
