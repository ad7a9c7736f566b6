import { randomUUID } from 'node:crypto';
import { optionalMails } from '@agency/domain/user/schema';
import { signWebhook } from '@agency/emulators/mailbox/webhook';
import { quoteIds } from '@agency/emulators/seed/quotes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drain } from '../../functions/src/mail/drain.ts';
import { toTagValue } from '../../functions/src/mail/message.ts';
import { wantsMail } from '../../functions/src/mail/preferences.ts';
import { addressHash } from '../../functions/src/mail/suppressions.ts';
import { resendWebhook } from '../../functions/src/mail/webhook.ts';
import type { HttpRequest } from '../../functions/src/platform/http.ts';
import { eventually } from '../support/suite.ts';
import {
  entry,
  isKept,
  makeWorld,
  never,
  queue,
  queuePlain,
  type World,
  webhookSecret,
} from './mail-world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});

beforeEach(() => world.reset());

afterAll(() => world.close());

const quotePath = `quotes/${quoteIds.sent}`;
let round = 0;

async function queueQuote(): Promise<string> {
  round += 1;
  const id = `quote-sent-notification.${quoteIds.sent}.1.${round}`;
  await world.db.doc(quotePath).update({ delivery: 'queued', deliveryMailId: id });
  return queue(world, {
    id,
    template: 'quote-sent-notification',
    to: ['client@example.com'],
    data: { quoteId: quoteIds.sent, version: 1 },
    deliveryPath: quotePath,
  });
}

interface Event {
  readonly id?: string;
  readonly at?: number;
  readonly secret?: string;
  readonly changed?: boolean;
  readonly tags?: unknown;
  readonly more?: object;
}

function requestOf(body: string, headers: Readonly<Record<string, string>>): HttpRequest {
  return {
    method: 'POST',
    path: '/api/webhooks/resend',
    query: new URLSearchParams(),
    header: (name) => headers[name],
    rawBody: Buffer.from(body),
    params: {},
    caller: { ip: '192.0.2.1', forwardedFor: '', userAgent: '' },
  };
}

/** The provider tells of a mail, signed as it signs. */
function tell(mailId: string, type: string, event: Event = {}) {
  const tags = event.tags ?? { outbox_id: toTagValue(mailId), template: 'notice' };
  const body = JSON.stringify({ type: `email.${type}`, data: { email_id: 'told-id', tags, ...event.more } });
  const seconds = Math.floor((event.at ?? world.now()) / 1000);
  const headers = signWebhook(event.secret ?? webhookSecret, event.id ?? randomUUID(), seconds, body);
  return resendWebhook(requestOf(event.changed ? `${body} ` : body, headers), world.deps);
}

async function status(id: string): Promise<unknown> {
  return (await entry(world, id)).status;
}

async function delivery(): Promise<unknown> {
  return (await world.db.doc(quotePath).get()).get('delivery');
}

test('moves a sent mail on, and the quote with it', async () => {
  const id = await queueQuote();
  await drain(world.deps);
  expect((await tell(id, 'delivered')).status).toBe(204);
  expect([await status(id), await delivery()]).toEqual(['delivered', 'delivered']);
  await tell(id, 'bounced', { more: { bounce: { message: 'No such\r\nmailbox' } } });
  expect(await entry(world, id)).toMatchObject({ status: 'bounced', error: 'No such mailbox' });
  expect(await delivery()).toBe('bounced');
});

test('a late bounce of the mail before says nothing of the quote once it was sent again', async () => {
  const first = await queueQuote();
  const second = await queueQuote();
  await drain(world.deps);
  await tell(second, 'delivered');
  await tell(first, 'bounced');
  expect(await status(first)).toBe('bounced');
  expect((await world.db.doc(quotePath).get()).get('delivery')).toBe('delivered');
});

test('never moves back, whatever order events come in', async () => {
  const id = await queueQuote();
  await drain(world.deps);
  await tell(id, 'complained');
  for (const late of ['delivered', 'sent', 'bounced']) await tell(id, late);
  expect([await status(id), await delivery()]).toEqual(['complained', 'complained']);
});

test('the same event again changes nothing', async () => {
  const id = await queuePlain(world, 'repeat@example.com');
  await drain(world.deps);
  const event = { id: 'msg_repeated' };
  await tell(id, 'delivered', event);
  const first = await world.db.doc(`outbox/${id}`).get();
  world.pass(1_000);
  const answers = await Promise.all([1, 2, 3].map(() => tell(id, 'delivered', event)));
  expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204]);
  const now = await world.db.doc(`outbox/${id}`).get();
  expect(now.updateTime?.isEqual(first.updateTime ?? now.readTime)).toBe(true);
});

test('finds the mail before its result was written down, and the late result changes nothing', async () => {
  const id = await queueQuote();
  const late = Promise.withResolvers<void>();
  const { send } = world.deps.provider;
  const slow = {
    ...world.deps,
    provider: {
      send: async (...args: Parameters<typeof send>) => {
        const result = await send(...args);
        await late.promise;
        return result;
      },
    },
  };
  const draining = drain(slow);
  await eventually('the send', async () => world.delivered.length === 1);
  await tell(id, 'delivered');
  late.resolve();
  await draining;
  expect(await entry(world, id)).toMatchObject({ status: 'delivered', providerId: 'told-id', lease: null });
  expect(await delivery()).toBe('delivered');
  expect(await isKept(world, id)).toBe(false);
});

test('settles a mail whose process died, so that it is not sent again', async () => {
  const id = await queueQuote();
  void drain({
    ...world.deps,
    provider: {
      send: async (message, key) => {
        await world.deps.provider.send(message, key);
        return never();
      },
    },
  });
  await eventually('the send', async () => world.delivered.length === 1);
  await tell(id, 'sent');
  world.pass(200_000);
  await drain(world.deps);
  expect(world.requests).toHaveLength(1);
  expect(await status(id)).toBe('sent');
});

test('settles a mail that waits for another try after a time-out', async () => {
  const id = await queueQuote();
  world.faults.set({ mode: 'timeout', count: 1 });
  let isTold = false;
  world.whenSleeping = async () => {
    if (isTold || world.requests.length === 0) return;
    isTold = true;
    await tell(id, 'delivered');
  };
  await drain(world.deps);
  expect(world.requests).toHaveLength(1);
  expect(await status(id)).toBe('delivered');
});

const suppressionOf = async (email: string) =>
  (await world.db.doc(`suppressions/${addressHash(email)}`).get()).data();
const warnings = async () =>
  (await world.db.collection('outbox').where('data.notice', '==', 'bouncedAddress').get()).docs;
const permanent = { more: { bounce: { type: 'Permanent', message: 'No such mailbox' } } };

async function sentTo(email: string): Promise<string> {
  const id = await queuePlain(world, email);
  await drain(world.deps);
  return id;
}

test('a bounced address is remembered, and staff are warned once a day', async () => {
  const email = 'gone@example.com';
  const first = await sentTo(email);
  const second = await sentTo(email);
  await Promise.all([tell(first, 'bounced', permanent), tell(first, 'bounced', permanent)]);
  await tell(second, 'bounced', permanent);
  expect(await suppressionOf(email)).toMatchObject({ bouncedAt: expect.anything(), kindsOff: [] });
  expect(await wantsMail(world.deps, { email }, 'file-upload-notification')).toBe(false);
  expect(await warnings()).toHaveLength(1);
  await drain(world.deps);
  const warning = world.delivered.at(-1);
  expect(warning).toMatchObject({ subject: 'Email to gone@example.com came back' });
  expect(warning?.text).toContain('No such mailbox');
  world.pass(24 * 3_600_000);
  await tell(await sentTo(email), 'bounced', permanent);
  expect(await warnings()).toHaveLength(2);
});

test('mail that arrives there later ends it; mail sent before the bounce does not', async () => {
  const email = 'back@example.com';
  const before = await sentTo(email);
  world.pass(1_000);
  await tell(await sentTo(email), 'bounced', permanent);
  await tell(before, 'delivered');
  expect(await suppressionOf(email)).toMatchObject({ bouncedAt: expect.anything() });
  world.pass(1_000);
  await tell(await sentTo(email), 'delivered');
  expect(await suppressionOf(email)).toMatchObject({ bouncedAt: null });
});

test('a full mailbox and a failure of the provider say nothing about the address', async () => {
  const email = 'full@example.com';
  await tell(await sentTo(email), 'bounced', { more: { bounce: { type: 'Transient' } } });
  await tell(await sentTo(email), 'failed', { more: { failed: { reason: 'Quota' } } });
  expect(await suppressionOf(email)).toBeUndefined();
  expect(await warnings()).toHaveLength(0);
});

test('of a mail to several nobody is remembered, and staff are warned of all', async () => {
  const order = { id: 'notice.several', template: 'notice', to: ['a@example.com', 'b@example.com'] } as const;
  await queue(world, { ...order, data: { notice: 'quoteDeclined', quoteId: quoteIds.declined } });
  await drain(world.deps);
  await tell('notice.several', 'bounced', permanent);
  expect(await suppressionOf('a@example.com')).toBeUndefined();
  await drain(world.deps);
  expect(world.delivered.at(-1)?.text).toContain('a@example.com, b@example.com');
});

test('a warning that bounces warns of nothing', async () => {
  await tell(await sentTo('loop@example.com'), 'bounced', permanent);
  await drain(world.deps);
  const [warning] = await warnings();
  await tell(warning?.id ?? '', 'bounced', permanent);
  expect(await warnings()).toHaveLength(1);
});

test('a complaint stops everything that can be switched off, and nothing else', async () => {
  const email = 'annoyed@example.com';
  await tell(await sentTo(email), 'complained');
  expect(await suppressionOf(email)).toMatchObject({
    complainedAt: expect.anything(),
    kindsOff: [...optionalMails],
  });
  for (const kind of optionalMails) expect(await wantsMail(world.deps, { email }, kind)).toBe(false);
  expect(await wantsMail(world.deps, { email }, 'quote-sent-notification')).toBe(true);
  const id = await sentTo(email);
  expect(await status(id)).toBe('sent');
});

test('five times the same bounce at once is one warning and one step', async () => {
  const id = await sentTo('five@example.com');
  const event = { id: 'msg_five', ...permanent };
  await Promise.all([1, 2, 3, 4, 5].map(() => tell(id, 'bounced', event)));
  expect(await status(id)).toBe('bounced');
  expect(await warnings()).toHaveLength(1);
});

test('reads tags as a list, too', async () => {
  const id = await queuePlain(world, 'list@example.com');
  await drain(world.deps);
  await tell(id, 'delivered', { tags: [{ name: 'outbox_id', value: toTagValue(id) }] });
  expect(await status(id)).toBe('delivered');
});

test.each([
  ['another secret', { secret: 'whsec_b3RoZXI=' }],
  ['a changed body', { changed: true }],
  ['a time of 5 minutes and 2 seconds ago', { at: -302_000 }],
  ['a time to come', { at: 302_000 }],
] as const)('%s is refused', async (_what, event) => {
  const id = await queuePlain(world, 'forged@example.com');
  await drain(world.deps);
  const at = world.now() + ('at' in event ? event.at : 0);
  await expect(tell(id, 'delivered', { ...event, at })).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await status(id)).toBe('sent');
});

test('unsigned is refused', async () => {
  const request = requestOf('{}', {});
  await expect(resendWebhook(request, world.deps)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('signed with two secrets, one of them ours, is taken', async () => {
  const id = await queuePlain(world, 'rotated@example.com');
  await drain(world.deps);
  const tags = { outbox_id: toTagValue(id) };
  const body = JSON.stringify({ type: 'email.delivered', data: { tags } });
  const seconds = Math.floor(world.now() / 1000);
  const ours = signWebhook(webhookSecret, 'msg_two', seconds, body);
  const signature = `v1,${Buffer.from('x'.repeat(32)).toString('base64')} ${ours['svix-signature']}`;
  await resendWebhook(requestOf(body, { ...ours, 'svix-signature': signature }), world.deps);
  expect(await status(id)).toBe('delivered');
});

test.each([
  ['of another kind', 'opened', {}],
  ['of nobody', 'delivered', { tags: { outbox_id: 'no-such-mail' } }],
  ['without our tag', 'delivered', { tags: {} }],
  ['with a tag that is a path', 'delivered', { tags: { outbox_id: 'a/b' } }],
] as const)('an event %s is answered and changes nothing', async (_what, type, event) => {
  const id = await queuePlain(world, 'other@example.com');
  await drain(world.deps);
  expect((await tell(id, type, event)).status).toBe(204);
  expect(await status(id)).toBe('sent');
});

test('what is no event is a 400', async () => {
  const body = '[]';
  const headers = signWebhook(webhookSecret, 'msg_bad', Math.floor(world.now() / 1000), body);
  await expect(resendWebhook(requestOf(body, headers), world.deps)).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});
