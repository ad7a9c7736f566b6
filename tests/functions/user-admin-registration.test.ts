import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpRoutes } from '../../functions/src/http.ts';
import { dispatch } from '../../functions/src/platform/http/router.ts';
import type { HttpResponse } from '../../functions/src/platform/http.ts';
import { registerAdmin } from '../../functions/src/user/register-admin.ts';
import { httpRequest } from './support/http-request.ts';
import {
  auditOf,
  call,
  claimsOf,
  mailsTo,
  makeAdmin,
  makeUser,
  newAddress,
  password,
  signedIn,
  userOf,
} from './support/people.ts';
import { signInAt } from './support/sign-in-at.ts';
import { callerFrom, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('adminreg');
});
afterAll(() => world.close());

const other = 'another long enough phrase';
const received = 'admin-registration-confirmation received';

const register = (email: string, word = password, name = 'Robin Hale') =>
  registerAdmin(world.deps, { name, email, password: word }, callerFrom(email).network);

const accountOf = async (email: string) => (await world.deps.auth()).getUserByEmail(email);

/** How many mails notified staff of this person. */
async function notificationsAbout(uid: string): Promise<number> {
  const { docs } = await world.deps.db.collection('outbox').where('data.uid', '==', uid).get();
  return docs.filter((mail) => mail.get('data.notice') === 'adminAwaitingApproval').length;
}

describe('registering for the back office', () => {
  it('makes an account that waits, opens nothing, and bothers nobody before the address is verified', async () => {
    const email = newAddress();
    await register(email);
    const { uid, emailVerified } = await accountOf(email);
    expect(emailVerified).toBe(false);
    expect(await userOf(world, uid)).toMatchObject({
      email,
      displayName: 'Robin Hale',
      role: null,
      adminRequest: 'pending',
    });
    expect([await claimsOf(world, uid), await mailsTo(world, email), await notificationsAbout(uid)]).toEqual([
      {},
      [received],
      0,
    ]);
    expect((await auditOf(world, `users/${uid}`)).map(({ actor, action }) => [actor, action])).toEqual([
      ['visitor', 'registerAdmin'],
    ]);
    // The first sign-in leaves the request as it is; once the address is verified, staff are told, once.
    const signIn = async () => call(world, await signedIn(world, { email }), 'ensureUser', {});
    await signIn();
    expect([(await userOf(world, uid)).adminRequest, await notificationsAbout(uid)]).toEqual(['pending', 0]);
    await (await world.deps.auth()).updateUser(uid, { emailVerified: true });
    await Promise.all([signIn(), signIn(), signIn()]);
    expect(await notificationsAbout(uid)).toBe(1);
  });

  it('asked again, it changes neither password nor name', async () => {
    const email = newAddress();
    await register(email);
    const { uid } = await accountOf(email);
    await register(email, other, 'Mallory');
    expect((await signInAt(world, email, password)).uid).toBe(uid);
    await expect(signInAt(world, email, other)).rejects.toThrow();
    expect((await userOf(world, uid)).displayName).toBe('Robin Hale');
  });

  it('in the name of a client: they get a mail, staff a request of theirs, and nothing else changes', async () => {
    const victim = await makeUser(world);
    await call(world, await signedIn(world, victim), 'linkMyDocuments', {});
    const before = await claimsOf(world, victim.uid);
    const session = await signedIn(world, victim);
    await register(victim.email, other, 'Mallory');
    await register(victim.email, other, 'Mallory');
    expect(await mailsTo(world, victim.email)).toEqual([received]);
    expect(await notificationsAbout(victim.uid)).toBe(1);
    expect(await claimsOf(world, victim.uid)).toEqual(before);
    expect(await userOf(world, victim.uid)).toMatchObject({
      adminRequest: 'pending',
      role: null,
      displayName: 'Jo Marlow',
    });
    await expect(signInAt(world, victim.email, other)).rejects.toThrow();
    // Their session goes on, and no sign-in tells staff again.
    await call(world, session, 'ensureUser', {});
    expect(await notificationsAbout(victim.uid)).toBe(1);
  });

  it('may be asked for again after a refusal, of which staff are told once a day at most', async () => {
    const adminUser = await makeAdmin(world);
    const admin = await signedIn(world, adminUser);
    const someone = await makeUser(world);
    for (let round = 0; round < 3; round += 1) {
      await register(someone.email);
      expect((await userOf(world, someone.uid)).adminRequest).toBe('pending');
      await call(world, admin, 'refuseAdmin', { uid: someone.uid });
    }
    expect(await notificationsAbout(someone.uid)).toBe(2);
  });

  it('tells an admin that they are one, and a disabled person that they are not; neither becomes a request', async () => {
    const adminUser = await makeAdmin(world);
    await register(adminUser.email);
    expect(await mailsTo(world, adminUser.email)).toEqual(['admin-registration-confirmation approved']);
    expect((await userOf(world, adminUser.uid)).adminRequest).toBe('approved');
    const shut = await makeUser(world);
    await (await world.deps.auth()).updateUser(shut.uid, { disabled: true });
    await register(shut.email);
    expect(await mailsTo(world, shut.email)).toEqual(['admin-registration-confirmation refused']);
    expect((await userOf(world, shut.uid)).adminRequest).toBeNull();
  });
});

async function post(path: string, body: unknown): Promise<HttpResponse & { ms: number }> {
  const started = performance.now();
  const answer = await dispatch(
    httpRoutes,
    httpRequest({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      caller: callerFrom(`registering-${newAddress()}`),
    }),
    world.deps,
  );
  return { ...answer, ms: performance.now() - started };
}

const registration = (email: string) => ({ name: 'Robin Hale', email, password: other });

describe('a caller learns nothing about an address', () => {
  it.each([
    ['/api/client-registrations', registration],
    ['/api/admin-registrations', registration],
    ['/api/password-resets', (email: string) => ({ email, area: 'client' })],
    ['/api/password-resets', (email: string) => ({ email, area: 'admin' })],
  ])(
    '%s answers new, unverified, known, disabled and staff alike, in the same time',
    async (path, bodyOf) => {
      const [known, unproved, shut, staff] = [
        await makeUser(world),
        await makeUser(world, { emailVerified: false }),
        await makeUser(world),
        await makeAdmin(world),
      ];
      await (await world.deps.auth()).updateUser(shut.uid, { disabled: true });
      const answers: (HttpResponse & { ms: number })[] = [];
      for (const email of [newAddress(), unproved.email, known.email, shut.email, staff.email]) {
        answers.push(await post(path, bodyOf(email)));
      }
      const [first] = answers;
      for (const { ms, ...answer } of answers) {
        expect(answer).toEqual({ status: 202, headers: first?.headers, body: first?.body });
        // The response waits for its fixed time, whatever the work. How much later it may be depends on the machine.
        expect(ms).toBeGreaterThanOrEqual(890);
      }
    },
  );

  it.each(['/api/client-registrations', '/api/admin-registrations'])(
    '%s refuses a common password and incomplete input from anybody',
    async (path) => {
      const { email } = await makeUser(world);
      for (const address of [email, newAddress()]) {
        const refused = await post(path, { name: 'Robin', email: address, password: 'Qwertyuiop' });
        expect(refused.status).toBe(400);
      }
      expect((await post(path, { email, password })).status).toBe(400);
    },
  );
});
