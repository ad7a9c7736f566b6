import { rateLimits } from '@agency/domain/platform/schema';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetLimits } from '../support/mailbox.ts';
import { requestFields } from '../support/samples.ts';
import { addresses, admin, eventually, unique } from '../support/suite.ts';
import { errorOf, form, json, post, untilRefused } from './support/suite-http.ts';

const answered = v.object({ id: v.string(), reference: v.string() });

// Each test gets fresh limits: the suite's callers all look alike.
beforeEach(resetLimits);

describe('POST /api/quote-requests as JSON', () => {
  it('answers a double submit with one quote', async () => {
    const body = JSON.stringify(requestFields());
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
      JSON.stringify(requestFields({ email: 'kim', consent: false })),
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
      JSON.stringify(requestFields({ message: '€'.repeat(25_000) })),
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
    const body = JSON.stringify(requestFields());
    const foreign = await post('/api/quote-requests', body, { ...json, 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    await resetLimits();
    const refused = await untilRefused(rateLimits.forms.most, () => post('/api/quote-requests', '{}', json));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('answers a filled honeypot like a request and stores nothing', async () => {
    const filled = requestFields({ website: 'https://spam.example' });
    const answer = await post('/api/quote-requests', JSON.stringify(filled), json);
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

  it('continues to the thank-you page with the reference', async () => {
    const answer = await post('/api/quote-requests', fields(), form);
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(/^\/quote\/thank-you\?reference=Q-[2-9A-Z]{6}$/);
    const page = await fetch(`${addresses.site}${location}`);
    expect(await page.text()).toContain(location.split('=')[1]);
  });

  it('shows the page again with what was typed, and caches nothing of it', async () => {
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

  it('accepts a file of exactly 10 MiB', async () => {
    const whole = 'x'.repeat(10 * 1024 * 1024);
    expect((await post('/api/uploads', withFiles(['whole.txt', whole]))).status).toBe(201);
  });

  it('refuses six files, files of more than 10 MiB and what is not multipart', async () => {
    const six = Array.from({ length: 6 }, (_, index): [string, string] => [`${index}.txt`, 'text']);
    expect((await post('/api/uploads', withFiles(...six))).status).toBe(400);
    // A client refused before it has sent everything may find the connection closed instead of a response, and retries.
    const big = withFiles(['big.txt', 'x'.repeat(10 * 1024 * 1024 + 1)]);
    const tooLarge = await eventually('an answer', () => post('/api/uploads', big).catch(() => null));
    expect(tooLarge.status).toBe(413);
    expect((await post('/api/uploads', '{}', json)).status).toBe(415);
  });
});
