import { drainRules } from '@agency/domain/mail/status';
import { quoteIds } from '@agency/emulators/seed/quotes';
import { Query } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { MailDeps } from '../../functions/src/mail/deps.ts';
import { drain } from '../../functions/src/mail/drain.ts';
import { eventually } from '../support/suite.ts';
import {
  afterSend,
  delivery,
  entry,
  hasCachedMessage,
  makeWorld,
  never,
  queue,
  queuePlain,
  queueQuote,
  second,
  type World,
} from './mail-world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});

beforeEach(() => world.reset());

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => world.close());

test('sends what is queued, records it and keeps no copy', async () => {
  const id = await queueQuote(world);
  expect(await drain(world.deps)).toEqual({ sent: 1 });
  const stored = await entry(world, id);
  expect(stored).toMatchObject({ status: 'sent', attempts: 0, lease: null, error: null });
  expect(stored.providerId).toBe(world.delivered[0]?.id);
  expect(world.delivered[0]).toMatchObject({
    to: ['client@example.com'],
    from: '"Downland Digital" <hello@downland.example>',
    template: 'quote-sent-notification',
  });
  expect(await delivery(world)).toBe('sent');
  expect(await hasCachedMessage(world, id)).toBe(false);
});

test('a provider that fails three times and then works gets the mail once, without waiting for the schedule', async () => {
  world.faults.set({ mode: '500', count: 3 });
  const id = await queueQuote(world);
  const began = world.now();
  await drain(world.deps);
  expect(world.delivered).toHaveLength(1);
  expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts: 3 });
  const times = world.requests.map(({ at }) => at);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(gaps.map((gap) => Math.round(gap / second))).toEqual([2, 6, 20]);
  expect(world.now() - began).toBeLessThan(60 * second);
  expect(new Set(world.requests.map(({ body }) => body)).size).toBe(1);
  expect(new Set(world.requests.map(({ key }) => key))).toEqual(new Set([id]));
});

test('the delivery stays queued while it is retried', async () => {
  world.faults.set({ mode: '401', count: 1 });
  const id = await queueQuote(world);
  const seen: unknown[] = [];
  world.whenSleeping = async () => {
    seen.push([await delivery(world), (await entry(world, id)).error]);
  };
  await drain(world.deps);
  expect(seen[0]).toEqual(['queued', expect.stringContaining('key and domain')]);
  expect(await delivery(world)).toBe('sent');
});

test('the same event queued five times is one mail', async () => {
  const order = {
    id: `notice.quoteDeclined.${quoteIds.declined}.1`,
    template: 'notice',
    to: ['staff@downland.example'],
    data: { notice: 'quoteDeclined', quoteId: quoteIds.declined, version: 1 },
  } as const;
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => queue(world, order)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await drain(world.deps);
  expect(world.delivered).toHaveLength(1);
});

test('five drains at once send each of twelve mails once, at two a second', async () => {
  const people = Array.from({ length: 12 }, (_, index) => `person-${index}@example.com`);
  for (const to of people) await queuePlain(world, to);
  const began = world.now();
  const summaries = await Promise.all([1, 2, 3, 4, 5].map(() => drain(world.deps)));
  expect(summaries.reduce((sum, { sent = 0 }) => sum + sent, 0)).toBe(12);
  expect(world.delivered.map(({ to }) => to[0]).toSorted()).toEqual(people.toSorted());
  expect(world.requests).toHaveLength(12);
  const seconds = ((world.requests.at(-1)?.at ?? 0) - began) / second;
  expect(11 / seconds).toBeLessThanOrEqual(drainRules.ratePerSecond);
  expect(11 / seconds).toBeGreaterThan(1.8);
});

test('killed between claim and send: sent once, after the lease', async () => {
  const id = await queueQuote(world);
  // Dies where it looks for what was rendered before.
  const killed: MailDeps = { ...world.deps, storage: () => never() };
  void drain(killed);
  await eventually('the claim', async () => (await entry(world, id)).status === 'sending');
  world.pass(drainRules.leaseMs - second);
  await world.db.doc('locks/mail').delete();
  world.whenSleeping = async (now) => {
    if (world.requests.length === 0)
      expect((await entry(world, id)).lease.until.toMillis()).toBeGreaterThan(now);
  };
  await drain(world.deps);
  expect(world.delivered).toHaveLength(1);
  expect(await entry(world, id)).toMatchObject({ status: 'sent' });
});

test('a drain that died keeps the others out until its lease ends', async () => {
  await queueQuote(world);
  void drain({ ...world.deps, storage: () => never() });
  await eventually('the lease', async () => (await world.db.doc('locks/mail').get()).exists);
  const other = await queuePlain(world, 'waiting@example.com');
  expect(await drain(world.deps)).toEqual({});
  world.pass(91 * second);
  await drain(world.deps);
  expect(await entry(world, other)).toMatchObject({ status: 'sent' });
});

test('killed after the send and before the write-back: the key answers, one mail, its state right', async () => {
  const id = await queueQuote(world);
  void drain(afterSend(world, never));
  await eventually('the send', async () => world.delivered.length === 1);
  expect(await entry(world, id)).toMatchObject({ status: 'sending', providerId: null });
  world.pass(drainRules.leaseMs + second);
  // The first may have renewed the one lease meanwhile: only a test can see it both dead and alive.
  await world.db.doc('locks/mail').delete();
  await drain(world.deps);
  expect(world.requests).toHaveLength(2);
  expect(world.delivered).toHaveLength(1);
  expect(await entry(world, id)).toMatchObject({ status: 'sent', providerId: world.delivered[0]?.id });
  expect(await delivery(world)).toBe('sent');
});

test('a result that comes after the lease was lost changes nothing', async () => {
  const id = await queueQuote(world);
  const late = Promise.withResolvers<void>();
  const slow: MailDeps = {
    ...world.deps,
    provider: {
      send: async () => {
        await late.promise;
        return { kind: 'permanent', error: 'Too late' };
      },
    },
  };
  const first = drain(slow);
  await eventually('the claim', async () => (await entry(world, id)).status === 'sending');
  world.pass(drainRules.leaseMs + second);
  // The first may have renewed the one lease meanwhile: only a test can see it both dead and alive.
  await world.db.doc('locks/mail').delete();
  await drain(world.deps);
  late.resolve();
  await first;
  expect(await entry(world, id)).toMatchObject({ status: 'sent', error: null });
});

test('a time-out is unknown, and the same key resolves it: one mail', async () => {
  world.faults.set({ mode: 'timeout', count: 1 });
  const id = await queueQuote(world);
  await drain(world.deps);
  expect(world.requests).toHaveLength(2);
  expect(world.delivered).toHaveLength(1);
  expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts: 1 });
});

test('a cut connection is retried', async () => {
  world.faults.set({ mode: 'reset', count: 2 });
  const id = await queuePlain(world, 'cut@example.com');
  await drain(world.deps);
  expect(world.delivered).toHaveLength(1);
  expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts: 2 });
});

test('a 429 pauses all, does not count as an attempt, and says what it waits for', async () => {
  const ids = [await queuePlain(world, 'a@example.com'), await queuePlain(world, 'b@example.com')];
  world.deps.provider.send = limitedOnce(7 * second);
  await drain(world.deps);
  const [first, ...others] = world.requests;
  expect(others.every(({ at }) => at - (first?.at ?? 0) >= 7 * second)).toBe(true);
  expect(world.delivered).toHaveLength(2);
  for (const id of ids) expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts: 0 });
});

/** The first request is refused with this pause; all later ones go to the provider. */
function limitedOnce(pauseMs: number): MailDeps['provider']['send'] {
  const { send } = world.deps.provider;
  let isFirst = true;
  return async (message, key) => {
    world.deps.provider.send = send;
    if (!isFirst) return send(message, key);
    isFirst = false;
    world.requests.push({ key, at: world.now(), body: '' });
    return { kind: 'rateLimited', pauseMs, error: 'Too many requests' };
  };
}

test('for a long pause the drain exits: nobody sends until it is over', async () => {
  const id = await queuePlain(world, 'quota@example.com');
  world.deps.provider.send = limitedOnce(15 * 60 * second);
  await drain(world.deps);
  expect(await entry(world, id)).toMatchObject({ status: 'queued', attempts: 0, error: 'Too many requests' });
  world.pass(14 * 60 * second);
  expect(await drain(world.deps)).toEqual({});
  expect(world.delivered).toHaveLength(0);
  world.pass(61 * second);
  await drain(world.deps);
  expect(world.delivered).toHaveLength(1);
});

test('a mail queued while the drain only waits for a retry goes at once', async () => {
  world.faults.set({ mode: '500', count: 3 });
  await queuePlain(world, 'failing@example.com');
  let queuedAt = 0;
  world.whenSleeping = async (now) => {
    if (world.requests.length < 3 || queuedAt > 0) return;
    queuedAt = now;
    await queuePlain(world, 'new@example.com');
  };
  await drain(world.deps);
  expect(world.delivered.map(({ to }) => to[0])).toEqual(['new@example.com', 'failing@example.com']);
  const [fourth] = world.requests.slice(3);
  expect((fourth?.at ?? 0) - queuedAt).toBeLessThan(3 * second);
});

test('a failure recorded while the drain is looking for more is not overlooked', async () => {
  const id = await queuePlain(world, 'looked@example.com');
  const answer = Promise.withResolvers<void>();
  const { send } = world.deps.provider;
  let isOut = false;
  world.deps.provider.send = async () => {
    world.deps.provider.send = send;
    isOut = true;
    await answer.promise;
    return { kind: 'temporary', error: 'The provider is down' };
  };
  const look = Query.prototype.get;
  vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const found = await look.call(this);
    if (!isOut) return found;
    // It looked while the mail was being sent; only now does the failure arrive and get recorded.
    isOut = false;
    answer.resolve();
    await eventually('the failure', async () => (await entry(world, id)).status === 'queued');
    return found;
  });
  await drain(world.deps);
  expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts: 1 });
});
