import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { grantAdmin } from '../../functions/src/access/grant-admin.ts';
import { runOperation } from '../../functions/src/call.ts';
import { type Person, personOf } from '../../functions/src/platform/auth.ts';
import { acceptQuote } from '../../functions/src/quote/accept.ts';
import { joinClient } from '../../functions/src/records/client/join.ts';
import { repairAudiences } from '../../functions/src/records/client/sync-audience.ts';
import { linkActor } from '../../functions/src/records/quote/store.ts';
import { findAccount } from '../../functions/src/records/user/account.ts';
import { linkMyDocuments } from '../../functions/src/user/link-my-documents.ts';
import { headOf, makeSent, recipient, yesTo } from './quote-world.ts';
import { newAddress, password } from './support/people.ts';
import { signInAt } from './support/sign-in-at.ts';
import { caller, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('link');
});
afterEach(() => world.setClock(new Date()));
afterAll(() => world.close());

const signIn = (email: string) => signInAt(world, email, password);

async function makeAccount(email: string, emailVerified: boolean): Promise<Person> {
  const auth = await world.deps.auth();
  await auth.createUser({ email, password, emailVerified });
  const { token } = await signIn(email);
  return personOf(world.deps, token);
}

const link = (person: Person) => linkMyDocuments(world.deps, {}, { person, caller });

async function quoteFor(email: string): Promise<string> {
  return makeSent(world, { recipient: { ...recipient, email } });
}

describe('linking documents to an account', () => {
  it('gives a verified address everything that has it, and other people nothing', async () => {
    const email = newAddress();
    const quoteId = await quoteFor(email);
    const foreignId = await quoteFor(newAddress());
    const { version, contentHash } = await yesTo(world, quoteId);
    const { projectId } = await acceptQuote(world.deps, {
      quoteId,
      name: 'Sam',
      actor: linkActor('Sam'),
      caller,
      channel: 'link',
      acceptance: { version, contentHash, choices: [] },
    });
    const person = await makeAccount(email, true);
    expect(await link(person)).toEqual({ clients: 1, refreshToken: true });

    const { db } = world.deps;
    const shared = [`quotes/${quoteId}`, `projects/${projectId}`, `billingSeries/${projectId}-monthly`];
    for (const path of shared)
      expect((await db.doc(path).get()).get('memberUids'), path).toEqual([person.uid]);
    const links = await db.collection('links').where('documentId', 'in', [quoteId, projectId]).get();
    expect(links.docs.map((found) => found.get('memberUids'))).toEqual([[person.uid], [person.uid]]);
    expect((await headOf(world, foreignId)).memberUids).toEqual([]);
    // A draft invoice has no audience, and gets none.
    expect((await db.doc(`invoices/${projectId}-1`).get()).get('memberUids')).toEqual([]);
  });

  it('knows an international domain in its own letters and as mail carries it for one', async () => {
    const own = newAddress().split('@')[0];
    const stored = `${own}@xn--mnchen-3ya.example`;
    const quoteId = await quoteFor(stored);
    // As a provider registers it, whose accounts we don't make.
    const email = `${own}@münchen.example`;
    const person = await makeAccount(email, true);
    expect(person.email).toBe(stored);
    expect(await link(person)).toEqual({ clients: 1, refreshToken: true });
    expect((await headOf(world, quoteId)).memberUids).toEqual([person.uid]);
    expect((await headOf(world, quoteId)).recipient.email).toBe(stored);
    // The rules compare the two as tokens have them.
    expect((await findAccount(world.deps, stored))?.customClaims).toMatchObject({ provedEmail: email });
    expect((await personOf(world.deps, (await signIn(email)).token)).emailVerified).toBe(true);
  });

  it('does nothing for an address that is not verified, whatever the token says', async () => {
    const email = newAddress();
    const quoteId = await quoteFor(email);
    const person = await makeAccount(email, false);
    await expect(link({ ...person, emailVerified: true })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect((await headOf(world, quoteId)).memberUids).toEqual([]);
  });

  it('asks for a sign-in of the last five minutes', async () => {
    const email = newAddress();
    const quoteId = await quoteFor(email);
    const person = await makeAccount(email, true);
    world.setClock(new Date());
    const stale = { ...person, authTime: person.authTime - 301 };
    await expect(link(stale)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await headOf(world, quoteId)).memberUids).toEqual([]);
  });

  it('shuts out the person who registered the address before its owner', async () => {
    const email = newAddress();
    await quoteFor(email);
    const attacker = await makeAccount(email, false);
    const { token: attackersToken } = await signIn(email);
    // The owner verifies the mailbox by setting a new password, signs in a little later, and links.
    const auth = await world.deps.auth();
    await auth.updateUser(attacker.uid, { emailVerified: true });
    const owner: Person = { ...attacker, emailVerified: true, authTime: attacker.authTime + 2 };
    world.setClock(new Date((owner.authTime + 1) * 1000));
    await link(owner);
    await expect(personOf(world.deps, attackersToken)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('shows a quote that was sent after the first linking: to a signed-in client at once', async () => {
    const email = newAddress();
    const person = await makeAccount(email, true);
    expect(await link(person)).toEqual({ clients: 0, refreshToken: true });
    const quoteId = await quoteFor(email);
    const { clientId, memberUids } = await headOf(world, quoteId);
    expect(memberUids).toEqual([person.uid]);
    const client = (await world.deps.db.doc(`clients/${clientId}`).get()).data();
    expect(client).toMatchObject({ memberUids: [person.uid], people: [{ email, uid: person.uid }] });
  });

  it('shows a quote of a client that was made before, at the next sign-in', async () => {
    const email = newAddress();
    const person = await makeAccount(email, true);
    await link(person);
    // The client lost its member, as after 'sign out everywhere'.
    const first = await quoteFor(email);
    const { clientId } = await headOf(world, first);
    const ref = world.deps.db.doc(`clients/${clientId}`);
    await ref.update({ memberUids: [], people: [{ name: 'Sam', email, uid: null }], membersVersion: 1 });
    const second = await quoteFor(email);
    expect((await headOf(world, second)).memberUids).toEqual([]);
    const again = await personOf(world.deps, (await signIn(email)).token);
    expect(await link(again)).toEqual({ clients: 1, refreshToken: false });
    for (const id of [first, second]) expect((await headOf(world, id)).memberUids).toEqual([person.uid]);
  });

  it.each([
    ['proved', { emailVerified: false }],
    ['linked', { emailVerified: true }],
    ['usable', { emailVerified: true, disabled: true }],
  ])('gives a new client no member whose account is not %s', async (_what, state) => {
    const email = newAddress();
    const { uid } = await makeAccount(email, state.emailVerified);
    const auth = await world.deps.auth();
    if ('disabled' in state) await auth.setCustomUserClaims(uid, { sessionsFrom: 1, provedEmail: email });
    await auth.updateUser(uid, state);
    expect((await headOf(world, await quoteFor(email))).memberUids).toEqual([]);
  });

  it('leaves other devices signed in once the address is verified, except those that the service ended', async () => {
    const email = newAddress();
    const phone = await makeAccount(email, true);
    await link(phone);
    const claimOf = async () =>
      (await (await world.deps.auth()).getUser(phone.uid)).customClaims?.sessionsFrom;
    const laptop = { ...phone, authTime: phone.authTime + 60 };
    world.setClock(new Date(laptop.authTime * 1000));
    expect(await link(laptop)).toMatchObject({ refreshToken: false });
    expect(await claimOf()).toBe(phone.authTime);
    const auth = await world.deps.auth();
    // Linked a minute ago; then all sessions were revoked, as a new password does.
    await auth.setCustomUserClaims(phone.uid, {
      sessionsFrom: phone.authTime - 60,
      provedEmail: email,
    });
    await auth.revokeRefreshTokens(phone.uid);
    const { tokensValidAfterTime } = await auth.getUser(phone.uid);
    expect(await link(laptop)).toMatchObject({ refreshToken: true });
    // Sign-in times are whole seconds: sessions of the very second of the ending are left behind too.
    expect(await claimOf()).toBe(Date.parse(tokensValidAfterTime ?? '') / 1000 + 1);
  });

  it('mistakes no address for another that only looks like it', async () => {
    const email = newAddress();
    const quoteId = await quoteFor(email.replace('@', '+shop@'));
    const person = await makeAccount(email, true);
    expect(await link(person)).toEqual({ clients: 0, refreshToken: true });
    expect((await headOf(world, quoteId)).memberUids).toEqual([]);
  });

  it('joins every client that has the address, however many there are', async () => {
    const email = newAddress();
    const quoteId = await quoteFor(email);
    const { clientId } = await headOf(world, quoteId);
    const { db } = world.deps;
    const first = (await db.doc(`clients/${clientId}`).get()).data() ?? {};
    const many = 45;
    for (let count = 1; count < many; count += 1) await db.doc(`clients/${clientId}-${count}`).set(first);
    const person = await makeAccount(email, true);
    expect(await link(person)).toMatchObject({ clients: many });
    const joined = await db.collection('clients').where('memberUids', 'array-contains', person.uid).get();
    expect(joined.size).toBe(many);
    expect(joined.docs.every((found) => found.get('spreadPending') === false)).toBe(true);
    expect((await headOf(world, quoteId)).memberUids).toEqual([person.uid]);
  });

  it('can be run again, and is finished by the schedule when it was cut off', async () => {
    const email = newAddress();
    const quotes = [await quoteFor(email), await quoteFor(email)];
    const person = await makeAccount(email, true);
    const { clientId } = await headOf(world, quotes[0] ?? '');
    // Interrupted right after the client changed: nothing was copied yet.
    await joinClient(world.deps, clientId ?? '', email, person.uid);
    expect((await headOf(world, quotes[0] ?? '')).memberUids).toEqual([]);
    expect((await repairAudiences(world.deps)).clients).toBeGreaterThan(0);
    for (const id of quotes) expect((await headOf(world, id)).memberUids).toEqual([person.uid]);
    await link(person);
    const client = await world.deps.db.doc(`clients/${clientId}`).get();
    expect(client.get('membersVersion')).toBe(1);
    expect(client.get('memberUids')).toEqual([person.uid]);
  });
});

describe('the right to call an operation', () => {
  it('comes from the account: member if verified and linked, admin if listed', async () => {
    const email = newAddress();
    const quoteId = await quoteFor(email);
    const person = await makeAccount(email, true);
    const call = (who: Person) =>
      runOperation(world.deps, 'markQuoteViewed', { quoteId }, { person: who, caller });
    await expect(call(person)).rejects.toMatchObject({ code: 'permission-denied' });
    await link(person);
    const member = await personOf(world.deps, (await signIn(email)).token);
    const stranger = { ...member, uid: 'somebody-else' };
    await expect(call(stranger)).rejects.toMatchObject({ code: 'not-found' });
    expect(await call(member)).toEqual({ viewed: true });
    const asAdmin = runOperation(world.deps, 'withdrawQuote', { quoteId }, { person: member, caller });
    await expect(asAdmin).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('ends for a member ninety days after the sign-in', async () => {
    const email = newAddress();
    const quoteId = await quoteFor(email);
    const person = await makeAccount(email, true);
    await link(person);
    const member = await personOf(world.deps, (await signIn(email)).token);
    const call = () => runOperation(world.deps, 'markQuoteViewed', { quoteId }, { person: member, caller });
    const day = 86_400_000;
    world.setClock(new Date(member.authTime * 1000 + 90 * day + 1000));
    await expect(call()).rejects.toMatchObject({
      code: 'unauthenticated',
      message: expect.stringContaining('enter your password again'),
    });
    world.setClock(new Date(member.authTime * 1000 + 90 * day));
    // Allowed: the quote has expired by then, so viewing it changes nothing.
    expect(await call()).toEqual({ viewed: false });
  });

  it('is an admin only while listed, and asks for the password again after twelve hours', async () => {
    const email = newAddress();
    await makeAccount(email, true);
    const { uid } = await grantAdmin(world.deps, email);
    const admin = await personOf(world.deps, (await signIn(email)).token);
    const create = (person: Person) =>
      runOperation(world.deps, 'createQuote', { recipient }, { person, caller });
    expect(await create(admin)).toHaveProperty('quoteId');
    const old = { ...admin, authTime: admin.authTime - 12 * 3600 - 60, sessionsFrom: 0 };
    await expect(create(old)).rejects.toMatchObject({ code: 'unauthenticated' });
    await world.deps.db.doc('access/admins').update({ uids: ['another'] });
    await expect(create(admin)).rejects.toMatchObject({ code: 'permission-denied' });
    expect((await world.deps.db.doc(`users/${uid}`).get()).data()).toMatchObject({ role: 'admin' });
  });

  it('ends for disabled accounts and for tokens from before the sessions were ended', async () => {
    const email = newAddress();
    await makeAccount(email, true);
    const { token, uid } = await signIn(email);
    const auth = await world.deps.auth();
    await auth.setCustomUserClaims(uid, { sessionsFrom: Math.floor(Date.now() / 1000) + 60 });
    await expect(personOf(world.deps, token)).rejects.toMatchObject({ code: 'unauthenticated' });
    await auth.setCustomUserClaims(uid, {});
    await auth.updateUser(uid, { disabled: true });
    await expect(personOf(world.deps, token)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(personOf(world.deps, 'not.a.token')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('refuses what the schema refuses before anything is done', async () => {
    const email = newAddress();
    await makeAccount(email, true);
    await grantAdmin(world.deps, email);
    const admin = await personOf(world.deps, (await signIn(email)).token);
    const wrong = { quoteId: 'Q-1', reason: '' };
    const call = runOperation(world.deps, 'voidQuote', wrong, { person: admin, caller });
    await expect(call).rejects.toMatchObject({
      code: 'invalid-argument',
      issues: [{ path: 'quoteId' }, { path: 'reason' }],
    });
  });
});
