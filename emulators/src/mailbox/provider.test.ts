import { beforeEach, describe, expect, it } from 'vitest';
import { createFaults, type Faults } from './faults.ts';
import type { Message } from './message.ts';
import { createProvider, type ProviderAnswer, type ProviderOutcome } from './provider.ts';

const HOUR = 3_600_000;

let now: number;
let delivered: Message[];
let faults: Faults;
let waits: { milliseconds: number; done: () => void }[];
let provider: ReturnType<typeof createProvider>;

beforeEach(() => {
  now = Date.parse('2026-11-27T12:00:00Z');
  delivered = [];
  waits = [];
  faults = createFaults();
  provider = createProvider({
    apiKey: 're_local',
    faults,
    deliver: (message) => delivered.push(message),
    now: () => now,
    wait: (milliseconds) =>
      new Promise((done) => {
        waits.push({ milliseconds, done });
      }),
  });
});

const email = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    from: 'Downland Digital <hello@downland.example>',
    to: ['rosa@example.com'],
    subject: 'Your quote',
    html: '<p>Hello</p>',
    ...changes,
  });

const send = (body = email(), key?: string, authorization: string | undefined = 'Bearer re_local') =>
  provider.send({ authorization, idempotencyKey: key, body });

/** Sends when the rate allows it. */
const sendLater = (body?: string, key?: string) => {
  now += 1000;
  return send(body, key);
};

function answer(outcome: ProviderOutcome): ProviderAnswer {
  if (typeof outcome === 'string') throw new Error(`An answer was expected, not ${outcome}.`);
  return outcome;
}

const summary = async (outcome: Promise<ProviderOutcome>) => {
  const { status, body } = answer(await outcome);
  return [status, body.name];
};

describe('a mail', () => {
  it('is accepted and gets an id', async () => {
    const { status, body } = answer(await send());
    expect(status).toBe(200);
    expect(delivered).toMatchObject([{ id: body.id, subject: 'Your quote', to: ['rosa@example.com'] }]);
  });
  it('keeps its template, tags, headers and files', async () => {
    await send(
      email({
        reply_to: 'ada@example.com',
        headers: { 'List-Unsubscribe': '<https://x.example>' },
        tags: [
          { name: 'template', value: 'quote-sent-notification' },
          { name: 'outbox', value: 'a-1' },
        ],
        attachments: [{ filename: 'quote.pdf', content: 'JVBERg==', content_type: 'application/pdf' }],
      }),
    );
    expect(delivered[0]).toMatchObject({
      template: 'quote-sent-notification',
      tags: { outbox: 'a-1' },
      headers: { 'Reply-To': 'ada@example.com', 'List-Unsubscribe': '<https://x.example>' },
      attachments: [{ filename: 'quote.pdf', contentType: 'application/pdf' }],
    });
  });
  it.each([
    ['no recipient', { to: undefined }, 'missing_required_field'],
    ['an address without a domain', { to: 'rosa' }, 'validation_error'],
    ['a line break in an address', { to: 'a@example.com\r\nBcc: b@example.com' }, 'validation_error'],
    ['51 recipients', { to: Array.from({ length: 51 }, (_, i) => `a${i}@example.com`) }, 'validation_error'],
    ['no subject', { subject: undefined }, 'missing_required_field'],
    ['no content', { html: undefined }, 'missing_required_field'],
    ['a tag with a dot', { tags: [{ name: 'outbox', value: 'a.b' }] }, 'validation_error'],
  ])('with %s is a 422', async (_what, changes, name) => {
    expect(await summary(send(email(changes)))).toEqual([422, name]);
    expect(delivered).toEqual([]);
  });
  it('that is not JSON is a 400', async () => {
    expect(await summary(send('{'))).toEqual([400, 'validation_error']);
  });
});

describe('the key of the API', () => {
  it('is required', async () => {
    const outcome = provider.send({ authorization: undefined, idempotencyKey: undefined, body: email() });
    expect(await summary(outcome)).toEqual([401, 'missing_api_key']);
  });
  it('is refused when wrong', async () => {
    expect(await summary(send(email(), undefined, 'Bearer re_other'))).toEqual([401, 'validation_error']);
  });
});

describe('an idempotency key', () => {
  it('with the same body gets the first response, and the mail goes once', async () => {
    const first = answer(await send(email(), 'k'));
    expect(answer(await sendLater(email(), 'k'))).toEqual(first);
    expect(delivered).toHaveLength(1);
  });
  it('with another body is a 409', async () => {
    await send(email(), 'k');
    expect(await summary(sendLater(email({ subject: 'Other' }), 'k'))).toEqual([
      409,
      'invalid_idempotent_request',
    ]);
    expect(delivered).toHaveLength(1);
  });
  it('whose first request is in progress is the other 409, and afterwards has its response', async () => {
    faults.set({ mode: 'slow', count: 1 });
    const first = send(email(), 'k');
    expect(await summary(sendLater(email(), 'k'))).toEqual([409, 'concurrent_idempotent_requests']);
    expect(waits[0]?.milliseconds).toBeGreaterThanOrEqual(1000);
    waits[0]?.done();
    const finished = answer(await first);
    expect(answer(await sendLater(email(), 'k'))).toEqual(finished);
    expect(delivered).toHaveLength(1);
  });
  it('is known for 24 hours, and then forgotten', async () => {
    await send(email(), 'k');
    now += 24 * HOUR - 1;
    await send(email(), 'k');
    expect(delivered).toHaveLength(1);
    now += 1000;
    await send(email(), 'k');
    expect(delivered).toHaveLength(2);
  });
  it('may be used again after a refusal: only what was accepted is remembered', async () => {
    faults.set({ mode: '500', count: 1 });
    expect(await summary(send(email(), 'k'))).toEqual([500, 'internal_server_error']);
    expect((await summary(sendLater(email({ subject: 'Mended' }), 'k')))[0]).toBe(200);
  });
  it.each(['', 'x'.repeat(257)])('of a wrong length is a 400', async (key) => {
    expect(await summary(send(email(), key))).toEqual([400, 'invalid_idempotency_key']);
  });
});

describe('the rate', () => {
  it('is two a second; the third is told how long to wait, and is accepted then', async () => {
    expect((await summary(send()))[0]).toBe(200);
    expect((await summary(send()))[0]).toBe(200);
    const third = answer(await send());
    expect([third.status, third.body.name]).toEqual([429, 'rate_limit_exceeded']);
    expect(third.headers['retry-after']).toBe('1');
    now += Number(third.headers['retry-after']) * 1000;
    expect((await summary(send()))[0]).toBe(200);
  });
  it('slides: the place of the first request is free a second after it', async () => {
    await send();
    now += 600;
    await send();
    now += 399;
    expect((await summary(send()))[0]).toBe(429);
    now += 1;
    expect((await summary(send()))[0]).toBe(200);
  });
});

describe('faults', () => {
  it.each([
    ['401', 401, 'validation_error'],
    ['422', 422, 'validation_error'],
    ['429', 429, 'rate_limit_exceeded'],
    ['500', 500, 'internal_server_error'],
  ] as const)('%s accepts no mail, as often as asked for, and then it works', async (mode, status, name) => {
    faults.set({ mode, count: 2 });
    expect(await summary(send())).toEqual([status, name]);
    expect(await summary(sendLater())).toEqual([status, name]);
    expect((await summary(sendLater()))[0]).toBe(200);
    expect(delivered).toHaveLength(1);
  });
  it('429 says how long to wait', async () => {
    faults.set({ mode: '429', count: 1 });
    expect(answer(await send()).headers['retry-after']).toBe('1');
  });
  it('reset accepts no mail; timeout accepts it and never says so', async () => {
    faults.set({ mode: 'reset', count: 1 });
    expect(await send(email(), 'k')).toBe('reset');
    expect(delivered).toHaveLength(0);
    faults.set({ mode: 'timeout', count: 1 });
    expect(await sendLater(email(), 'k')).toBe('timeout');
    expect(delivered).toHaveLength(1);
    expect((await summary(sendLater(email(), 'k')))[0]).toBe(200);
    expect(delivered).toHaveLength(1);
  });
  it('without a count lasts until it is switched back', async () => {
    faults.set({ mode: '500' });
    for (let round = 0; round < 5; round += 1) expect((await summary(sendLater()))[0]).toBe(500);
    faults.set({ mode: 'ok' });
    expect((await summary(sendLater()))[0]).toBe(200);
  });
  it('with a count of zero changes nothing', async () => {
    faults.set({ mode: '500', count: 0 });
    expect((await summary(send()))[0]).toBe(200);
  });
});
