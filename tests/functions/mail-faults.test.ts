import { drainRules } from '@agency/domain/mail/status';
import { quoteIds } from '@agency/emulators/seed/quotes';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropMessage } from '../../functions/src/mail/bytes.ts';
import type { MailDeps } from '../../functions/src/mail/deps.ts';
import { drain } from '../../functions/src/mail/drain.ts';
import { eventually } from '../support/suite.ts';
import { entry, isKept, makeWorld, never, queue, queuePlain, type World } from './mail-world.ts';

// What can go wrong around the provider, the store, the clock and the process: nothing is lost, nothing goes twice,
// nothing is shown as sent that was not. `mail-drain.test.ts` has the usual ways.

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const second = 1_000;
const hour = 3_600_000;
const quotePath = `quotes/${quoteIds.sent}`;
let round = 0;

async function queueQuote(): Promise<string> {
  round += 1;
  const id = `quote-sent-notification.${quoteIds.sent}.1.faults-${round}`;
  await world.db.doc(quotePath).update({ delivery: 'queued', deliveryMailId: id });
  return queue(world, {
    id,
    template: 'quote-sent-notification',
    to: ['client@example.com'],
    data: { quoteId: quoteIds.sent, version: 1 },
    deliveryPath: quotePath,
  });
}

const delivery = async (): Promise<unknown> => (await world.db.doc(quotePath).get()).get('delivery');
const received = () => world.delivered.map(({ to }) => to[0]).toSorted();

/** Drains, and comes back at each due time as the schedule does, until nothing waits. */
async function drainUntilSettled(deps: MailDeps = world.deps): Promise<void> {
  for (let runs = 0; runs < 20; runs += 1) {
    await drain(deps);
    const waiting = await world.db.collection('outbox').where('status', 'in', ['queued', 'sending']).get();
    if (waiting.empty) return;
    const next = Math.min(...waiting.docs.map((doc) => doc.get('nextAttemptAt').toMillis()));
    if (next > world.now()) world.pass(next - world.now());
  }
  throw new Error('Mail still waits after 20 runs');
}

describe('the provider', () => {
  test.each([
    ['429', 0],
    ['500', 2],
    ['401', 2],
    // It took the mail before it fell silent: the second try is told so.
    ['timeout', 1],
    ['reset', 2],
    ['slow', 0],
  ] as const)('%s twice: one mail, sent when it says so and not before', async (mode, attempts) => {
    world.faults.set({ mode, count: 2 });
    const id = await queueQuote();
    world.whenSleeping = async () => {
      expect((await entry(world, id)).sentAt).toBeNull();
      if (mode !== 'timeout') expect(world.delivered.length === 0 || mode === 'slow').toBe(true);
      expect(await delivery()).toBe('queued');
    };
    await drainUntilSettled();
    expect(world.delivered).toHaveLength(1);
    expect(new Set(world.requests.map(({ body }) => body)).size).toBe(1);
    expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts });
    expect(await delivery()).toBe('sent');
    expect(await isKept(world, id)).toBe(false);
  });

  test('422 for good: failed, seen, and its words kept for another try', async () => {
    world.faults.set({ mode: '422' });
    const id = await queueQuote();
    await drain(world.deps);
    expect(world.requests).toHaveLength(1);
    expect(await entry(world, id)).toMatchObject({ status: 'failed', sentAt: null, providerId: null });
    expect(await delivery()).toBe('failed');
  });

  test('one bad address among several keeps the mail from nobody else', async () => {
    const to = ['ada@example.com', 'bad@example.com', 'cy@example.com'];
    const id = await queue(world, {
      id: `notice.quoteDeclined.${quoteIds.declined}.faults`,
      template: 'notice',
      to,
      data: { notice: 'quoteDeclined', quoteId: quoteIds.declined },
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
    await drainUntilSettled(picky);
    expect(received()).toEqual(['ada@example.com', 'cy@example.com']);
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

  test('its 409 for a key that is in progress: asked again, one mail', async () => {
    const id = await queueQuote();
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
    await drainUntilSettled(busy);
    expect(world.delivered).toHaveLength(1);
    expect(await entry(world, id)).toMatchObject({ status: 'sent', providerId: world.delivered[0]?.id });
  });

  test('its 409 for a key with another mail: uncertain, never sent by itself', async () => {
    const id = await queueQuote();
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
    await drainUntilSettled();
    expect(await entry(world, id)).toMatchObject({ status: 'uncertain', sentAt: null });
    expect(await delivery()).toBe('uncertain');
    expect(world.delivered).toHaveLength(1);
    world.pass(48 * hour);
    await drain(world.deps);
    expect(world.delivered).toHaveLength(1);
  });

  test('two hundred at once, at two a second, each once and in order', async () => {
    const people = Array.from({ length: 200 }, (_, n) => `person-${String(n).padStart(3, '0')}@example.com`);
    await Promise.all(people.map((to) => queuePlain(world, to)));
    const began = world.now();
    for (let runs = 0; runs < 5 && world.delivered.length < people.length; runs += 1) {
      await Promise.all([drain(world.deps), drain(world.deps)]);
    }
    expect(received()).toEqual(people);
    expect(world.requests).toHaveLength(200);
    const seconds = ((world.requests.at(-1)?.at ?? 0) - began) / second;
    expect(199 / seconds).toBeLessThanOrEqual(drainRules.ratePerSecond);
    expect(199 / seconds).toBeGreaterThan(1.8);
  }, 90_000);
});

test('after a minute without a provider all two hundred that waited are there within four minutes, each once', async () => {
  const people = Array.from({ length: 200 }, (_, n) => `outage-${String(n).padStart(3, '0')}@example.com`);
  await Promise.all(people.map((to) => queuePlain(world, to)));
  const back = world.now() + 60 * second;
  world.faults.set({ mode: '500' });
  world.whenSleeping = async (now) => {
    if (now >= back) world.faults.set({ mode: 'ok' });
  };
  await drainUntilSettled();
  expect(received()).toEqual(people);
  const recovery = ((world.requests.at(-1)?.at ?? 0) - back) / second;
  expect(recovery).toBeLessThan(240);
  const states = (await world.db.collection('outbox').get()).docs.map((doc) => doc.get('status'));
  expect(new Set(states)).toEqual(new Set(['sent']));
}, 90_000);

describe('the store', () => {
  test('is down while a mail is rendered: tried again, sent once', async () => {
    const id = await queueQuote();
    let isDown = true;
    const flaky: MailDeps = {
      ...world.deps,
      storage: async () => {
        if (isDown) throw new Error('Storage does not answer');
        return world.deps.storage();
      },
    };
    world.whenSleeping = async () => {
      expect(await entry(world, id)).toMatchObject({ status: 'queued', attempts: 1, sentAt: null });
      isDown = false;
    };
    await drainUntilSettled(flaky);
    expect(world.delivered).toHaveLength(1);
    expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test('is down when the bytes of a sent mail are to be deleted: it is sent all the same', async () => {
    const id = await queueQuote();
    const { send } = world.deps.provider;
    let isDown = false;
    const flaky: MailDeps = {
      ...world.deps,
      storage: async () => {
        if (isDown) throw new Error('Storage does not answer');
        return world.deps.storage();
      },
      provider: {
        send: async (message, key) => {
          isDown = true;
          return send(message, key);
        },
      },
    };
    expect(await drain(flaky)).toEqual({ sent: 1 });
    expect(await entry(world, id)).toMatchObject({ status: 'sent' });
  });

  test('has lost the bytes after a try that may have got through: the same words go under the same key', async () => {
    world.faults.set({ mode: 'timeout', count: 1 });
    const id = await queueQuote();
    world.whenSleeping = async () => {
      if (world.requests.length === 1) await dropMessage(world.deps, id);
    };
    await drainUntilSettled();
    expect(world.requests.length).toBeGreaterThan(1);
    expect(world.delivered).toHaveLength(1);
    expect(['sent', 'uncertain']).toContain((await entry(world, id)).status);
  });

  test('has lost the words of a mail that was written by hand: failed and seen, not empty', async () => {
    const id = await queuePlain(world, 'lost@example.com');
    await dropMessage(world.deps, id);
    await drainUntilSettled();
    expect(world.requests).toHaveLength(0);
    expect(await entry(world, id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('no longer there'),
    });
  });

  test('refuses the write-back: sent again under its key after the lease, one mail', async () => {
    const id = await queueQuote();
    let isFirst = true;
    const contended: MailDeps = {
      ...world.deps,
      db: new Proxy(world.db, {
        get(target, name) {
          if (name === 'runTransaction' && isFirst) {
            return async () => {
              isFirst = false;
              throw Object.assign(new Error('Too much contention'), { code: 10 });
            };
          }
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }) as Firestore,
    };
    await drain(contended);
    expect(await entry(world, id)).toMatchObject({ status: 'sending', sentAt: null });
    expect(await delivery()).toBe('queued');
    await drainUntilSettled();
    expect(world.requests).toHaveLength(2);
    expect(world.delivered).toHaveLength(1);
    expect(await entry(world, id)).toMatchObject({ status: 'sent', providerId: world.delivered[0]?.id });
  });

  test('changes the entry while its result is written: the later word counts, and only forward', async () => {
    const id = await queueQuote();
    const { send } = world.deps.provider;
    await drain({
      ...world.deps,
      provider: {
        send: async (message, key) => {
          const result = await send(message, key);
          await world.db.doc(`outbox/${id}`).update({ status: 'delivered', lease: null });
          return result;
        },
      },
    });
    expect((await entry(world, id)).status).toBe('delivered');
  });
});

describe('the clock', () => {
  test('jumps forward while a mail is out: sent once, its result counts', async () => {
    const id = await queueQuote();
    const { send } = world.deps.provider;
    await drain({
      ...world.deps,
      provider: {
        send: async (message, key) => {
          const result = await send(message, key);
          world.pass(25 * hour);
          return result;
        },
      },
    });
    await drainUntilSettled();
    expect(world.delivered).toHaveLength(1);
    expect(await entry(world, id)).toMatchObject({ status: 'sent' });
  });

  test('was two hours ahead and is put right: mail goes on, each once', async () => {
    const before = await queuePlain(world, 'before@example.com');
    // A process whose clock is ahead takes the lease and one mail, and dies.
    const ahead: MailDeps = {
      ...world.deps,
      clock: () => new Date(world.now() + 2 * hour),
      provider: { send: () => never() },
    };
    void drain(ahead);
    await eventually('the claim', async () => (await entry(world, before)).status === 'sending');
    const after = await queuePlain(world, 'after@example.com');
    await drain(world.deps);
    expect(await entry(world, after)).toMatchObject({ status: 'sent' });
    world.pass(2 * hour + drainRules.leaseMs + second);
    await drainUntilSettled();
    expect(received()).toEqual(['after@example.com', 'before@example.com']);
    expect(await entry(world, before)).toMatchObject({ status: 'sent' });
  });

  test('is put back in the middle of a run: the run goes on at its pace', async () => {
    for (const name of ['one', 'two', 'three']) await queuePlain(world, `${name}@example.com`);
    const { send } = world.deps.provider;
    let isFirst = true;
    await drain({
      ...world.deps,
      provider: {
        send: async (message, key) => {
          if (isFirst) world.pass(-hour);
          isFirst = false;
          return send(message, key);
        },
      },
    });
    world.pass(hour + second);
    await drainUntilSettled();
    expect(received()).toEqual(['one@example.com', 'three@example.com', 'two@example.com']);
  });

  test('a lease that is only a little longer than ours is somebody else’s', async () => {
    await queuePlain(world, 'waiting@example.com');
    await world.db.doc('locks/mail').set({ holder: 'other', until: new Date(world.now() + 5 * 60 * second) });
    expect(await drain(world.deps)).toEqual({});
    await world.db.doc('locks/mail').set({ holder: 'pause', until: new Date(world.now() + hour) });
    expect(await drain(world.deps)).toEqual({});
    expect(world.requests).toHaveLength(0);
  });
});
