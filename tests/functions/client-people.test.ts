import { outboxMail } from '@agency/domain/mail/schema';
import { rateLimits } from '@agency/domain/platform/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resolveMail } from '../../functions/src/mail/resolve/resolve.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import { headOf, makeSent, recipient } from './quote-world.ts';
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
  world = await makeWorld('people');
  adminUser = await makeAdmin(world);
});
beforeEach(async () => {
  const { docs } = await world.deps.db.collection('rateLimits').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});
afterAll(() => world.close());

/** A client of one person, who is a member, with a quote. */
async function makeClient() {
  const member = await makeMember(world);
  const quoteId = await makeSent(world, { recipient: { ...recipient, email: member.email } });
  const clientId = (await headOf(world, quoteId)).clientId ?? '';
  const ref = world.deps.db.doc(`clients/${clientId}`);
  const invite = (email: string, who = member.person) =>
    call(world, who, 'inviteColleague', { clientId, name: 'Alex Reed', email });
  const remove = (email: string, who = member.person) =>
    call(world, who, 'removeColleague', { clientId, email });
  const audience = async () => (await headOf(world, quoteId)).memberUids;
  const answer = (who: Person, accept = true) => call(world, who, 'answerInvitation', { clientId, accept });
  const join = async (colleague: { email: string; person: Person }) => {
    await invite(colleague.email);
    return answer(colleague.person);
  };
  return { ...member, clientId, quoteId, ref, invite, remove, audience, answer, join };
}

async function invitationTo(email: string) {
  const { docs } = await world.deps.db.collection('outbox').where('to', '==', [email]).get();
  const [found] = docs;
  if (!found) throw new Error(`No mail to ${email}`);
  return resolveMail(world.deps, parseDocument(outboxMail, found.ref.path, found.data()));
}

describe('inviting a colleague', () => {
  it('makes them a member once they registered, verified the address and accepted', async () => {
    const { uid, clientId, ref, invite, audience, answer } = await makeClient();
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
    const { uid, invite, audience, ref } = await makeClient();
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

  it.each([
    ['unproved', { emailVerified: false }],
    ['never linked', { emailVerified: true }],
  ])('gives nobody access at once whose account is %s', async (_what, kind) => {
    const { uid, invite, audience } = await makeClient();
    const stranger = await makeUser(world, kind);
    await invite(stranger.email, await signedIn(world, adminUser));
    expect(await audience()).toEqual([uid]);
  });

  it('names the inviter by their verified address, and is called off when withdrawn', async () => {
    const { email: inviter, invite, remove } = await makeClient();
    const email = newAddress();
    await invite(email);
    const mail = await invitationTo(email);
    const notice = 'data' in mail ? await mail.data() : null;
    expect(notice).toMatchObject({
      // The client's name was chosen by the person quoted, so it is shown only beside the inviter's address.
      subject: 'You are invited to a client area',
      paragraphs: [expect.stringContaining(inviter), expect.any(String), expect.any(String)],
      action: { url: expect.stringContaining('/client/register#') },
    });
    await remove(email);
    expect(await invitationTo(email)).toEqual({ calledOff: 'The invitation was taken back.' });
  });

  it('again changes nothing and mails nothing, even three times at once', async () => {
    const { ref, invite } = await makeClient();
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 3 }, () => invite(email)));
    expect(answers.filter(({ invited }) => invited)).toHaveLength(1);
    expect(await invite(email)).toEqual({ invited: false });
    expect((await ref.get()).get('invitations')).toHaveLength(1);
    expect(await mailsTo(world, email)).toEqual(['notice invitation']);
  });

  it('is for members of that client and for staff', async () => {
    const { invite, ref } = await makeClient();
    const other = await makeMember(world);
    expect(await codeOf(invite(newAddress(), other.person))).toBe('not-found');
    expect(await codeOf(invite(newAddress(), await signedIn(world, adminUser)))).toBe('done');
    expect((await ref.get()).get('people')).toHaveLength(2);
    const nowhere = { clientId: 'nothing-here', name: 'Alex', email: newAddress() };
    expect(await codeOf(call(world, other.person, 'inviteColleague', nowhere))).toBe('not-found');
  });

  it('is limited to fifty people, and to a number a day for a client and a mailbox', async () => {
    const { ref, invite } = await makeClient();
    const { invite: inviteElsewhere } = await makeClient();
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
    const { invite, remove } = await makeClient();
    const { invite: inviteElsewhere } = await makeClient();
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

describe('removing a colleague', () => {
  it('shuts them out of everything, and their address opens nothing any more', async () => {
    const { uid, clientId, join, remove, audience } = await makeClient();
    const colleague = await makeMember(world);
    await join(colleague);
    expect(await audience()).toContain(colleague.uid);
    expect(await remove(colleague.email)).toEqual({ removed: true });
    expect(await audience()).toEqual([uid]);
    await call(world, await signedIn(world, colleague), 'linkMyDocuments', {});
    expect(await audience()).toEqual([uid]);
    expect(await remove(colleague.email)).toEqual({ removed: false });
    expect((await auditOf(world, `clients/${clientId}`)).at(-1)).toMatchObject({
      actor: uid,
      action: 'removeColleague',
    });
  });

  it('is for members of that client and for staff', async () => {
    const { email, remove, audience, uid } = await makeClient();
    const other = await makeMember(world);
    expect(await codeOf(remove(email, other.person))).toBe('not-found');
    expect(await audience()).toEqual([uid]);
  });

  it('lets the last member neither leave nor be removed by one; staff may remove them, but not the last name', async () => {
    const { uid, email, invite, remove, audience } = await makeClient();
    const invited = newAddress();
    const admin = await signedIn(world, adminUser);
    await invite(invited, admin);
    expect(await codeOf(remove(email))).toBe('failed-precondition');
    expect(await audience()).toEqual([uid]);
    expect(await remove(email, admin)).toEqual({ removed: true });
    expect(await audience()).toEqual([]);
    expect(await codeOf(remove(invited, admin))).toBe('failed-precondition');
  });

  it('by somebody who was only invited: not who was there by the quote or by staff, nor whom bills go to', async () => {
    const { email, ref, invite, join, remove, audience } = await makeClient();
    const [guest, second, put] = [await makeMember(world), await makeMember(world), await makeMember(world)];
    await invite(put.email, await signedIn(world, adminUser));
    await join(guest);
    await join(second);
    await ref.update({ billingEmail: newAddress() });
    for (const address of [email, put.email])
      expect(await codeOf(remove(address, guest.person)), address).toBe('permission-denied');
    expect(await audience()).toHaveLength(4);
    await ref.update({ billingEmail: second.email });
    expect(await codeOf(remove(second.email, guest.person))).toBe('permission-denied');
    expect(await codeOf(remove(second.email))).toBe('permission-denied');
    await ref.update({ billingEmail: email });
    expect(await remove(second.email, guest.person)).toEqual({ removed: true });
    expect(await mailsTo(world, second.email)).toContain('notice removedFromClient');
    expect(await mailsTo(world, email)).not.toContain('notice billsMoved');
  });

  it('by a guest: neither who invited them nor what others sent, but whom and what they brought themselves', async () => {
    const { clientId, ref, join, remove, audience, invite } = await makeClient();
    const guests = [await makeMember(world), await makeMember(world), await makeMember(world)] as const;
    const [first, second, third] = guests;
    await join(first);
    await ref.update({ billingEmail: newAddress() });
    for (const [host, guest] of [
      [first, second],
      [second, third],
    ] as const) {
      await invite(guest.email, host.person);
      await call(world, guest.person, 'answerInvitation', { clientId, accept: true });
    }
    for (const { email } of [first, second])
      expect(await codeOf(remove(email, third.person))).toBe('permission-denied');
    const invited = newAddress();
    await invite(invited, second.person);
    expect(await codeOf(remove(invited, third.person))).toBe('permission-denied');
    expect(await codeOf(remove(invited, first.person))).toBe('permission-denied');
    expect(await remove(invited, second.person)).toEqual({ removed: true });
    expect(await audience()).toHaveLength(4);
    expect(await remove(third.email, second.person)).toEqual({ removed: true });
  });

  it('tells those concerned: who was removed, and where bills went and go', async () => {
    const { email, invite, join, remove, ref } = await makeClient();
    const [colleague, invited] = [await makeMember(world), newAddress()];
    await join(colleague);
    await invite(invited);
    await remove(invited);
    expect(await mailsTo(world, invited)).toEqual(['notice invitation']);
    await remove(email, await signedIn(world, adminUser));
    expect((await ref.get()).get('billingEmail')).toBe(colleague.email);
    expect(await mailsTo(world, email)).toEqual(
      expect.arrayContaining(['notice billsMoved', 'notice removedFromClient']),
    );
    expect(await mailsTo(world, colleague.email)).toContain('notice billsMoved');
  });

  it('keeps one of two members who remove each other at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { uid, email, clientId, ref, invite, remove, audience } = await makeClient();
      const colleague = await makeMember(world);
      await invite(colleague.email, await signedIn(world, adminUser));
      await ref.update({ billingEmail: newAddress() });
      const answers = await Promise.all([
        codeOf(remove(colleague.email)),
        codeOf(call(world, colleague.person, 'removeColleague', { clientId, email })),
      ]);
      expect(answers.toSorted(), `round ${round}`).toEqual(['done', 'not-found']);
      const left = await audience();
      expect(left).toHaveLength(1);
      expect([uid, colleague.uid]).toContain(left[0]);
    }
  });
});
