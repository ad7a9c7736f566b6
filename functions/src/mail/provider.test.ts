import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MailMessage } from '../mail-queue/message.ts';
import { createMailProvider, toResult } from './provider.ts';

// A server that returns the provider's errors, so that the mapping sees what its SDK really makes of them.

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const now = new Date('2026-11-27T09:00:00Z');
const received: { body: string; key: unknown; authorization: unknown; path: unknown }[] = [];
let answer: Answer;
let baseUrl: string;

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { url, headers } = request;
    const body = Buffer.concat(chunks).toString('utf8');
    received.push({ body, key: headers['idempotency-key'], authorization: headers.authorization, path: url });
    answer(request, response);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address of this form.
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  received.length = 0;
});

const message: MailMessage = {
  from: '"Downland Digital" <hello@downland.example>',
  to: ['client@example.com'],
  replyTo: 'staff@downland.example',
  subject: 'Your quote',
  html: '<p>Hello</p>',
  text: 'Hello',
  tags: [{ name: 'outbox_id', value: 'quote-sent-notification_-Q-7K3M9P_-1' }],
};

function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

const failure = (statusCode: number, name: string, text: string) =>
  json(statusCode, { statusCode, name, message: text });

function send(how: Answer, timeoutMs = 5_000) {
  answer = how;
  const provider = createMailProvider({ apiKey: 're_test', baseUrl, timeoutMs, now: () => now });
  return provider.send(message, 'the-key');
}

test('passes on the whole message with its key', async () => {
  expect(await send(json(200, { id: 'abc' }))).toEqual({ kind: 'accepted', providerId: 'abc' });
  const [call] = received;
  expect(call).toMatchObject({ key: 'the-key', authorization: 'Bearer re_test', path: '/emails' });
  expect(JSON.parse(call?.body ?? '')).toEqual({
    from: message.from,
    to: message.to,
    reply_to: message.replyTo,
    subject: message.subject,
    html: message.html,
    text: message.text,
    tags: message.tags,
  });
});

test('sends the same bytes for the same message', async () => {
  await send(json(200, { id: 'abc' }));
  await send(json(200, { id: 'abc' }));
  expect(received[0]?.body).toBe(received[1]?.body);
});

test.each([
  ['a wrong key', 401, 'validation_error', 'temporary'],
  ['a domain that is not set up', 403, 'validation_error', 'temporary'],
  ['a refused mail', 422, 'validation_error', 'permanent'],
  ['a bad request', 400, 'invalid_idempotency_key', 'permanent'],
  ['the key with another mail', 409, 'invalid_idempotent_request', 'keyTaken'],
  ['the key still in progress', 409, 'concurrent_idempotent_requests', 'unknown'],
  ['its own fault', 500, 'internal_server_error', 'temporary'],
] as const)('%s (%i %s) is %s', async (_what, status, name, kind) => {
  const result = await send(failure(status, name, 'Said so'));
  expect(result).toMatchObject({ kind });
  expect(result).toHaveProperty('error', expect.stringContaining(`${status} (${name}): Said so`));
});

test('says that our settings are wrong when they are', async () => {
  const result = await send(failure(401, 'validation_error', 'API key is invalid'));
  expect(result).toHaveProperty('error', expect.stringContaining('key and domain'));
});

test('a gateway in front of it that answers with a page counts as its own failure', async () => {
  const page: Answer = (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' });
    response.end('<h1>Bad gateway</h1>');
  };
  expect(await send(page)).toMatchObject({ kind: 'temporary' });
});

test.each([
  ['seconds', '7', 7_000],
  ['a date', new Date(now.getTime() + 42_000).toUTCString(), 42_000],
  ['nothing', undefined, 1_000],
  ['nonsense', 'soon', 1_000],
  ['a week', '604800', 3_600_000],
] as const)('a 429 with %s pauses', async (_what, header, pauseMs) => {
  const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header };
  const body = { statusCode: 429, name: 'rate_limit_exceeded', message: 'Too many requests' };
  expect(await send(json(429, body, headers))).toMatchObject({ kind: 'rateLimited', pauseMs });
});

test('a used-up quota pauses for longer', () => {
  const error = { statusCode: 429, name: 'daily_quota_exceeded', message: 'Quota' };
  expect(toResult({ data: null, error, headers: {} }, now)).toMatchObject({ pauseMs: 900_000 });
});

test('a cut connection is unknown', async () => {
  expect(await send((request) => request.socket.destroy())).toMatchObject({ kind: 'unknown' });
});

test('a truncated answer is unknown', async () => {
  const half: Answer = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"id":');
    setImmediate(() => request.socket.destroy());
  };
  expect(await send(half)).toMatchObject({ kind: 'unknown' });
});

test('no answer in time is unknown', async () => {
  expect(await send(() => {}, 100)).toMatchObject({ kind: 'unknown' });
});

test('a host that does not listen is unknown, and nothing is thrown', async () => {
  const provider = createMailProvider({ apiKey: 're_test', baseUrl: 'http://127.0.0.1:9', now: () => now });
  expect(await provider.send(message, 'the-key')).toMatchObject({ kind: 'unknown' });
});

test('an accepted mail without an id is accepted', async () => {
  expect(await send(json(200, {}))).toEqual({ kind: 'accepted', providerId: null });
});
