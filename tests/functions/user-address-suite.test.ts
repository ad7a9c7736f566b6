import { outboxMail } from '@agency/domain/mail/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveMail } from '../../functions/src/mail/resolve/resolve.ts';
import { addresses, project, admin as suiteAdmin } from '../support/suite.ts';
import { headOf, makeSent, recipient } from './quote-world.ts';
import { nextSecondBegan } from './support/next-second.ts';
import {
  auditOf,
  call,
  codeOf,
  mailsTo,
  makeMember,
  makeUser,
  newAddress,
  signedIn,
  userOf,
} from './support/people.ts';
import { makeWorld, type World } from './world.ts';

// Another address for an account. A mailed code is looked up by the web API key, which in the emulators belongs to the
// suite's project: so the world of this file is that project.

const { db, auth } = suiteAdmin();
let world: World;

beforeAll(async () => {
  const own = await makeWorld('address');
  world = { ...own, projectId: project, deps: { ...own.deps, db, auth: async () => auth } };
});
afterAll(() => world.close());

async function noticeTo(email: string, notice: string) {
  const { docs } = await db.collection('outbox').where('to', '==', [email]).get();
  const found = docs.find((mail) => mail.get('data.notice') === notice);
  if (!found) throw new Error(`No ${notice} to ${email}`);
  return parseDocument(outboxMail, found.ref.path, found.data());
}

/** The mail's data if it were sent now, or why it is cancelled. */
async function said(email: string, notice: string): Promise<Record<string, unknown>> {
  const resolution = await resolveMail(world.deps, await noticeTo(email, notice));
  return 'calledOff' in resolution ? resolution : Object(await resolution.data());
}

/** What the sign-in page does with the code, once it is signed in to the account and the button is pressed. */
async function applyCode(oobCode: string): Promise<number> {
  const answer = await fetch(
    `${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:update?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode }),
    },
  );
  return answer.status;
}

async function codeFor(wanted: string): Promise<string> {
  const { action } = await said(wanted, 'addressChange');
  const url = new URL(Object(action).url);
  expect([url.origin, url.pathname, url.searchParams.get('mode')]).toEqual([
    addresses.site,
    '/client/login',
    'verifyAndChangeEmail',
  ]);
  return url.searchParams.get('oobCode') ?? '';
}

describe('changing the address', () => {
  it('mails a link to the new one, tells the old one, and takes the person’s documents along', async () => {
    const me = await makeMember(world);
    const quoteId = await makeSent(world, { recipient: { ...recipient, email: me.email } });
    const { clientId } = await headOf(world, quoteId);
    const wanted = newAddress();
    expect(await call(world, me.person, 'changeMyEmail', { email: wanted })).toEqual({ asked: true });
    expect([await mailsTo(world, wanted), await mailsTo(world, me.email)]).toEqual([
      ['notice addressChange'],
      expect.arrayContaining(['notice addressChangeAsked']),
    ]);
    expect(await said(me.email, 'addressChangeAsked')).toMatchObject({ heading: expect.any(String) });
    // Nothing changes before the link is used.
    expect((await auth.getUser(me.uid)).email).toBe(me.email);

    expect(await applyCode(await codeFor(wanted))).toBe(200);
    // In the second of the change a session can't be told from older ones.
    await nextSecondBegan();
    const now = await signedIn(world, { email: wanted });
    // A verified address that is not linked yet grants nothing.
    expect(now).toMatchObject({ uid: me.uid, email: wanted, emailVerified: false });
    await call(world, now, 'ensureUser', {});
    await call(world, now, 'linkMyDocuments', {});
    expect((await userOf(world, me.uid)).email).toBe(wanted);
    const client = await db.doc(`clients/${clientId}`).get();
    expect([client.get('people'), client.get('emails'), client.get('memberUids')]).toEqual([
      [{ name: 'Sam Weald', email: wanted, uid: me.uid }],
      [wanted],
      [me.uid],
    ]);
    expect((await headOf(world, quoteId)).memberUids).toEqual([me.uid]);
    expect((await auditOf(world, `clients/${clientId}`)).at(-1)).toMatchObject({
      actor: me.uid,
      action: 'linkMyDocuments',
      // The log outlives the account and names no address.
      after: { emails: '1 addresses' },
    });
    // A later owner of the old address finds nothing under it.
    const { uid } = await auth.createUser({
      email: me.email,
      password: 'a long enough phrase',
      emailVerified: true,
    });
    const newOwner = await signedIn(world, me);
    expect(newOwner.uid).toBe(uid);
    expect(await call(world, newOwner, 'linkMyDocuments', {})).toMatchObject({ clients: 0 });
    expect((await headOf(world, quoteId)).memberUids).toEqual([me.uid]);
  });

  it('never follows an address that the account had without verifying it', async () => {
    // An attacker registers the victim's address, and then changes to one of their own, which they can verify.
    const victim = newAddress();
    const quoteId = await makeSent(world, { recipient: { ...recipient, email: victim } });
    const attacker = await makeUser(world, { emailVerified: false });
    await auth.updateUser(attacker.uid, { email: victim });
    await db.doc(`users/${attacker.uid}`).update({ email: victim });
    const own = newAddress();
    await auth.updateUser(attacker.uid, { email: own, emailVerified: true });
    await nextSecondBegan();
    const person = await signedIn(world, { email: own });
    await call(world, person, 'ensureUser', {});
    expect(await call(world, person, 'linkMyDocuments', {})).toMatchObject({ clients: 0 });
    expect((await headOf(world, quoteId)).memberUids).toEqual([]);
  });

  it('answers for somebody else’s address as for a free one, and mails nothing there', async () => {
    const me = await makeMember(world);
    const other = await makeUser(world);
    expect(await call(world, me.person, 'changeMyEmail', { email: other.email })).toEqual({ asked: true });
    expect(await said(other.email, 'addressChange')).toEqual({
      calledOff: 'Another account uses this address.',
    });
  });

  it('requires a sign-in of the last five minutes and another address, and is limited', async () => {
    const { person: me } = await makeMember(world);
    // Stays within the hour, since a new window begins then, and is never ahead: queued mails are due at once.
    const hour = 3_600_000;
    const began = Date.now();
    const lastMoment = Math.ceil(began / hour) * hour - 1;
    const clock = () => new Date(Math.min(Date.now(), lastMoment));
    const within = { ...world, deps: { ...world.deps, clock } };
    const change = (who: typeof me, email: string) => codeOf(call(within, who, 'changeMyEmail', { email }));
    const stale = { ...me, authTime: Math.floor(began / 1000) - 301 };
    expect(await change(stale, newAddress())).toBe('unauthenticated');
    expect(await change(me, me.email.toUpperCase())).toBe('invalid-argument');
    const answers: unknown[] = [];
    for (let count = 0; count < 6; count += 1) answers.push(await change(me, newAddress()));
    expect(answers).toEqual([...Array(5).fill('done'), 'resource-exhausted']);
  });
});
