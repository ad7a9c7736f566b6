import { rateLimits } from '@agency/domain/platform/schema';
import { quoteIds } from '@agency/emulators/seed/quotes';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetLimits } from '../support/mailbox.ts';
import { callOperation, signIn } from '../support/sign-in.ts';
import { addresses, admin, eventually, forged, samples, unique } from '../support/suite.ts';

const request = (rest: Record<string, unknown> = {}) => ({
  name: 'Kim Fenn',
  email: `${unique('kim')}@example.com`,
  services: ['websites'],
  message: 'We need a new site.',
  consent: true,
  ...rest,
});

function post(
  path: string,
  body: string | FormData,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${addresses.site}${path}`, { method: 'POST', body, headers, redirect: 'manual' });
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const answered = v.object({ id: v.string(), reference: v.string() });
const failed = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  }),
});

async function errorOf(answer: Response): Promise<v.InferOutput<typeof failed>['error']> {
  expect(answer.headers.get('content-type')).toContain('application/json');
  return v.parse(failed, await answer.json()).error;
}

/** Asks until it is refused: at once or, when a new count begins in between, within twice the limit. */
async function untilRefused(most: number, ask: () => Promise<Response>): Promise<Response> {
  for (let count = 0; count <= 2 * most; count += 1) {
    const answer = await ask();
    if (answer.status !== 429) {
      await answer.arrayBuffer();
      continue;
    }
    expect(count).toBeGreaterThanOrEqual(most);
    return answer;
  }
  throw new Error(`Asked ${2 * most} times, and never refused`);
}

// Every test has the limits for itself: the suite's callers all look alike.
beforeEach(resetLimits);

describe('POST /api/quote-requests as JSON', () => {
  it('answers a double submit with one quote', async () => {
    const body = JSON.stringify(request());
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/quote-requests', body, json)));
    const references = await Promise.all(
      answers.map(async (answer) => v.parse(answered, await answer.json()).id),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(references).size).toBe(1);
  });

  it('says which fields are wrong', async () => {
    const answer = await post(
      '/api/quote-requests',
      JSON.stringify(request({ email: 'kim', consent: false })),
      json,
    );
    expect(answer.status).toBe(400);
    const { code, issues } = await errorOf(answer);
    expect(code).toBe('invalid-argument');
    expect(issues?.map(({ path }) => path)).toEqual(['email', 'consent']);
  });

  it('answers what is not JSON with 400, and never with a stack', async () => {
    const answer = await post('/api/quote-requests', '{"name": ', json);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await errorOf(answer))).not.toMatch(/\bat .*\.js/);
    expect((await post('/api/quote-requests', 'name', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('counts its limit in bytes', async () => {
    const answer = await post(
      '/api/quote-requests',
      JSON.stringify(request({ message: '€'.repeat(25_000) })),
      json,
    );
    expect(answer.status).toBe(413);
    expect((await errorOf(answer)).code).toBe('too-large');
  });

  it('refuses other methods, other sites and the twenty-first in ten minutes', async () => {
    const put = await fetch(`${addresses.site}/api/quote-requests`, {
      method: 'PUT',
      body: '{}',
      headers: json,
    });
    expect(put.status).toBe(405);
    expect(put.headers.get('allow')).toBe('POST');
    const body = JSON.stringify(request());
    const foreign = await post('/api/quote-requests', body, { ...json, 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    await resetLimits();
    const refused = await untilRefused(rateLimits.forms.most, () => post('/api/quote-requests', '{}', json));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('answers a sprung trap like a request and stores nothing', async () => {
    const sprung = request({ website: 'https://spam.example' });
    const answer = await post('/api/quote-requests', JSON.stringify(sprung), json);
    expect(answer.status).toBe(201);
    const { id } = v.parse(answered, await answer.json());
    expect((await admin().db.doc(`quotes/${id}`).get()).exists).toBe(false);
  });
});

describe('POST /api/quote-requests as a form without script', () => {
  const fields = (rest: Record<string, string> = {}) =>
    new URLSearchParams({
      name: 'Kim Fenn',
      email: `${unique('kim')}@example.com`,
      services: 'websites',
      message: 'We need a new site.',
      consent: 'true',
      website: '',
      ...rest,
    }).toString();

  it('goes on to the thank-you page with the reference', async () => {
    const answer = await post('/api/quote-requests', fields(), form);
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(/^\/quote\/thank-you\?reference=Q-[2-9A-Z]{6}$/);
    const page = await fetch(`${addresses.site}${location}`);
    expect(await page.text()).toContain(location.split('=')[1]);
  });

  it('shows the page again with what was typed, and stores nothing of it in caches', async () => {
    const answer = await post(
      '/api/quote-requests',
      fields({ email: 'kim at example', name: 'Kim "K" <Fenn>' }),
      form,
    );
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const html = await answer.text();
    expect(html).toContain('kim at example');
    expect(html).toContain('Kim &quot;K&quot; &lt;Fenn&gt;');
    expect(html).toContain('Enter an email address like name@example.com');
  });
});

describe('POST /api/uploads', () => {
  const withFiles = (...files: [name: string, content: string][]): FormData => {
    const data = new FormData();
    for (const [name, content] of files) data.append('files', new Blob([content]), name);
    return data;
  };

  it('stores what people may send, by its bytes', async () => {
    const answer = await post(
      '/api/uploads',
      withFiles(['prices.csv', 'a,b\n1,2\n'], ['../../etc/notes.txt', 'Hello']),
    );
    expect(answer.status).toBe(201);
    const stored = v.parse(
      v.object({ files: v.array(v.object({ id: v.string(), name: v.string(), size: v.number() })) }),
      await answer.json(),
    );
    expect(stored.files.map(({ name, size }) => [name, size])).toEqual([
      ['prices.csv', 8],
      ['notes.txt', 5],
    ]);
    const types = await Promise.all(
      stored.files.map(async ({ id }) => (await admin().db.doc(`uploads/${id}`).get()).get('contentType')),
    );
    expect(types).toEqual(['text/csv', 'text/plain']);
  });

  it.each([
    ['a page', 'page.html', '<!doctype html><script>alert(1)</script>'],
    ['a page that calls itself a picture', 'cat.png', '<html><body onload=alert(1)>'],
    ['a drawing', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a program', 'tool.txt', '\u007fELF\u0002\u0001\u0001\u0000\u0000'],
  ])('refuses %s', async (_what, name, content) => {
    const answer = await post('/api/uploads', withFiles([name, content]));
    expect(answer.status).toBe(415);
    expect((await errorOf(answer)).code).toBe('unsupported-type');
  });

  it('takes a file of exactly 10 MiB', async () => {
    const whole = 'x'.repeat(10 * 1024 * 1024);
    expect((await post('/api/uploads', withFiles(['whole.txt', whole]))).status).toBe(201);
  });

  it('refuses six files, files of more than 10 MiB and what is not multipart', async () => {
    const six = Array.from({ length: 6 }, (_, index): [string, string] => [`${index}.txt`, 'text']);
    expect((await post('/api/uploads', withFiles(...six))).status).toBe(400);
    // Who is refused before all was sent may find the connection closed instead of the answer, and asks again.
    const big = withFiles(['big.txt', 'x'.repeat(10 * 1024 * 1024 + 1)]);
    const tooLarge = await eventually('an answer', () => post('/api/uploads', big).catch(() => null), 60_000);
    expect(tooLarge.status).toBe(413);
    expect((await post('/api/uploads', '{}', json)).status).toBe(415);
  });
});

describe('public links', () => {
  /**
   * The token of a sample quote that waits for an answer, as staff have its address shown. By its number: what other
   * tests have sent may have no link, or one that is closed.
   */
  async function sampleToken(): Promise<string> {
    const { linkId } = (await admin().db.doc(`quotes/${quoteIds.sent}`).get()).data() ?? {};
    const { idToken } = await signIn(samples.admin);
    const { result } = await callOperation('getLinkUrl', { linkId }, idToken);
    const { url } = v.parse(v.object({ url: v.string() }), result);
    return url.slice(url.lastIndexOf('/') + 1);
  }

  const get = (path: string) => fetch(`${addresses.site}${path}`);

  it('shows the quote to the holder of a token and keeps it out of caches and indexes', async () => {
    const token = await sampleToken();
    const answer = await get(`/api/links/quote/${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await answer.json()).toHaveProperty('offer.content.sections');
    const page = await get(`/client/quotes/view/${token}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toContain('no-store');
  });

  it('answers every bad token alike', async () => {
    const token = await sampleToken();
    const [keyId, linkId, mac] = token.split('.');
    const bad = [
      'x',
      `${keyId}.${linkId}`,
      forged(token),
      `${keyId}.000000000000000000000000.${mac}`,
      `00000000.${linkId}.${mac}`,
    ];
    const answers = await Promise.all(bad.map((text) => get(`/api/links/quote/${text}`)));
    const ofOtherKind = await get(`/api/links/project/${token}`);
    const texts = await Promise.all([...answers, ofOtherKind].map((answer) => answer.text()));
    expect([...answers, ofOtherKind].map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('"link-not-valid"');
  });

  it('closes at once when the link is revoked, rotated or over', async () => {
    const token = await sampleToken();
    const ref = admin().db.doc(`links/${token.split('.')[1]}`);
    const { revokedAt, rotation, expiresOn } = (await ref.get()).data() ?? {};
    const before = await (await get(`/api/links/quote/x`)).text();
    for (const change of [
      { revokedAt: new Date() },
      { rotation: rotation + 1 },
      { expiresOn: '2020-01-01' },
    ]) {
      await ref.update(change);
      const answer = await get(`/api/links/quote/${token}`);
      expect(answer.status, JSON.stringify(change)).toBe(404);
      expect(await answer.text()).toBe(before);
      await ref.update({ revokedAt, rotation, expiresOn });
    }
    expect((await get(`/api/links/quote/${token}`)).status).toBe(200);
  });

  it('changes nothing by being read, and counts a look when the page says so', async () => {
    const token = await sampleToken();
    const ref = admin().db.doc(`links/${token.split('.')[1]}`);
    const uses = async () => (await ref.get()).get('useCount');
    const before = await uses();
    await get(`/api/links/quote/${token}`);
    await get(`/client/quotes/view/${token}`);
    expect(await uses()).toBe(before);
    const looked = await post(`/api/links/quote/${token}/view`, '');
    expect(looked.status).toBe(204);
    expect(await uses()).toBe(before + 1);
  });

  it('refuses bad tokens by the dozen', async () => {
    const answer = await untilRefused(rateLimits.badTokens.most, () => get('/api/links/quote/x'));
    expect((await errorOf(answer)).code).toBe('resource-exhausted');
    expect((await get(`/api/links/quote/${await sampleToken()}`)).status).toBe(200);
  });
});

describe('accounts', () => {
  const register = (email: string) =>
    post(
      '/api/client-registrations',
      JSON.stringify({ name: 'Kim', email, password: 'a long enough phrase' }),
      json,
    );
  const timed = async (work: () => Promise<Response>) => {
    const began = performance.now();
    const answer = await work();
    return { status: answer.status, body: await answer.text(), took: performance.now() - began };
  };

  it('answers a known address exactly like a new one', async () => {
    const email = `${unique('new')}@example.com`;
    const fresh = await timed(() => register(email));
    const known = await timed(() => register(email));
    expect(known.status).toBe(202);
    expect(known.body).toBe(fresh.body);
    for (const { took } of [fresh, known]) expect(took).toBeGreaterThanOrEqual(890);
    const reset = (address: string) =>
      timed(() => post('/api/password-resets', JSON.stringify({ email: address, area: 'client' }), json));
    const [ofKnown, ofNobody] = [await reset(email), await reset(`${unique('nobody')}@example.com`)];
    expect(ofNobody.body).toBe(ofKnown.body);
    expect([ofKnown.status, ofNobody.status]).toEqual([202, 202]);
  });

  it('removes an unproved account on the word of the mailbox, and no other', async () => {
    const email = `${unique('victim')}@example.com`;
    await register(email);
    const { auth } = admin();
    const url = new URL(await auth.generateEmailVerificationLink(email));
    const oobCode = url.searchParams.get('oobCode') ?? '';
    const remove = (code: string) => post('/api/account-removals', JSON.stringify({ oobCode: code }), json);
    expect((await remove('not-a-code-at-all')).status).toBe(409);
    const { uid } = await auth.getUserByEmail(email);
    await auth.updateUser(uid, { emailVerified: true });
    expect((await remove(oobCode)).status).toBe(409);
    await auth.updateUser(uid, { emailVerified: false });
    expect((await remove(oobCode)).status).toBe(204);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

describe('pages', () => {
  it('answers HEAD, revalidates by ETag and refuses other methods', async () => {
    const first = await fetch(`${addresses.site}/packages`);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=10',
    );
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    await eventually('the page to be unchanged', async () => {
      const again = await fetch(`${addresses.site}/packages`, { headers: { 'if-none-match': etag } });
      return again.status === 304 && (await again.text()) === '';
    });
    const head = await fetch(`${addresses.site}/packages`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const posted = await post('/packages', '{"a":', json);
    expect(posted.status).toBe(405);
  });

  it('says that it is well, and which build it is', async () => {
    const health = await fetch(`${addresses.site}/health`);
    const latest = await (await fetch(`${addresses.site}/builds/latest.json`)).json();
    expect(await health.text()).toBe(`ok ${latest.id}\n`);
  });

  it('lets its own build be kept for good, the latest for no time and a missing one for a moment', async () => {
    const latest = await fetch(`${addresses.site}/builds/latest.json`);
    const said = await latest.json();
    const own = await fetch(`${addresses.site}/builds/${said.id}.json`);
    const missing = await fetch(`${addresses.site}/builds/${unique('gone')}.json`);
    expect(
      [latest, own, missing].map(({ status, headers }) => [status, headers.get('cache-control')]),
    ).toEqual([
      [200, 'no-cache'],
      [200, 'public, max-age=31536000, immutable'],
      [404, 'public, max-age=0, s-maxage=30'],
    ]);
    expect(own.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await own.json()).toEqual(said);
    expect(await missing.text()).not.toContain('<');
  });
});
