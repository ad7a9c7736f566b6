import { outboxMail } from '@agency/domain/mail/schema';
import { rateLimits } from '@agency/domain/platform/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resolveMail } from '../../functions/src/mail/resolve/resolve.ts';
import { makeClientOfOne } from './support/client-of-one.ts';
import { clearLimits } from './support/limits.ts';
import {
  auditOf,
  call,
  codeOf,
  mailsTo,
  makeAdmin,
  makeMember,
  makeUser,
  newAddress,
  password,
  signedIn,
  type TestUser,
} from './support/people.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let adminUser: TestUser;

beforeAll(async () => {
  world = await makeWorld('inviting');
  adminUser = await makeAdmin(world);
});
beforeEach(() => clearLimits(world));
afterAll(() => world.close());

async function invitationTo(email: string) {
  const { docs } = await world.deps.db.collection('outbox').where('to', '==', [email]).get();
  const [found] = docs;
  if (!found) throw new Error(`No mail to ${email}`);
  return resolveMail(world.deps, parseDocument(outboxMail, found.ref.path, found.data()));
}

describe('inviting a colleague', () => {
  it('is for staff only once an archived client is restored, and for its members as ever', async () => {
    const { clientId, ref, invite } = await makeClientOfOne(world);
    await ref.update({ archived: true });
    const admin = await signedIn(world, adminUser);
    const input = { clientId, name: 'Una Ash', email: newAddress(), again: false };
    await expect(call(world, admin, 'inviteColleague', input)).rejects.toThrow(/is archived/);
    expect(await invite(newAddress())).toEqual({ invited: true });
  });

  it('makes them a member once they registered, verified the address and accepted', async () => {
    const { uid, clientId, ref, invite, audience, answer } = await makeClientOfOne(world);
    const email = newAddress();
    expect(await invite(email)).toEqual({ invited: true });
    const client = await ref.get();
    expect(client.get('people')).toEqual([{ name: 'Sam Weald', email: expect.any(String), uid }]);
    expect(client.get('emails')).not.toContain(email);
    expect(client.get('invitations')).toEqual([
      { name: 'Alex Reed', email, invitedBy: uid, invitedAt: expect.anything() },
    ]);
    expect(client.get('searchTokens')).toContain('alex');
    expect((await auditOf(world, `clients/${clientId}`)).at(-1)).toMatchObject({
      actor: uid,
      action: 'inviteColleague',
    });
    const auth = await world.deps.auth();
    const { uid: colleague } = await auth.createUser({ email, password: 'a long enough phrase' });
    expect(await codeOf(call(world, await signedIn(world, { email }), 'linkMyDocuments', {}))).toBe(
      'permission-denied',
    );
    await auth.updateUser(colleague, { emailVerified: true });
    await call(world, await signedIn(world, { email }), 'linkMyDocuments', {});
    expect(await audience()).toEqual([uid]);
    expect(await answer(await signedIn(world, { email }))).toEqual({ joined: true });
    expect(await audience()).toEqual([uid, colleague].toSorted());
  });

  it('by staff adds them at once: with access if they have verified and linked this address, else when they link', async () => {
    const { uid, invite, audience, ref } = await makeClientOfOne(world);
    const [colleague, later] = [await makeMember(world), newAddress()];
    const admin = await signedIn(world, adminUser);
    // A member's earlier invitation is no longer needed.
    await invite(colleague.email);
    for (const email of [colleague.email, later]) {
      expect(await invite(email, admin)).toEqual({ invited: true });
      expect(await invite(email, admin)).toEqual({ invited: false });
    }
    expect(await audience()).toEqual([uid, colleague.uid].toSorted());
    expect((await ref.get()).get('invitations')).toEqual([]);
    const auth = await world.deps.auth();
    const account = await auth.createUser({ email: later, password, emailVerified: true });
    await call(world, await signedIn(world, { email: later }), 'linkMyDocuments', {});
    expect(await audience()).toContain(account.uid);
  });

  it('by staff is mailed once more on request to a member without access, and to nobody else', async () => {
    const { ref, clientId, email: linked, invite } = await makeClientOfOne(world);
    const admin = await signedIn(world, adminUser);
    const email = newAddress();
    const again = (address: string, who = admin) =>
      call(world, who, 'inviteColleague', { clientId, name: 'Alex Reed', email: address, again: true });
    expect(await again(email)).toEqual({ invited: false });
    const start = new Date();
    world.setClock(start);
    await invite(email, admin);
    const later = new Date(start.getTime() + 60_000);
    world.setClock(later);
    expect(await again(email)).toEqual({ invited: true });
    expect(await mailsTo(world, email)).toEqual(['notice invitation', 'notice invitation']);
    expect((await ref.get()).get('people')).toMatchObject([
      { email: linked },
      { email, name: 'Alex Reed', uid: null, mailedAt: Timestamp.fromDate(later) },
    ]);
    expect(await again(linked)).toEqual({ invited: false });
    const mail = await invitationTo(email);
    const notice = 'data' in mail ? await mail.data() : null;
    expect(notice).toMatchObject({
      subject: 'Your account with Downland Digital',
      paragraphs: [expect.stringContaining('your quotes, projects and invoices with us'), expect.any(String)],
      action: { url: expect.stringContaining('/client/register#') },
    });
  });

  it('again is for staff: a member’s request changes nothing and mails nothing', async () => {
    const { clientId, person, invite } = await makeClientOfOne(world);
    const email = newAddress();
    await invite(email, await signedIn(world, adminUser));
    const input = { clientId, name: 'Alex Reed', email, again: true };
    expect(await call(world, person, 'inviteColleague', input)).toEqual({ invited: false });
    expect(await mailsTo(world, email)).toEqual(['notice invitation']);
  });

  it.each([
    ['unproved', { emailVerified: false }],
    ['never linked', { emailVerified: true }],
  ])('gives nobody access at once whose account is %s', async (_what, kind) => {
    const { uid, invite, audience } = await makeClientOfOne(world);
    const stranger = await makeUser(world, kind);
    await invite(stranger.email, await signedIn(world, adminUser));
    expect(await audience()).toEqual([uid]);
  });

  it('names the inviter by their verified address, and is called off when withdrawn', async () => {
    const { email: inviter, invite, remove } = await makeClientOfOne(world);
    const email = newAddress();
    await invite(email);
    const mail = await invitationTo(email);
    const notice = 'data' in mail ? await mail.data() : null;
    expect(notice).toMatchObject({
      // The client's name was chosen by the person quoted, so it is shown only beside the inviter's address.
      subject: `${inviter} has invited you to Downland Digital`,
      paragraphs: [expect.stringContaining(inviter), expect.any(String), expect.any(String)],
      action: { url: expect.stringContaining('/client/register#') },
    });
    await remove(email);
    expect(await invitationTo(email)).toEqual({ calledOff: 'The invitation has been withdrawn.' });
  });

  it('again changes nothing and mails nothing, even three times at once', async () => {
    const { ref, invite } = await makeClientOfOne(world);
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 3 }, () => invite(email)));
    expect(answers.filter(({ invited }) => invited)).toHaveLength(1);
    expect(await invite(email)).toEqual({ invited: false });
    expect((await ref.get()).get('invitations')).toHaveLength(1);
    expect(await mailsTo(world, email)).toEqual(['notice invitation']);
  });

  it('is for members of that client and for staff', async () => {
    const { invite, ref } = await makeClientOfOne(world);
    const other = await makeMember(world);
    expect(await codeOf(invite(newAddress(), other.person))).toBe('not-found');
    expect(await codeOf(invite(newAddress(), await signedIn(world, adminUser)))).toBe('done');
    expect((await ref.get()).get('people')).toHaveLength(2);
    const nowhere = { clientId: 'nothing-here', name: 'Alex', email: newAddress() };
    expect(await codeOf(call(world, other.person, 'inviteColleague', nowhere))).toBe('not-found');
  });

  it('is limited to fifty people, and to a number a day for a client and a mailbox', async () => {
    const { ref, invite } = await makeClientOfOne(world);
    const { invite: inviteElsewhere } = await makeClientOfOne(world);
    const people = (await ref.get()).get('people');
    const crowd = Array.from({ length: 49 }, (_one, index) => ({
      name: 'Sam',
      email: `crowd-${index}@example.com`,
      uid: null,
    }));
    await ref.update({ people: [...people, ...crowd] });
    expect(await codeOf(invite(newAddress()))).toBe('failed-precondition');
    await ref.update({ people });
    // Stopped: the count starts again every day, and one was taken before that.
    world.setClock(new Date());
    const codes: unknown[] = [];
    for (let count = 1; count < rateLimits.invitations.most; count += 1)
      codes.push(await codeOf(invite(newAddress())));
    expect([...new Set(codes)]).toEqual(['done']);
    expect(await codeOf(invite(newAddress()))).toBe('resource-exhausted');
    // The limit is that of the client's people: another's still can, and so can staff.
    expect(await codeOf(inviteElsewhere(newAddress()))).toBe('done');
    expect(await codeOf(invite(newAddress(), await signedIn(world, adminUser)))).toBe('done');
  });

  it('is limited for one mailbox to each client’s people by themselves', async () => {
    const { invite, remove } = await makeClientOfOne(world);
    const { invite: inviteElsewhere } = await makeClientOfOne(world);
    const email = newAddress();
    const start = Date.now();
    for (let count = 0; count < rateLimits.invitationsPerRecipient.most; count += 1) {
      // An invitation is told from another one of the same address by its time.
      world.setClock(new Date(start + count * 1000));
      expect(await codeOf(invite(email))).toBe('done');
      await remove(email);
    }
    expect(await codeOf(invite(email))).toBe('resource-exhausted');
    expect(await codeOf(inviteElsewhere(email))).toBe('done');
    world.setClock(new Date(start + 60_000));
    expect(await codeOf(invite(email, await signedIn(world, adminUser)))).toBe('done');
  });
});
