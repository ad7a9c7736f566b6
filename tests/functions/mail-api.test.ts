import { templateNames } from '@agency/domain/mail/templates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drain } from '../../functions/src/mail/drain.ts';
import { mailRoutes } from '../../functions/src/mail/routes.ts';
import { redactRecipient } from '../../functions/src/personal-data/redact-audit.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { dispatch } from '../../functions/src/platform/http/router.ts';
import { entry, hasCachedMessage, makeWorld, type World } from './mail-world.ts';
import { httpRequest } from './support/http-request.ts';

// The paths of mail as staff and scripts call them. The account behind a bearer token is looked up in a directory of
// the test's own: tokens of the emulator belong to the suite's project.

let world: World;
let deps: Deps;

const accounts: Readonly<Record<string, { uid: string; customClaims: object; disabled?: boolean }>> = {
  admin: { uid: 'mail-admin', customClaims: { role: 'admin', sessionsFrom: 1 } },
  removed: { uid: 'mail-removed', customClaims: { role: 'admin', sessionsFrom: 1 } },
  client: { uid: 'mail-client', customClaims: { sessionsFrom: 1 } },
  disabled: { uid: 'mail-disabled', customClaims: { role: 'admin', sessionsFrom: 1 }, disabled: true },
};

const claimsOf = (uid: string) => ({
  ...Object.values(accounts).find((account) => account.uid === uid)?.customClaims,
  provedEmail: `${uid}@downland.example`,
});

beforeAll(async () => {
  world = await makeWorld();
  await world.db.doc('access/admins').set({ uids: ['mail-admin', 'mail-disabled'], updatedAt: new Date() });
  const auth = await world.deps.auth();
  const directory = Object.assign(Object.create(auth), {
    verifyIdToken: async (token: string) => {
      const known = accounts[token];
      if (!known) throw Object.assign(new Error('Not a token'), { code: 'auth/argument-error' });
      const firebase = { sign_in_provider: 'password', identities: {} };
      return { uid: known.uid, auth_time: world.now() / 1000, firebase };
    },
    getUser: async (uid: string) => ({
      disabled: false,
      emailVerified: true,
      email: `${uid}@downland.example`,
      providerData: [],
      ...Object.values(accounts).find((account) => account.uid === uid),
      customClaims: claimsOf(uid),
    }),
  });
  deps = { ...world.deps, auth: async () => directory };
});

beforeEach(() => world.reset());

afterAll(() => world.close());

async function call(method: string, path: string, body?: unknown, token: string | null = 'admin') {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const text = body === undefined ? '' : JSON.stringify(body);
  const request = httpRequest({ method, path, headers, body: text });
  const answer = await dispatch(mailRoutes, request, deps);
  return { status: answer.status, body: JSON.parse(String(answer.body || 'null')), headers: answer.headers };
}

const render = (body: unknown, token?: string | null) =>
  call('POST', '/api/email/render-template', body, token);
const send = (body: unknown, token?: string | null) => call('POST', '/api/email/send', body, token);

const letter = { to: 'client@example.com', html: '<p>Hello</p>' };

describe.each([
  ['POST', '/api/email/render-template', { templateName: 'contact-form-confirmation', sample: true }],
  ['GET', '/api/email/templates', undefined],
  ['POST', '/api/email/send', letter],
] as const)('%s %s', (method, path, body) => {
  test.each([
    ['a visitor', null, 401],
    ['a made-up token', 'nobody', 401],
    ['a disabled admin', 'disabled', 401],
    ['a client', 'client', 403],
    ['a removed admin', 'removed', 403],
  ] as const)('%s is refused', async (_who, token, status) => {
    expect((await call(method, path, body, token)).status).toBe(status);
    expect((await world.db.collection('outbox').get()).size).toBe(0);
  });

  test('an admin is not', async () => {
    expect((await call(method, path, body)).status).toBeLessThan(300);
  });
});

test('lists all twenty templates', async () => {
  const { body } = await call('GET', '/api/email/templates');
  expect(body).toEqual({ templates: templateNames });
  expect(body.templates).toHaveLength(20);
});

test.each(templateNames)('renders the sample of %s', async (templateName) => {
  const { status, body, headers } = await render({ templateName, sample: true });
  expect(status).toBe(200);
  expect(Object.keys(body).toSorted()).toEqual(['html', 'subject', 'text']);
  expect(headers['Cache-Control']).toContain('no-store');
});

test('renders the data that it is given, with our links', async () => {
  const data = { reference: 'C-3X7N5R', subject: 'A subject of our own' };
  const { body } = await render({ templateName: 'contact-form-confirmation', data });
  expect(body.subject).toBe('A subject of our own');
  expect(body.html).toContain('C-3X7N5R');
});

test.each([
  ['an unknown template', { templateName: 'no-such-template', data: {} }, ['templateName']],
  ['the layout that is no template', { templateName: 'notice', data: {} }, ['templateName']],
  ['no template', { data: {} }, ['templateName']],
  [
    'bad data',
    {
      templateName: 'quote-sent-notification',
      data: { clientName: 'A', version: 'one', validUntil: 'soon' },
    },
    ['data.quoteNumber', 'data.version', 'data.totals', 'data.validUntil', 'data.quoteUrl'],
  ],
  ['no data', { templateName: 'quote-sent-notification' }, ['data']],
  ['an unknown field', { templateName: 'contact-form-confirmation', sample: true, more: 1 }, ['more']],
])('%s is a 400 that says what is wrong', async (_what, body, paths) => {
  const answer = await render(body);
  expect(answer.status).toBe(400);
  expect(answer.body.error.code).toBe('invalid-argument');
  expect(answer.body.error.issues.map((issue: { path: string }) => issue.path)).toEqual(paths);
});

test('a one-line mail is queued with its defaults, stored before the response, and sent', async () => {
  const { status, body } = await send(letter);
  expect(status).toBe(202);
  expect(await hasCachedMessage(world, body.id)).toBe(true);
  expect(await entry(world, body.id)).toMatchObject({ status: 'queued', to: ['client@example.com'] });
  await drain(world.deps);
  const [mail] = world.delivered;
  expect(mail).toMatchObject({
    subject: 'Notification from Downland Digital',
    from: '"Downland Digital" <hello@downland.example>',
    html: '<p>Hello</p>',
  });
  expect(mail?.text).toContain('support@downland.example');
  expect(await hasCachedMessage(world, body.id)).toBe(false);
});

test('a complete mail goes out as given', async () => {
  const whole = {
    to: ['a@example.com', 'b@example.com'],
    subject: 'Über uns',
    text: 'Plain',
    html: '<p>Rich</p>',
    from: 'Sam <sam@downland.example>',
    replyTo: 'sam@downland.example',
    attachments: [{ filename: 'plan.pdf', content: btoa('%PDF-'), contentType: 'application/pdf' }],
  };
  expect((await send(whole)).status).toBe(202);
  await drain(world.deps);
  const { headers, ...mail } = world.delivered[0] ?? { headers: {} };
  expect(mail).toMatchObject({
    to: whole.to,
    subject: whole.subject,
    text: whole.text,
    html: whole.html,
    from: whole.from,
  });
  expect(headers).toMatchObject({ 'Reply-To': whole.replyTo });
  const { body } = world.requests[0] ?? { body: '{}' };
  expect(JSON.parse(body).attachments).toEqual(whole.attachments);
});

test.each([
  ['no recipient', { html: 'x' }, 400],
  ['an empty list', { ...letter, to: [] }, 400],
  ['a bad address', { ...letter, to: 'client at example' }, 400],
  ['51 recipients', { ...letter, to: Array.from({ length: 51 }, (_, n) => `p${n}@example.com`) }, 400],
  ['no html', { to: 'client@example.com', text: 'x' }, 400],
  ['html of more than 100 kB', { ...letter, html: 'é'.repeat(50_001) }, 400],
  ['text of more than 100 kB', { ...letter, text: 'x'.repeat(100_001) }, 400],
  ['two addresses in one', { ...letter, to: 'a@example.com, b@example.com' }, 400],
  [
    'a name with a line break before the address',
    { ...letter, from: '"A\r\nBcc: x@example.com" <a@downland.example>' },
    400,
  ],
  ['a line break in the recipient', { ...letter, to: 'client@example.com\r\nBcc: x@example.com' }, 400],
  ['a line break in the subject', { ...letter, subject: 'Hello\r\nBcc: x@example.com' }, 400],
  ['a line break in the sender', { ...letter, from: 'hello@downland.example\nBcc: x@example.com' }, 400],
  ['a line break in the reply address', { ...letter, replyTo: 'a@example.com\r\nX: y' }, 400],
  ['a sender of another domain', { ...letter, from: 'hello@example.com' }, 400],
  ['a sender of a domain that looks alike', { ...letter, from: 'hello@downland.example.evil.example' }, 400],
  ['two senders', { ...letter, from: 'a@downland.example, <b@downland.example>' }, 400],
  [
    'an attachment by address',
    { ...letter, attachments: [{ filename: 'x', path: 'https://example.com/x' }] },
    400,
  ],
  [
    'an attachment that is not base64',
    { ...letter, attachments: [{ filename: 'x', content: '***', contentType: 'text/plain' }] },
    400,
  ],
  [
    'a file name that is a path',
    { ...letter, attachments: [{ filename: '../x', content: 'eA==', contentType: 'text/plain' }] },
    400,
  ],
  [
    'a line break in a file name',
    { ...letter, attachments: [{ filename: 'a\r\nX: y', content: 'eA==', contentType: 'text/plain' }] },
    400,
  ],
  [
    'a line break in a content type',
    { ...letter, attachments: [{ filename: 'a', content: 'eA==', contentType: 'text/plain;\r\nX: y' }] },
    400,
  ],
  [
    'an attachment without content',
    { ...letter, attachments: [{ filename: 'a', content: '', contentType: 'text/plain' }] },
    400,
  ],
  ['a field that nobody knows', { ...letter, cc: 'x@example.com' }, 400],
  [
    'more than 10 MiB of attachments',
    {
      ...letter,
      attachments: [1, 2].map((n) => ({
        filename: `${n}.bin`,
        content: Buffer.alloc(5.1 * 1024 * 1024).toString('base64'),
        contentType: 'application/octet-stream',
      })),
    },
    413,
  ],
])('%s is refused and leaves nothing', async (_what, body, status) => {
  const answer = await send(body);
  expect(answer.status).toBe(status);
  expect((await world.db.collection('outbox').get()).size).toBe(0);
});

test('fifty recipients, exactly 10 MiB and 100 kB of html are accepted', async () => {
  const to = Array.from({ length: 50 }, (_, n) => `p${n}@example.com`);
  const content = Buffer.alloc(10 * 1024 * 1024).toString('base64');
  const attachments = [{ filename: 'big.bin', content, contentType: 'application/octet-stream' }];
  const html = 'é'.repeat(50_000);
  expect((await send({ ...letter, html, to, attachments })).status).toBe(202);
  await drain(world.deps);
  expect(world.delivered[0]?.to).toHaveLength(50);
  expect(world.delivered[0]?.html).toBe(html);
  expect(JSON.parse(world.requests[0]?.body ?? '{}').attachments[0].content).toBe(content);
});

test('another method is a 405', async () => {
  expect((await call('GET', '/api/email/send')).status).toBe(405);
});

test('a mail that staff write is in the log: who sent it, as whom, to whom and about what', async () => {
  const to = ['one@example.com', 'two@example.com'];
  const { body } = await send({ ...letter, to, subject: 'About Friday' });
  const { docs } = await world.db.collection('auditLog').where('path', '==', `outbox/${body.id}`).get();
  expect(docs.map((found) => found.data())).toMatchObject([
    {
      actor: 'mail-admin',
      action: 'sendEmail',
      before: null,
      after: { from: expect.stringContaining('@'), subject: 'About Friday' },
      recipients: to,
    },
  ]);
  await redactRecipient(deps, 'one@example.com');
  const redacted = await world.db.collection('auditLog').where('path', '==', `outbox/${body.id}`).get();
  expect(redacted.docs.map((found) => found.get('recipients'))).toEqual([
    ['two@example.com', 'deleted-contact@erased.invalid'],
  ]);
  expect(redacted.docs[0]?.get('after.subject')).toBe('About Friday');
  await redactRecipient(deps, 'two@example.com');
  const empty = await world.db.collection('auditLog').where('path', '==', `outbox/${body.id}`).get();
  expect(empty.docs[0]?.get('after.subject')).toBeNull();
  expect(empty.docs[0]?.get('after.from')).toContain('@');
});
