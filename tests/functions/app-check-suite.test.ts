import { randomBytes } from 'node:crypto';
import { isReplayProtected, type OperationName, operations } from '@agency/domain/operations/operations';
import { appCheckToken } from '@agency/domain/platform/app-check';
import { rateLimits } from '@agency/domain/platform/schema';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { httpRoutes } from '../../functions/src/http.ts';
import { readConfig } from '../../functions/src/platform/config.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { dispatch } from '../../functions/src/platform/http/router.ts';
import type { HttpResponse } from '../../functions/src/platform/http.ts';
import { signIn } from '../support/sign-in.ts';
import { addresses, project, admin as suiteAdmin } from '../support/suite.ts';
import { httpRequest } from './support/http-request.ts';
import { newAddress, password } from './support/people.ts';
import { type ServedCallable, serveCallable } from './support/serve-callable.ts';
import { callerFrom, makeWorld, type World } from './world.ts';

// The emulators enforce nothing: the callables are served here as deployed, with all of firebase-functions' wrapping,
// once with and once without enforcement.

const { db, auth } = suiteAdmin();
const settings = {
  ...process.env,
  SITE_ORIGIN: addresses.site,
  GCLOUD_PROJECT: project,
  LINK_SIGNING_KEY: randomBytes(32).toString('hex'),
  FUNCTIONS_EMULATOR: 'true',
  TRUSTED_PROXY_HOPS: '0',
  // What the functions emulator sets: tokens are accepted unsigned, so that only a missing one can be refused here.
  FIREBASE_DEBUG_MODE: 'true',
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
};

let world: World;
let deps: Deps;
let uid: string;
let address: string;
let idToken: string;
const served: ServedCallable[] = [];

beforeAll(async () => {
  world = await makeWorld('appcheck');
  deps = { ...world.deps, db, auth: async () => auth, config: configWith({ APP_CHECK_ENFORCED: 'true' }) };
  address = newAddress();
  ({ uid } = await auth.createUser({ email: address, password, emailVerified: true }));
  ({ idToken } = await signIn({ email: address, password }));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const { close } of served) close();
  await world.close();
});

const configWith = (variables: Record<string, string>) => readConfig({ ...settings, ...variables });

function post(path: string, headers: Record<string, string>, using = deps, body = ''): Promise<HttpResponse> {
  const request = httpRequest({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body,
    caller: callerFrom(`app-check-${newAddress()}`),
  });
  return dispatch(httpRoutes, request, using);
}

const ask = (token = idToken, headers = {}) =>
  post('/api/app-check-tokens', { authorization: `Bearer ${token}`, ...headers });

async function newToken(): Promise<string> {
  return v.parse(appCheckToken, JSON.parse(String((await ask()).body))).token;
}

/** The functions of a deployment with these settings, each freshly loaded. */
async function deployed(variables: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...settings, ...variables })) vi.stubEnv(name, value);
  return import('../../functions/src/index.ts');
}

async function serve(name: 'call' | 'callHeavy', variables: Record<string, string>) {
  const { [name]: callable } = await deployed(variables);
  if (!callable) throw new Error(`There is no ${name}.`);
  const one = await serveCallable(Object.assign(callable));
  served.push(one);
  return async (operation: OperationName, input: unknown, appCheck?: string) => {
    const answer = await fetch(one.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${idToken}`,
        ...(appCheck === undefined ? {} : { 'x-firebase-appcheck': appCheck }),
      },
      body: JSON.stringify({ data: { operation, input } }),
    });
    const body = v.parse(
      v.looseObject({ error: v.optional(v.looseObject({ details: v.optional(v.unknown()) })) }),
      await answer.json(),
    );
    const code: unknown = Object(body.error?.details).code;
    return { status: answer.status, code };
  };
}

describe('operations', () => {
  it('may be called by pages of the site alone', async () => {
    const { call } = await deployed({});
    if (!call) throw new Error('There is no call.');
    const one = await serveCallable(Object.assign(call));
    served.push(one);
    const allowed = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'POST' };
      const answer = await fetch(one.url, { method: 'OPTIONS', headers });
      return answer.headers.get('access-control-allow-origin');
    };
    expect(await allowed('https://evil.example')).toBe(addresses.site);
    expect(await allowed(addresses.site)).toBe(addresses.site);
  });

  it('need no token where the switch is off', async () => {
    const call = await serve('call', { APP_CHECK_ENFORCED: 'false' });
    expect(await call('ensureUser', {})).toEqual({ status: 200, code: undefined });
    expect(await call('acceptQuote', {})).toEqual({ status: 403, code: 'permission-denied' });
  });

  it('need one where it is on, for either callable, and accept ours', async () => {
    for (const name of ['call', 'callHeavy'] as const) {
      const call = await serve(name, { APP_CHECK_ENFORCED: 'true' });
      const refused = { status: 401, code: undefined };
      expect(await call('ensureUser', {}), name).toEqual(refused);
      const token = await newToken();
      // The heavy callable does not know this operation, and says so: the token let it in.
      const done = name === 'call' ? { status: 200, code: undefined } : { status: 404, code: 'not-found' };
      expect(await call('ensureUser', {}, token), name).toEqual(done);
      expect(await call('ensureUser', {}, token), `${name}, again`).toEqual(done);
    }
  });

  it('that promise or move money use their token up', async () => {
    const call = await serve('call', { APP_CHECK_ENFORCED: 'true' });
    const token = await newToken();
    const none = { quoteId: 'Q-222222', version: 1 };
    // A call refused for its caller or input leaves the token valid.
    expect(await call('declineQuote', none, token)).toEqual({ status: 403, code: 'permission-denied' });
    await auth.setCustomUserClaims(uid, { sessionsFrom: 1, provedEmail: address });
    expect(await call('recordReceipt', {}, token)).toEqual({ status: 403, code: 'permission-denied' });
    expect(await call('declineQuote', {}, token)).toEqual({ status: 400, code: 'invalid-argument' });
    expect(await call('declineQuote', none, token)).toEqual({ status: 404, code: 'not-found' });
    expect(await call('declineQuote', none, token)).toEqual({ status: 401, code: 'unauthenticated' });
    // Of ten copies sent at once one is accepted.
    const other = await newToken();
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('declineQuote', none, other)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
  });

  it('are named in the domain: accepting, sending and money', () => {
    const names = Object.keys(operations).filter((name) => isReplayProtected(name as OperationName));
    expect(names.toSorted()).toEqual([
      'acceptQuote',
      'acceptQuoteOffline',
      'changeBankDetails',
      'correctAndReissue',
      'creditInvoice',
      'declineQuote',
      'issueInvoice',
      'recordReceipt',
      'recordRefund',
      'reinstateInvoice',
      'reverseReceipt',
      'sendQuote',
      'useCredit',
      'voidQuote',
      'writeOffInvoice',
    ]);
  });

  it('are called by two callables only, and the deployment stays within thirty functions', async () => {
    const functions = await deployed({ APP_CHECK_ENFORCED: 'true' });
    const manifest = Object.entries(functions).map(([name, one]) => [name, Object(one).__endpoint]);
    const callables = manifest.filter(([, endpoint]) => 'callableTrigger' in endpoint).map(([name]) => name);
    expect(callables.toSorted()).toEqual(['call', 'callHeavy']);
    expect(manifest.length).toBeLessThanOrEqual(30);
  });

  it('and a trigger on writes in the browser is retried until it succeeds: its audit entry depends on that', async () => {
    const functions = await deployed({ APP_CHECK_ENFORCED: 'true' });
    const retried = Object.entries(functions).map(([name, one]) => {
      const { eventTrigger } = Object(one).__endpoint;
      return [name, eventTrigger?.retry] as const;
    });
    const once = retried.filter(([, retry]) => retry === false).map(([name]) => name);
    // A mail that this one missed is sent by the next minute's drain; a file gets its document from the operation that
    // claims it, and is removed within a day without one.
    expect(once.toSorted()).toEqual(['onOutboxWritten', 'onUpload']);
    const again = retried.filter(([, retry]) => retry === true).map(([name]) => name);
    expect(again).toHaveLength(14);
    expect(again).toContain('onUserWritten');
  });
});

describe('POST /api/app-check-tokens', () => {
  it('gives a token for an hour, and another one each time', async () => {
    const answer = await ask();
    expect([answer.status, answer.headers['Cache-Control']]).toEqual([200, 'private, no-store']);
    const { token, expireTimeMillis } = v.parse(appCheckToken, JSON.parse(String(answer.body)));
    expect(expireTimeMillis - Date.now()).toBeGreaterThan(59 * 60_000);
    const [, claims = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      sub: 'local',
      aud: [`projects/${project}`],
      exp: Math.floor(expireTimeMillis / 1000),
    });
    expect(await newToken()).not.toBe(token);
  });

  it('is for valid sessions, from our own pages, and does not exist while the switch is off', async () => {
    expect((await post('/api/app-check-tokens', {})).status).toBe(401);
    expect((await ask('not.a.token')).status).toBe(401);
    expect((await ask(idToken, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const off = { ...deps, config: configWith({}) };
    const authorization = `Bearer ${idToken}`;
    expect((await post('/api/app-check-tokens', { authorization }, off)).status).toBe(404);
    const email = newAddress();
    const { uid } = await auth.createUser({ email, password, emailVerified: true });
    const ended = await signIn({ email, password });
    await auth.setCustomUserClaims(uid, { sessionsFrom: Math.floor(Date.now() / 1000) + 60 });
    expect((await ask(ended.idToken)).status).toBe(401);
  });

  it('is limited to a number per person and hour', async () => {
    const email = newAddress();
    await auth.createUser({ email, password, emailVerified: true });
    const mine = await signIn({ email, password });
    const statuses = new Set<number>();
    // Stopped: the count starts again every hour.
    const now = deps.clock();
    const authorization = `Bearer ${mine.idToken}`;
    const askStill = () => post('/api/app-check-tokens', { authorization }, { ...deps, clock: () => now });
    for (let count = 0; count < rateLimits.appCheckTokens.most; count += 10) {
      const answers = await Promise.all(Array.from({ length: 10 }, askStill));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
    const over = await askStill();
    expect([over.status, Number(over.headers['Retry-After']) > 0]).toEqual([429, true]);
  });

  it('asks the real service in production, for this app and an hour', async () => {
    const createToken = vi.fn(async () => ({ token: 'a signed token', ttlMillis: 3_600_000 }));
    vi.doMock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ createToken }) }));
    const config = configWith({
      APP_CHECK_ENFORCED: 'true',
      FUNCTIONS_EMULATOR: 'false',
      FIREBASE_APP_ID: '1:23:web:45',
    });
    const answer = await post(
      '/api/app-check-tokens',
      { authorization: `Bearer ${idToken}` },
      { ...deps, config },
    );
    vi.doUnmock('firebase-admin/app-check');
    expect([answer.status, JSON.parse(String(answer.body)).token]).toEqual([200, 'a signed token']);
    expect(createToken).toHaveBeenCalledExactlyOnceWith('1:23:web:45', { ttlMillis: 3_600_000 });
  });
});

describe('pages and forms for everybody', () => {
  it('need none, even while the switch is on', async () => {
    const registration = JSON.stringify({ name: 'Sam', email: newAddress(), password });
    expect((await post('/api/client-registrations', {}, deps, registration)).status).toBe(202);
    expect((await post('/api/quote-requests', {}, deps, '{}')).status).toBe(400);
  });

  it('say in their settings whether the browser has to fetch tokens', () => {
    expect(configWith({}).firebase.appCheck).toBeUndefined();
    expect(configWith({ APP_CHECK_ENFORCED: 'true' }).firebase.appCheck).toBe(true);
  });
});
