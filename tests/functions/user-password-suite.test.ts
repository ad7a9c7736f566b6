import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpRoutes } from '../../functions/src/http.ts';
import { personOf } from '../../functions/src/platform/auth.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { dispatch } from '../../functions/src/platform/http/router.ts';
import { errorResponse, type HttpResponse } from '../../functions/src/platform/http.ts';
import { admin, project } from '../support/suite.ts';
import { httpRequest } from './support/http-request.ts';
import { signInAt } from './support/sign-in-at.ts';
import { caller, makeWorld, type World } from './world.ts';

// First of all, so that it is the suite's own project.
const { auth } = admin();
let world: World;
let deps: Deps;

beforeAll(async () => {
  world = await makeWorld('password');
  // A code is looked up by the web API key, which in the emulators belongs to the suite's project.
  deps = { ...world.deps, auth: async () => auth };
});
afterAll(() => world.close());

const first = 'a long enough phrase';
const second = 'another long enough phrase';
const signIn = (email: string, password: string) => signInAt({ projectId: project }, email, password);

function change(body: unknown): Promise<HttpResponse> {
  const request = httpRequest({
    method: 'POST',
    path: '/api/password-changes',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // Its own, so that no other test's limit is used up.
    caller: { ...caller, ip: `password-${randomBytes(4).toString('hex')}` },
  });
  return dispatch(httpRoutes, request, deps).catch(errorResponse);
}

async function makeAccount(emailVerified = true): Promise<{ uid: string; email: string; oobCode: string }> {
  const email = `${randomBytes(5).toString('hex')}@example.com`;
  const { uid } = await auth.createUser({ email, password: first, emailVerified });
  const link = new URL(await auth.generatePasswordResetLink(email));
  return { uid, email, oobCode: link.searchParams.get('oobCode') ?? '' };
}

const bodyOf = ({ body }: HttpResponse): unknown => JSON.parse(String(body));

describe('POST /api/password-changes', () => {
  it.each([
    ['short', 'Use at least 10 characters'],
    ['Qwertyuiop', 'Many people use this password. Choose another one'],
  ])('holds %s to the rules of registration, and the link still works afterwards', async (word, message) => {
    const { email, oobCode } = await makeAccount();
    const refused = await change({ oobCode, password: word });
    expect(refused.status).toBe(400);
    expect(bodyOf(refused)).toMatchObject({ error: { issues: [{ path: 'password', message }] } });
    await signIn(email, first);
    const answer = await change({ oobCode, password: second });
    expect([answer.status, bodyOf(answer)]).toEqual([200, { email }]);
    await signIn(email, second);
    await expect(signIn(email, first)).rejects.toThrow();
  });

  it('ends older sessions, and not the one that begins with the new password', async () => {
    const { uid, email, oobCode } = await makeAccount();
    const { token } = await signIn(email, first);
    const { authTime } = await personOf(deps, token);
    await auth.setCustomUserClaims(uid, {
      role: 'admin',
      sessionsFrom: authTime - 3600,
      provedEmail: email,
    });
    await change({ oobCode, password: second });
    const account = await auth.getUser(uid);
    const validSince = Date.parse(account.tokensValidAfterTime ?? '') / 1000;
    expect(account.customClaims).toEqual({
      role: 'admin',
      sessionsFrom: validSince + 1,
      provedEmail: email,
      identities: [],
    });
    expect(validSince).toBeGreaterThanOrEqual(authTime);
    expect((await personOf(deps, (await signIn(email, second)).token)).uid).toBe(uid);
  });

  it('verifies the mailbox of an account that somebody else began, and links nothing by itself', async () => {
    const { uid, oobCode } = await makeAccount(false);
    expect((await change({ oobCode, password: second })).status).toBe(200);
    const account = await auth.getUser(uid);
    expect([account.emailVerified, account.customClaims?.sessionsFrom]).toEqual([true, undefined]);
  });

  it('accepts a code once, and no code of another kind', async () => {
    const { email, oobCode } = await makeAccount(false);
    const verify = new URL(await auth.generateEmailVerificationLink(email));
    const other = verify.searchParams.get('oobCode') ?? '';
    for (const code of ['not-a-code-at-all', other]) {
      const answer = await change({ oobCode: code, password: second });
      expect(answer.status).toBe(409);
      expect(bodyOf(answer)).toMatchObject({
        error: { message: expect.stringContaining('Ask for a new one') },
      });
    }
    await change({ oobCode, password: second });
    expect((await change({ oobCode, password: first })).status).toBe(409);
    await signIn(email, second);
  });
});
