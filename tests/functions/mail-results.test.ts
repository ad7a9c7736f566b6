import { quoteIds } from '@agency/emulators/seed/quotes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drain } from '../../functions/src/mail/drain.ts';
import { giveUpMail } from '../../functions/src/mail/give-up.ts';
import { retryMail } from '../../functions/src/mail/retry.ts';
import {
  delivery,
  entry,
  hasCachedMessage,
  hour,
  makeWorld,
  queue,
  queuePlain,
  queueQuote,
  quotePath,
  type World,
} from './mail-world.ts';

// The outcomes of a mail: refused, given up, unknown, cancelled, or sent after all by hand.

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});

beforeEach(() => world.reset());

afterAll(() => world.close());

/** Operations only look at the person's uid. */
const context = {
  person: {
    uid: 'sample-admin',
    email: 'admin@downland.example',
    emailVerified: true,
    name: 'Admin',
    authTime: 0,
    sessionsFrom: 0,
    claims: {},
  },
  caller: {
    network: '192.0.2.1',
    through: null,
    ip: '192.0.2.1',
    connectedFrom: '192.0.2.1',
    forwardedFor: '',
    userAgent: '',
  },
};

test('a refused mail fails at once, visibly, and goes when it is retried by hand', async () => {
  world.faults.set({ mode: '422', count: 1 });
  const id = await queueQuote(world);
  await drain(world.deps);
  expect(world.requests).toHaveLength(1);
  expect(await entry(world, id)).toMatchObject({ status: 'failed', attempts: 1 });
  expect((await entry(world, id)).error).toContain('422');
  expect(await delivery(world)).toBe('failed');
  expect(await retryMail(world.deps, { mailId: id }, context)).toEqual({ status: 'queued' });
  expect(await delivery(world)).toBe('queued');
  await drain(world.deps);
  expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts: 0, error: null });
  expect(await delivery(world)).toBe('sent');
  const audit = await world.db.collection('auditLog').where('path', '==', `outbox/${id}`).get();
  expect(audit.docs.map((one) => one.get('action'))).toEqual(['retryMail']);
});

test('only failed and uncertain mail can be retried', async () => {
  const id = await queuePlain(world, 'sent@example.com');
  await drain(world.deps);
  await expect(retryMail(world.deps, { mailId: id }, context)).rejects.toMatchObject({
    code: 'failed-precondition',
  });
  await expect(retryMail(world.deps, { mailId: 'nobody' }, context)).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('a failed mail is given up once, says why it failed, and is neither sent nor tried again', async () => {
  world.faults.set({ mode: '422', count: 1 });
  const id = await queueQuote(world);
  const giveUp = () => giveUpMail(world.deps, { mailId: id }, context);
  await expect(giveUp()).rejects.toMatchObject({ code: 'failed-precondition' });
  await drain(world.deps);
  expect(await Promise.all([giveUp(), giveUp()])).toEqual([{ status: 'cancelled' }, { status: 'cancelled' }]);
  await drain(world.deps);
  expect(world.requests).toHaveLength(1);
  expect(await entry(world, id)).toMatchObject({
    status: 'cancelled',
    error: expect.stringContaining('422'),
  });
  expect(await delivery(world)).toBe('failed');
  await expect(retryMail(world.deps, { mailId: id }, context)).rejects.toMatchObject({
    code: 'failed-precondition',
  });
  const audit = await world.db.collection('auditLog').where('path', '==', `outbox/${id}`).get();
  expect(audit.docs.map((one) => one.get('action'))).toEqual(['giveUpMail']);
});

test('eight failures are the end', async () => {
  world.faults.set({ mode: '500' });
  const id = await queueQuote(world);
  for (let tries = 0; tries < 12 && (await entry(world, id)).status === 'queued'; tries += 1) {
    await drain(world.deps);
    const due = (await entry(world, id)).nextAttemptAt.toMillis();
    if (due > world.now()) world.pass(due - world.now());
  }
  expect(world.requests).toHaveLength(8);
  expect(await entry(world, id)).toMatchObject({ status: 'failed', attempts: 8 });
  expect(await delivery(world)).toBe('failed');
  expect(await hasCachedMessage(world, id)).toBe(true);
});

test('what may have been sent is not sent again once the provider forgets its key', async () => {
  world.faults.set({ mode: 'timeout', count: 1 });
  const id = await queueQuote(world);
  let isDown = false;
  world.whenSleeping = async () => {
    // The process ends after the first attempt and nothing runs for a day.
    if (world.requests.length === 1 && !isDown) {
      isDown = true;
      world.pass(23.6 * hour);
    }
  };
  await drain(world.deps);
  await drain(world.deps);
  expect(world.requests).toHaveLength(1);
  expect(await entry(world, id)).toMatchObject({ status: 'uncertain' });
  expect(await delivery(world)).toBe('uncertain');
});

test('an unreadable mail waits untouched and holds up none after it, however many there are', async () => {
  const id = await queuePlain(world, 'later@example.com');
  const { template, ...rest } = await entry(world, id);
  const newer = { ...rest, template: 'of-the-next-release', fromNextRelease: { on: true } };
  const ids = [id, ...Array.from({ length: 45 }, (_, index) => `newer-${index}`)];
  const due = new Date(world.now() - hour);
  await Promise.all(ids.map((one) => world.db.doc(`outbox/${one}`).set({ ...newer, nextAttemptAt: due })));
  const behind = await queuePlain(world, 'behind@example.com');
  expect(await drain(world.deps)).toEqual({ sent: 1 });
  expect(await entry(world, behind)).toMatchObject({ status: 'sent' });
  for (const one of ids) {
    const { nextAttemptAt, ...others } = await entry(world, one);
    expect(others).toEqual({ ...newer, nextAttemptAt: undefined });
    const inMinutes = (nextAttemptAt.toMillis() - world.now()) / 60_000;
    expect([inMinutes > 4, inMinutes <= 60]).toEqual([true, true]);
  }
  // A build that knows it sends it.
  await world.db.doc(`outbox/${id}`).update({ template });
  world.pass(hour);
  await drain(world.deps);
  expect(await entry(world, id)).toMatchObject({ status: 'sent', fromNextRelease: { on: true } });
});

test('a mail waits, and has not failed, while what it reports can’t be read', async () => {
  const id = await queueQuote(world);
  const { status } = (await world.db.doc(quotePath).get()).data() ?? {};
  await world.db.doc(quotePath).update({ status: 'ofTheNextRelease' });
  await drain(world.deps);
  expect(await entry(world, id)).toMatchObject({
    status: 'queued',
    attempts: 0,
    firstSentAt: null,
    error: expect.stringContaining(quotePath),
  });
  await world.db.doc(quotePath).update({ status });
  world.pass(hour);
  await drain(world.deps);
  expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts: 0, error: null });
});

test('a notice of a newer build waits for it', async () => {
  const data = { notice: 'newLinkAsked', linkId: 'a1b2c3d4e5f6' } as const;
  const id = await queue(world, { id: 'notice.newer', template: 'notice', to: ['a@example.com'], data });
  await world.db.doc(`outbox/${id}`).update({ 'data.notice': 'ofTheNextRelease' });
  await drain(world.deps);
  expect(await entry(world, id)).toMatchObject({ status: 'queued', attempts: 0 });
});

test('a mail that nothing can fill in fails with the reason', async () => {
  const id = await queue(world, {
    id: 'quote-sent-notification.broken',
    template: 'quote-sent-notification',
    to: ['client@example.com'],
    data: { quoteId: quoteIds.sent },
  });
  await drain(world.deps);
  expect(world.requests).toHaveLength(0);
  expect(await entry(world, id)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('version'),
  });
});

test('what it would report is no longer true: cancelled, and nothing is sent', async () => {
  const ids = await Promise.all([
    queue(world, {
      id: `quote-sent-notification.${quoteIds.withdrawn}.1`,
      template: 'quote-sent-notification',
      to: ['client@example.com'],
      data: { quoteId: quoteIds.withdrawn, version: 1 },
      deliveryPath: `quotes/${quoteIds.withdrawn}`,
    }),
    queue(world, {
      id: `quote-sent-notification.${quoteIds.sent}.7`,
      template: 'quote-sent-notification',
      to: ['client@example.com'],
      data: { quoteId: quoteIds.sent, version: 7 },
      deliveryPath: quotePath,
    }),
  ]);
  await world.db.doc(`quotes/${quoteIds.withdrawn}`).update({ delivery: 'queued' });
  await world.db.doc(quotePath).update({ delivery: 'delivered' });
  expect(await drain(world.deps)).toEqual({ cancelled: 2 });
  expect(world.requests).toHaveLength(0);
  expect(await entry(world, ids[0])).toMatchObject({
    status: 'cancelled',
    error: 'This quote has been withdrawn.',
  });
  expect((await world.db.doc(`quotes/${quoteIds.withdrawn}`).get()).get('delivery')).toBeNull();
  // The mail of another version says nothing about this one.
  expect(await delivery(world)).toBe('delivered');
});
