import { optionalMails } from '@agency/domain/user/schema';
import { quoteIds } from '@agency/emulators/seed/quotes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drain } from '../../functions/src/mail/drain.ts';
import { liftSuppression } from '../../functions/src/mail/lift-suppression.ts';
import { wantsMail } from '../../functions/src/mail-queue/preferences.ts';
import { addressHash } from '../../functions/src/mail-queue/suppressions.ts';
import { entry, makeWorld, queue, queuePlain, type World } from './mail-world.ts';
import { sendEvent } from './support/webhook.ts';
import { asStaff } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});

beforeEach(() => world.reset());

afterAll(() => world.close());

async function status(id: string): Promise<unknown> {
  return (await entry(world, id)).status;
}

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

test('a bounced address is suppressed, and staff are warned once a day', async () => {
  const email = 'gone@example.com';
  const first = await sentTo(email);
  const second = await sentTo(email);
  await Promise.all([
    sendEvent(world, first, 'bounced', permanent),
    sendEvent(world, first, 'bounced', permanent),
  ]);
  await sendEvent(world, second, 'bounced', permanent);
  expect(await suppressionOf(email)).toMatchObject({ bouncedAt: expect.anything(), kindsOff: [] });
  expect(await wantsMail(world.deps, { email }, 'file-upload-notification')).toBe(false);
  expect(await warnings()).toHaveLength(1);
  await drain(world.deps);
  const warning = world.delivered.at(-1);
  expect(warning).toMatchObject({ subject: 'An email to gone@example.com bounced' });
  expect(warning?.text).toContain('No such mailbox');
  world.pass(24 * 3_600_000);
  await sendEvent(world, await sentTo(email), 'bounced', permanent);
  expect(await warnings()).toHaveLength(2);
});

test('mail that arrives there later lifts it; mail sent before the bounce does not', async () => {
  const email = 'back@example.com';
  const before = await sentTo(email);
  world.pass(1_000);
  await sendEvent(world, await sentTo(email), 'bounced', permanent);
  await sendEvent(world, before, 'delivered');
  expect(await suppressionOf(email)).toMatchObject({ bouncedAt: expect.anything() });
  world.pass(1_000);
  await sendEvent(world, await sentTo(email), 'delivered');
  expect(await suppressionOf(email)).toMatchObject({ bouncedAt: null });
});

test('a full mailbox and a failure of the provider say nothing about the address', async () => {
  const email = 'full@example.com';
  await sendEvent(world, await sentTo(email), 'bounced', { more: { bounce: { type: 'Transient' } } });
  await sendEvent(world, await sentTo(email), 'failed', { more: { failed: { reason: 'Quota' } } });
  expect(await suppressionOf(email)).toBeUndefined();
  expect(await warnings()).toHaveLength(0);
});

test('a mail to several suppresses nobody, and staff are warned about all', async () => {
  const order = { id: 'notice.several', template: 'notice', to: ['a@example.com', 'b@example.com'] } as const;
  await queue(world, { ...order, data: { notice: 'quoteDeclined', quoteId: quoteIds.declined, version: 1 } });
  await drain(world.deps);
  await sendEvent(world, 'notice.several', 'bounced', permanent);
  expect(await suppressionOf('a@example.com')).toBeUndefined();
  await drain(world.deps);
  expect(world.delivered.at(-1)?.text).toContain('a@example.com, b@example.com');
});

test('a warning that bounces warns of nothing', async () => {
  await sendEvent(world, await sentTo('loop@example.com'), 'bounced', permanent);
  await drain(world.deps);
  const [warning] = await warnings();
  await sendEvent(world, warning?.id ?? '', 'bounced', permanent);
  expect(await warnings()).toHaveLength(1);
});

test('a complaint switches off everything optional, and nothing else', async () => {
  const email = 'annoyed@example.com';
  await sendEvent(world, await sentTo(email), 'complained');
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
  await Promise.all([1, 2, 3, 4, 5].map(() => sendEvent(world, id, 'bounced', event)));
  expect(await status(id)).toBe('bounced');
  expect(await warnings()).toHaveLength(1);
});

test('staff lift it, with an entry in the audit log; what the person switched off stays off', async () => {
  const email = 'lifted@example.com';
  const auth = await world.deps.auth();
  const { uid } = await auth.createUser({ email });
  await sendEvent(world, await sentTo(email), 'bounced', permanent);
  const ref = world.db.doc(`suppressions/${addressHash(email)}`);
  await ref.update({ kindsOff: ['new-message-notification'] });
  expect(await liftSuppression(world.deps, { uid }, asStaff)).toEqual({ lifted: true });
  expect(await suppressionOf(email)).toMatchObject({
    bouncedAt: null,
    complainedAt: null,
    kindsOff: ['new-message-notification'],
  });
  expect(await wantsMail(world.deps, { email }, 'file-upload-notification')).toBe(true);
  expect(await wantsMail(world.deps, { email }, 'new-message-notification')).toBe(false);
  const { docs } = await world.db.collection('auditLog').where('path', '==', ref.path).get();
  expect(docs.map((entry) => entry.get('action'))).toEqual(['liftSuppression']);
  expect(await liftSuppression(world.deps, { uid }, asStaff)).toEqual({ lifted: false });
});
