import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeClientOfOne } from './support/client-of-one.ts';
import { clearLimits } from './support/limits.ts';
import {
  auditOf,
  call,
  codeOf,
  mailsTo,
  makeAdmin,
  makeMember,
  newAddress,
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
beforeEach(() => clearLimits(world));
afterAll(() => world.close());

describe('removing a colleague', () => {
  it('shuts them out of everything, and their address opens nothing any more', async () => {
    const { uid, clientId, join, remove, audience } = await makeClientOfOne(world);
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
    const { email, remove, audience, uid } = await makeClientOfOne(world);
    const other = await makeMember(world);
    expect(await codeOf(remove(email, other.person))).toBe('not-found');
    expect(await audience()).toEqual([uid]);
  });

  it('lets the last member neither leave nor be removed by one; staff may remove them, but not the last name', async () => {
    const { uid, email, invite, remove, audience } = await makeClientOfOne(world);
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
    const { email, ref, invite, join, remove, audience } = await makeClientOfOne(world);
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
    const { clientId, ref, join, remove, audience, invite } = await makeClientOfOne(world);
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
    const { email, invite, join, remove, ref } = await makeClientOfOne(world);
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
      const { uid, email, clientId, ref, invite, remove, audience } = await makeClientOfOne(world);
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
