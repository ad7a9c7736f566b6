import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disableUser } from '../../functions/src/access/disable-user.ts';
import { grantAdmin } from '../../functions/src/access/grant-admin.ts';
import { removeAdmin } from '../../functions/src/access/remove-admin.ts';
import { syncChangedAccess } from '../../functions/src/access/sync-access.ts';
import { deleteUser } from '../../functions/src/personal-data/delete-user.ts';
import { repairAccess } from '../../functions/src/user/repair-access.ts';
import { headOf, makeSent, recipient } from './quote-world.ts';
import {
  auditOf,
  call,
  claimsOf,
  codeOf,
  mailsTo,
  makeAdmin,
  makeMember,
  makeUser,
  signedIn,
  type TestUser,
  userOf,
} from './support/people.ts';
import { caller, makeWorld, person, type World } from './world.ts';

let world: World;
let adminUser: TestUser;

beforeAll(async () => {
  world = await makeWorld('admins');
  adminUser = await makeAdmin(world);
});
beforeEach(() => setAdmins([adminUser.uid]));
afterAll(() => world.close());

const setAdmins = (uids: string[]) => world.deps.db.doc('access/admins').set({ uids, updatedAt: new Date() });

const admins = async (): Promise<unknown> => (await world.deps.db.doc('access/admins').get()).get('uids');

const as = (uid: string) => ({ person: person(uid), caller });

describe('approving', () => {
  it('makes an admin of somebody who asked and verified their address, and ends their older sessions', async () => {
    const someone = await makeUser(world, { adminRequest: 'pending' });
    const before = await signedIn(world, someone);
    const admin = await signedIn(world, adminUser);
    expect(await call(world, admin, 'approveAdmin', { uid: someone.uid })).toEqual({
      adminRequest: 'approved',
    });
    expect(await admins()).toEqual([adminUser.uid, someone.uid]);
    expect(await userOf(world, someone.uid)).toMatchObject({ role: 'admin', adminRequest: 'approved' });
    const { role, sessionsFrom } = await claimsOf(world, someone.uid);
    expect([role, sessionsFrom > before.authTime]).toEqual(['admin', true]);
    // The response waits until a new sign-in is valid.
    const now = await signedIn(world, someone);
    expect(await codeOf(call(world, now, 'refuseAdmin', { uid: 'nobody' }))).toBe('not-found');
    expect(await mailsTo(world, someone.email)).toEqual(['admin-registration-confirmation approved']);
    const path = `users/${someone.uid}`;
    expect((await auditOf(world, path)).map(({ actor, action, after }) => [actor, action, after])).toEqual([
      [adminUser.uid, 'approveAdmin', { claims: { role: 'admin', sessionsFrom } }],
      [adminUser.uid, 'approveAdmin', { role: 'admin', adminRequest: 'approved' }],
    ]);
    expect((await auditOf(world, 'access/admins')).at(-1)).toMatchObject({
      actor: adminUser.uid,
      action: 'approveAdmin',
      after: { uids: [adminUser.uid, someone.uid] },
    });
  });

  it('twenty times at once is the same as once: one entry on the list, one mail', async () => {
    const { uid, email } = await makeUser(world, { adminRequest: 'pending' });
    const admin = await signedIn(world, adminUser);
    await Promise.all(Array.from({ length: 20 }, () => call(world, admin, 'approveAdmin', { uid })));
    expect(await admins()).toEqual([adminUser.uid, uid]);
    expect(await mailsTo(world, email)).toEqual(['admin-registration-confirmation approved']);
  });

  it.each([
    ['an address that nobody proved', { emailVerified: false, adminRequest: 'pending' as const }],
    ['somebody who never asked', {}],
  ])('refuses %s', async (_who, kind) => {
    const { uid, email } = await makeUser(world, kind);
    const admin = await signedIn(world, adminUser);
    expect(await codeOf(call(world, admin, 'approveAdmin', { uid }))).toBe('failed-precondition');
    expect([await admins(), await claimsOf(world, uid), await mailsTo(world, email)]).toEqual([
      [adminUser.uid],
      {},
      [],
    ]);
  });

  it('refuses a disabled account', async () => {
    const { uid } = await makeUser(world, { adminRequest: 'pending' });
    await (await world.deps.auth()).updateUser(uid, { disabled: true });
    const admin = await signedIn(world, adminUser);
    expect(await codeOf(call(world, admin, 'approveAdmin', { uid }))).toBe('failed-precondition');
    expect(await admins()).toEqual([adminUser.uid]);
  });

  it('can follow a refusal, of which the person is told once', async () => {
    const { uid, email } = await makeUser(world, { adminRequest: 'pending' });
    const admin = await signedIn(world, adminUser);
    const refuse = () => call(world, admin, 'refuseAdmin', { uid });
    expect([await refuse(), await refuse()]).toEqual([
      { adminRequest: 'refused' },
      { adminRequest: 'refused' },
    ]);
    expect(await mailsTo(world, email)).toEqual(['admin-registration-confirmation refused']);
    await call(world, admin, 'approveAdmin', { uid });
    expect(await codeOf(refuse())).toBe('failed-precondition');
    expect(await userOf(world, uid)).toMatchObject({ role: 'admin', adminRequest: 'approved' });
  });
});

describe('the command for the first admin', () => {
  it('grants the role to a verified address only', async () => {
    const { email, uid } = await makeUser(world, { emailVerified: false });
    expect(await codeOf(grantAdmin(world.deps, email))).toBe('failed-precondition');
    expect(await claimsOf(world, uid)).toEqual({});
    await (await world.deps.auth()).updateUser(uid, { emailVerified: true });
    await grantAdmin(world.deps, email);
    expect((await claimsOf(world, uid)).role).toBe('admin');
  });
});

describe('taking the role away', () => {
  it('removes list entry, claim, role and sessions, with an audit entry for each change', async () => {
    const someone = await makeAdmin(world);
    const old = await signedIn(world, someone);
    const admin = await signedIn(world, adminUser);
    expect(await call(world, admin, 'removeAdmin', { uid: someone.uid })).toEqual({ role: null });
    expect(await admins()).toEqual([adminUser.uid]);
    expect(await userOf(world, someone.uid)).toMatchObject({ role: null, adminRequest: 'refused' });
    const { sessionsFrom, ...claims } = await claimsOf(world, someone.uid);
    expect(claims).toEqual({ provedEmail: someone.email, identities: [] });
    expect(sessionsFrom).toBeGreaterThan(old.authTime);
    const actions = (await auditOf(world, `users/${someone.uid}`)).slice(-2);
    expect(actions.map(({ actor, action, after }) => [actor, action, after])).toEqual([
      [adminUser.uid, 'removeAdmin', { role: null, adminRequest: 'refused' }],
      [adminUser.uid, 'removeAdmin', { claims: { sessionsFrom } }],
    ]);
  });

  it.each(['removeAdmin', 'disableUser', 'deleteUser'] as const)(
    'leaves the last admin: %s',
    async (operation) => {
      const other = await makeAdmin(world);
      // The caller is an admin in every other respect, but the list holds only the person to be removed.
      await setAdmins([other.uid]);
      const run = { removeAdmin, disableUser, deleteUser }[operation];
      expect(await codeOf(run(world.deps, { uid: other.uid }, as('system')))).toBe('failed-precondition');
      expect(await admins()).toEqual([other.uid]);
      expect(await userOf(world, other.uid)).toMatchObject({ role: 'admin', disabled: false });
    },
  );

  it('leaves one of two who remove each other at once, thirty times in any order', async () => {
    const other = await makeUser(world);
    for (let round = 0; round < 30; round += 1) {
      await setAdmins([adminUser.uid, other.uid]);
      const pause = () => new Promise((resolve) => setImmediate(resolve));
      const demote = async (who: string, whom: string, turns: number) => {
        for (let turn = 0; turn < turns; turn += 1) await pause();
        return codeOf(removeAdmin(world.deps, { uid: whom }, as(who)));
      };
      // Each gets a head start in turn, of growing length.
      const turns = Math.floor(round / 2);
      const isAdminFirst = round % 2 === 0;
      const answers = await Promise.all([
        demote(adminUser.uid, other.uid, isAdminFirst ? 0 : turns),
        demote(other.uid, adminUser.uid, isAdminFirst ? turns : 0),
      ]);
      const left = await admins();
      expect(left, `round ${round}`).toHaveLength(1);
      expect(answers.toSorted(), `round ${round}`).toEqual([
        'done',
        expect.stringMatching(/permission-denied/),
      ]);
    }
  });

  it('refuses a caller who was removed meanwhile: of three, two can not be lost that way', async () => {
    const [second, third] = [await makeUser(world), await makeUser(world)];
    await setAdmins([adminUser.uid, second.uid, third.uid]);
    const answers = await Promise.all([
      codeOf(removeAdmin(world.deps, { uid: second.uid }, as(adminUser.uid))),
      codeOf(removeAdmin(world.deps, { uid: adminUser.uid }, as(second.uid))),
    ]);
    expect(answers.toSorted()).toEqual(['done', 'permission-denied']);
    expect(await admins()).toHaveLength(2);
  });
});

describe('claims and users.role follow the list', () => {
  it('when the trigger gets a change, five times at once and late', async () => {
    const { uid } = await makeUser(world);
    await setAdmins([adminUser.uid, uid]);
    const after = { uids: [adminUser.uid, uid], updatedAt: new Date() };
    const change = { path: 'access/admins', before: { uids: [adminUser.uid] }, after };
    await Promise.all(Array.from({ length: 5 }, () => syncChangedAccess(world.deps, change)));
    expect([(await claimsOf(world, uid)).role, (await userOf(world, uid)).role]).toEqual(['admin', 'admin']);
    await setAdmins([adminUser.uid]);
    // The earlier event is delivered again after the list changed: the list decides.
    await syncChangedAccess(world.deps, change);
    const { role, sessionsFrom } = await claimsOf(world, uid);
    expect([role, typeof sessionsFrom, (await userOf(world, uid)).role]).toEqual([undefined, 'number', null]);
  });

  it('are repaired whichever of the three was wrong', async () => {
    const auth = await world.deps.auth();
    const { db } = world.deps;
    const [onlyListed, onlyClaim, onlyRole, gone, shut] = [
      await makeUser(world),
      await makeUser(world),
      await makeUser(world),
      await makeUser(world),
      await makeAdmin(world),
    ];
    await setAdmins([adminUser.uid, onlyListed.uid, gone.uid, shut.uid]);
    await auth.setCustomUserClaims(onlyClaim.uid, { role: 'admin', sessionsFrom: 1 });
    await db.doc(`users/${onlyRole.uid}`).update({ role: 'admin', adminRequest: 'approved' });
    await auth.deleteUser(gone.uid);
    await auth.updateUser(shut.uid, { disabled: true });

    expect((await repairAccess(world.deps)).repaired).toBeGreaterThanOrEqual(5);
    expect(await admins()).toEqual([adminUser.uid, onlyListed.uid]);
    const rights = async ({ uid }: TestUser) => [
      (await claimsOf(world, uid)).role,
      (await userOf(world, uid)).role,
      (await userOf(world, uid)).adminRequest,
    ];
    expect(await rights(onlyListed)).toEqual(['admin', 'admin', 'approved']);
    expect(await rights(onlyClaim)).toEqual([undefined, null, null]);
    expect(await rights(onlyRole)).toEqual([undefined, null, 'refused']);
    expect(await rights(shut)).toEqual([undefined, null, 'refused']);
    expect(await rights(adminUser)).toEqual(['admin', 'admin', 'approved']);
    // Somebody who was not an admin all the time has to sign in again, and the log says who did it.
    expect((await auditOf(world, `users/${onlyClaim.uid}`)).at(-1)).toMatchObject({
      actor: 'system',
      action: 'repairAccess',
      before: { claims: { role: 'admin', sessionsFrom: 1 } },
    });
    expect(await repairAccess(world.deps)).toEqual({ repaired: 0 });
  });

  it('keeps the only admin on the list even without a usable account, and finishes a disabling', async () => {
    const lonely = await makeAdmin(world);
    await setAdmins([lonely.uid]);
    const auth = await world.deps.auth();
    await auth.updateUser(lonely.uid, { disabled: true });
    const half = await makeUser(world);
    await world.deps.db.doc(`users/${half.uid}`).update({ disabled: true });
    await repairAccess(world.deps);
    expect(await admins()).toEqual([lonely.uid]);
    expect((await auth.getUser(half.uid)).disabled).toBe(true);
  });

  it('erases whose account was deleted without us, the last admin included, whose uid alone stays on the list', async () => {
    const ghost = await makeMember(world);
    const quoteId = await makeSent(world, { recipient: { ...recipient, email: ghost.email } });
    expect((await headOf(world, quoteId)).memberUids).toEqual([ghost.uid]);
    const lonely = await makeAdmin(world);
    await setAdmins([lonely.uid]);
    const auth = await world.deps.auth();
    for (const { uid } of [ghost, lonely]) await auth.deleteUser(uid);
    await repairAccess(world.deps);
    for (const { uid } of [ghost, lonely])
      expect((await world.deps.db.doc(`users/${uid}`).get()).exists).toBe(false);
    expect((await world.deps.db.doc(`quotes/${quoteId}`).get()).exists).toBe(false);
    expect(await admins()).toEqual([lonely.uid]);
    expect(await repairAccess(world.deps)).toEqual({ repaired: 0 });
  });
});
