import { drainRules } from '@agency/domain/mail/status';
import { quoteIds } from '@agency/emulators/seed/quotes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailDeps } from '../../functions/src/mail/deps.ts';
import { drain } from '../../functions/src/mail/drain.ts';
import {
  delivery,
  drainUntilIdle,
  entry,
  hasCachedMessage,
  hour,
  makeWorld,
  queue,
  queuePlain,
  queueQuote,
  received,
  second,
  type World,
} from './mail-world.ts';

// Failures around the provider: nothing is lost, nothing is sent twice, nothing is shown as sent that was not.
// `mail-drain.test.ts` has the ordinary cases.

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

describe('the provider', () => {
  test.each([
    ['429', 0],
    ['500', 2],
    ['401', 2],
    // It accepted the mail before it fell silent: the second attempt learns that.
    ['timeout', 1],
    ['reset', 2],
    ['slow', 0],
  ] as const)('%s twice: one mail, sent when it says so and not before', async (mode, attempts) => {
    world.faults.set({ mode, count: 2 });
    const id = await queueQuote(world);
    world.whenSleeping = async () => {
      expect((await entry(world, id)).sentAt).toBeNull();
      if (mode !== 'timeout') expect(world.delivered.length === 0 || mode === 'slow').toBe(true);
      expect(await delivery(world)).toBe('queued');
    };
    await drainUntilIdle(world);
    expect(world.delivered).toHaveLength(1);
    expect(new Set(world.requests.map(({ body }) => body)).size).toBe(1);
    expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts });
    expect(await delivery(world)).toBe('sent');
    expect(await hasCachedMessage(world, id)).toBe(false);
  });

  test('422 for good: failed visibly, and its message stored for another attempt', async () => {
    world.faults.set({ mode: '422' });
    const id = await queueQuote(world);
    await drain(world.deps);
    expect(world.requests).toHaveLength(1);
    expect(await entry(world, id)).toMatchObject({ status: 'failed', sentAt: null, providerId: null });
    expect(await delivery(world)).toBe('failed');
  });

  test('one bad address among several keeps the mail from nobody else', async () => {
    const to = ['ada@example.com', 'bad@example.com', 'cy@example.com'];
    const id = await queue(world, {
      id: `notice.quoteDeclined.${quoteIds.declined}.faults`,
      template: 'notice',
      to,
      data: { notice: 'quoteDeclined', quoteId: quoteIds.declined, version: 1 },
      replyTo: 'client@example.com',
    });
    const { send } = world.deps.provider;
    const picky: MailDeps = {
      ...world.deps,
      provider: {
        send: async (message, key) => {
          if (message.to.includes('bad@example.com')) world.faults.set({ mode: '422', count: 1 });
          return send(message, key);
        },
      },
    };
    await drainUntilIdle(world, picky);
    expect(received(world)).toEqual(['ada@example.com', 'cy@example.com']);
    expect(await entry(world, id)).toMatchObject({
      status: 'cancelled',
      error: expect.stringContaining('each of them'),
    });
    const parts = (await world.db.collection('outbox').get()).docs.filter((doc) => doc.id !== id);
    expect(parts.map((doc) => [doc.get('to')[0], doc.get('status')]).toSorted()).toEqual([
      ['ada@example.com', 'sent'],
      ['bad@example.com', 'failed'],
      ['cy@example.com', 'sent'],
    ]);
    expect(new Set(world.delivered.map(({ html }) => html)).size).toBe(1);
    expect(world.delivered.every(({ headers }) => headers['Reply-To'] === 'client@example.com')).toBe(true);
  });

  test('its 409 for a key that is in progress: retried, one mail', async () => {
    const id = await queueQuote(world);
    const { send } = world.deps.provider;
    const answer = { kind: 'unknown', error: '409 (concurrent_idempotent_requests)' } as const;
    let first = true;
    const busy: MailDeps = {
      ...world.deps,
      provider: {
        send: async (message, key) => {
          const result = await send(message, key);
          if (!first) return result;
          first = false;
          return answer;
        },
      },
    };
    await drainUntilIdle(world, busy);
    expect(world.delivered).toHaveLength(1);
    expect(await entry(world, id)).toMatchObject({ status: 'sent', providerId: world.delivered[0]?.id });
  });

  test('its 409 for a key with another mail: uncertain, never sent by itself', async () => {
    const id = await queueQuote(world);
    await world.deps.provider.send(
      {
        from: 'hello@downland.example',
        to: ['client@example.com'],
        subject: 'Before',
        html: '<p>x</p>',
        text: 'x',
        tags: [],
      },
      id,
    );
    await drainUntilIdle(world);
    expect(await entry(world, id)).toMatchObject({ status: 'uncertain', sentAt: null });
    expect(await delivery(world)).toBe('uncertain');
    expect(world.delivered).toHaveLength(1);
    world.pass(48 * hour);
    await drain(world.deps);
    expect(world.delivered).toHaveLength(1);
  });

  test('sixty at once, at two a second, each once and in order', async () => {
    const people = Array.from({ length: 60 }, (_, n) => `person-${String(n).padStart(2, '0')}@example.com`);
    await Promise.all(people.map((to) => queuePlain(world, to)));
    const began = world.now();
    for (let runs = 0; runs < 5 && world.delivered.length < people.length; runs += 1) {
      await Promise.all([drain(world.deps), drain(world.deps)]);
    }
    expect(received(world)).toEqual(people);
    expect(world.requests).toHaveLength(60);
    const seconds = ((world.requests.at(-1)?.at ?? 0) - began) / second;
    expect(59 / seconds).toBeLessThanOrEqual(drainRules.ratePerSecond);
    expect(59 / seconds).toBeGreaterThan(1.8);
  });
});
