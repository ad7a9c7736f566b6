import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../functions/src/platform/auth.ts';
import { headOf, makeSent, recipient } from './quote-world.ts';
import { clearLimits } from './support/limits.ts';
import { call, codeOf, makeAdmin, makeMember, newAddress, password, signedIn } from './support/people.ts';
import { makeWorld, type World } from './world.ts';

// An invitation is not membership: what inviting a stranger's address gives the inviter, and the stranger.

let world: World;

beforeAll(async () => {
  world = await makeWorld('invite');
});
beforeEach(() => clearLimits(world));
afterAll(() => world.close());

const sendTo = async (email: string) =>
  headOf(world, await makeSent(world, { recipient: { ...recipient, email } }));

/** A client of one member, and ways to invite from it. */
async function makeInviter() {
  const member = await makeMember(world);
  const { clientId } = await sendTo(member.email);
  const ref = world.deps.db.doc(`clients/${clientId}`);
  const invite = (email: string) =>
    call(world, member.person, 'inviteColleague', { clientId, name: 'Vic Owner', email });
  const answer = (who: Person, accept: boolean) => call(world, who, 'answerInvitation', { clientId, accept });
  return { ...member, clientId, ref, invite, answer };
}

describe('an address that a member invited and that did not accept', () => {
  it('draws none of its quotes to the member’s client, with an account or without', async () => {
    const mallory = await makeInviter();
    const victim = await makeMember(world);
    for (const email of [newAddress(), victim.email]) {
      await mallory.invite(email);
      const head = await sendTo(email);
      expect(head.clientId).not.toBe(mallory.clientId);
      expect(head.memberUids).not.toContain(mallory.uid);
    }
  });

  it('is not joined by signing in, nor does the client say whether it has an account', async () => {
    const mallory = await makeInviter();
    const [known, unknown] = [await makeMember(world), newAddress()];
    const shapes = [];
    for (const email of [known.email, unknown]) {
      await mallory.invite(email);
      const { people, invitations } = (await mallory.ref.get()).data() ?? {};
      shapes.push({ people, fields: Object.keys(invitations.at(-1)).toSorted() });
    }
    expect(shapes[0]).toEqual(shapes[1]);
    await call(world, await signedIn(world, known), 'linkMyDocuments', {});
    expect((await mallory.ref.get()).get('memberUids')).toEqual([mallory.uid]);
  });

  it('declines once and for all, and belongs nowhere', async () => {
    const mallory = await makeInviter();
    const victim = await makeMember(world);
    await mallory.invite(victim.email);
    expect(await mallory.answer(victim.person, false)).toEqual({ joined: false });
    expect(await codeOf(mallory.answer(victim.person, true))).toBe('not-found');
    const { memberUids, invitations, invitedEmails } = (await mallory.ref.get()).data() ?? {};
    expect([memberUids, invitations, invitedEmails]).toEqual([[mallory.uid], [], []]);
  });
});

describe('answering an invitation', () => {
  it('shows who invites to what, and makes a member, even five times at once', async () => {
    const owner = await makeInviter();
    const colleague = await makeMember(world);
    await owner.invite(colleague.email);
    const mine = () => call(world, colleague.person, 'listMyInvitations', {});
    expect(await mine()).toEqual({
      invitations: [{ clientId: owner.clientId, clientName: recipient.company, invitedBy: owner.email }],
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => owner.answer(colleague.person, true)));
    expect(answers).toEqual(Array(5).fill({ joined: true }));
    expect(await mine()).toEqual({ invitations: [] });
    const { memberUids, membersVersion, people, spreadPending } = (await owner.ref.get()).data() ?? {};
    expect(memberUids).toEqual([owner.uid, colleague.uid].toSorted());
    expect(people[1]).toEqual({
      name: 'Vic Owner',
      email: colleague.email,
      uid: colleague.uid,
      invitedBy: owner.uid,
    });
    expect([membersVersion, spreadPending]).toEqual([1, false]);
  });

  it('is for the invited address alone, and while the inviter belongs to the client', async () => {
    const owner = await makeInviter();
    const [colleague, other] = [await makeMember(world), await makeMember(world)];
    await owner.invite(colleague.email);
    for (const accept of [true, false]) {
      expect(await codeOf(owner.answer(other.person, accept))).toBe('not-found');
    }
    const admin = await makeAdmin(world);
    await call(world, await signedIn(world, admin), 'disableUser', { uid: owner.uid });
    expect(await call(world, colleague.person, 'listMyInvitations', {})).toEqual({ invitations: [] });
    expect(await codeOf(owner.answer(colleague.person, true))).toBe('not-found');
  });

  it('still leaves quotes for one’s own business with it, though the other client is older', async () => {
    const older = await makeInviter();
    const email = newAddress();
    const auth = await world.deps.auth();
    const own = await sendTo(email);
    await auth.createUser({ email, password, emailVerified: true });
    await call(world, await signedIn(world, { email }), 'linkMyDocuments', {});
    await older.invite(email);
    await older.answer(await signedIn(world, { email }), true);
    expect((await sendTo(email)).clientId).toBe(own.clientId);
  });
});
