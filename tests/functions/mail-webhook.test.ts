import { UnreadableRecord } from '@agency/domain/shared/parse';
import { signWebhook } from '@agency/emulators/mailbox/webhook';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drain } from '../../functions/src/mail/drain.ts';
import { resendWebhook } from '../../functions/src/mail/webhook.ts';
import { toTagValue } from '../../functions/src/mail-queue/message.ts';
import { eventually } from '../support/suite.ts';
import {
  afterSend,
  delivery,
  entry,
  hasCachedMessage,
  makeWorld,
  never,
  queuePlain,
  queueQuote,
  quotePath,
  type World,
  webhookSecret,
} from './mail-world.ts';
import { sendEvent, webhookRequest } from './support/webhook.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});

beforeEach(() => world.reset());

afterAll(() => world.close());

async function status(id: string): Promise<unknown> {
  return (await entry(world, id)).status;
}

test('moves a sent mail on, and the quote with it', async () => {
  const id = await queueQuote(world);
  await drain(world.deps);
  expect((await sendEvent(world, id, 'delivered')).status).toBe(204);
  expect([await status(id), await delivery(world)]).toEqual(['delivered', 'delivered']);
  await sendEvent(world, id, 'bounced', { more: { bounce: { message: 'No such\r\nmailbox' } } });
  expect(await entry(world, id)).toMatchObject({ status: 'bounced', error: 'No such mailbox' });
  expect(await delivery(world)).toBe('bounced');
});

test('a late bounce of the previous mail says nothing about the quote once it was sent again', async () => {
  const first = await queueQuote(world);
  const second = await queueQuote(world);
  await drain(world.deps);
  await sendEvent(world, second, 'delivered');
  await sendEvent(world, first, 'bounced');
  expect(await status(first)).toBe('bounced');
  expect(await delivery(world)).toBe('delivered');
});

test('never moves back, whatever order events come in', async () => {
  const id = await queueQuote(world);
  await drain(world.deps);
  await sendEvent(world, id, 'complained');
  for (const late of ['delivered', 'sent', 'bounced']) await sendEvent(world, id, late);
  expect([await status(id), await delivery(world)]).toEqual(['complained', 'complained']);
});

test('the same event again changes nothing', async () => {
  const id = await queuePlain(world, 'repeat@example.com');
  await drain(world.deps);
  const event = { id: 'msg_repeated' };
  await sendEvent(world, id, 'delivered', event);
  const first = await world.db.doc(`outbox/${id}`).get();
  world.pass(1_000);
  const answers = await Promise.all([1, 2, 3].map(() => sendEvent(world, id, 'delivered', event)));
  expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204]);
  const now = await world.db.doc(`outbox/${id}`).get();
  expect(now.updateTime?.isEqual(first.updateTime ?? now.readTime)).toBe(true);
});

test('finds the mail before its result was recorded, and the late result changes nothing', async () => {
  const id = await queueQuote(world);
  const late = Promise.withResolvers<void>();
  const draining = drain(afterSend(world, () => late.promise));
  await eventually('the send', async () => world.delivered.length === 1);
  await sendEvent(world, id, 'delivered');
  late.resolve();
  await draining;
  expect(await entry(world, id)).toMatchObject({ status: 'delivered', providerId: 'told-id', lease: null });
  expect(await delivery(world)).toBe('delivered');
  expect(await hasCachedMessage(world, id)).toBe(false);
});

test('records the result of a mail whose process died, so that it is not sent again', async () => {
  const id = await queueQuote(world);
  void drain(afterSend(world, never));
  await eventually('the send', async () => world.delivered.length === 1);
  await sendEvent(world, id, 'sent');
  world.pass(200_000);
  await drain(world.deps);
  expect(world.requests).toHaveLength(1);
  expect(await status(id)).toBe('sent');
});

test('records the result of a mail that waits for a retry after a time-out', async () => {
  const id = await queueQuote(world);
  world.faults.set({ mode: 'timeout', count: 1 });
  let isSent = false;
  world.whenSleeping = async () => {
    if (isSent || world.requests.length === 0) return;
    isSent = true;
    await sendEvent(world, id, 'delivered');
  };
  await drain(world.deps);
  expect(world.requests).toHaveLength(1);
  expect(await status(id)).toBe('delivered');
});

test('does not accept an event of an unreadable mail: delivered again, it counts', async () => {
  const id = await queueQuote(world);
  await drain(world.deps);
  const { template } = await entry(world, id);
  await world.db.doc(`outbox/${id}`).update({ template: 'of-the-next-release' });
  const event = { id: 'told-twice' };
  await expect(sendEvent(world, id, 'delivered', event)).rejects.toThrow(UnreadableRecord);
  await world.db.doc(`outbox/${id}`).update({ template });
  expect((await sendEvent(world, id, 'delivered', event)).status).toBe(204);
  expect(await status(id)).toBe('delivered');
});

test('records what became of a mail when the quote that tracks it can’t be read', async () => {
  const id = await queueQuote(world);
  await drain(world.deps);
  await world.db.doc(quotePath).update({ delivery: 'ofTheNextRelease' });
  await sendEvent(world, id, 'delivered');
  expect([await status(id), await delivery(world)]).toEqual(['delivered', 'ofTheNextRelease']);
});

test('reads tags as a list, too', async () => {
  const id = await queuePlain(world, 'list@example.com');
  await drain(world.deps);
  await sendEvent(world, id, 'delivered', { tags: [{ name: 'outbox_id', value: toTagValue(id) }] });
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
  await expect(sendEvent(world, id, 'delivered', { ...event, at })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(await status(id)).toBe('sent');
});

test('unsigned is refused', async () => {
  const request = webhookRequest('{}', {});
  await expect(resendWebhook(request, world.deps)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('signed with two secrets, one of them ours, is accepted', async () => {
  const id = await queuePlain(world, 'rotated@example.com');
  await drain(world.deps);
  const tags = { outbox_id: toTagValue(id) };
  const body = JSON.stringify({ type: 'email.delivered', data: { tags } });
  const seconds = Math.floor(world.now() / 1000);
  const ours = signWebhook(webhookSecret, 'msg_two', seconds, body);
  const signature = `v1,${Buffer.from('x'.repeat(32)).toString('base64')} ${ours['svix-signature']}`;
  await resendWebhook(webhookRequest(body, { ...ours, 'svix-signature': signature }), world.deps);
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
  expect((await sendEvent(world, id, type, event)).status).toBe(204);
  expect(await status(id)).toBe('sent');
});

test('what is not an event is a 400', async () => {
  const body = '[]';
  const headers = signWebhook(webhookSecret, 'msg_bad', Math.floor(world.now() / 1000), body);
  await expect(resendWebhook(webhookRequest(body, headers), world.deps)).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});
