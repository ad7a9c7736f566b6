import { drainRules } from '@agency/domain/mail/status';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailDeps } from '../../functions/src/mail/deps.ts';
import { drain } from '../../functions/src/mail/drain.ts';
import { deleteCachedMessage } from '../../functions/src/mail-queue/message-cache.ts';
import { eventually } from '../support/suite.ts';
import {
  afterSend,
  delivery,
  drainUntilIdle,
  entry,
  hour,
  makeWorld,
  never,
  queuePlain,
  queueQuote,
  received,
  second,
  type World,
} from './mail-world.ts';

// Failures around the store, the clock and the process: nothing is lost, nothing is sent twice, nothing is shown as
// sent that was not. `mail-faults-provider.test.ts` has the provider.

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

describe('the store', () => {
  test('is down while a mail is rendered: retried, sent once', async () => {
    const id = await queueQuote(world);
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
    await drainUntilIdle(world, flaky);
    expect(world.delivered).toHaveLength(1);
    expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test('is down when the bytes of a sent mail are to be deleted: it is sent all the same', async () => {
    const id = await queueQuote(world);
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

  test('has lost the bytes after an attempt that may have got through: the same words go under the same key', async () => {
    world.faults.set({ mode: 'timeout', count: 1 });
    const id = await queueQuote(world);
    world.whenSleeping = async () => {
      if (world.requests.length === 1) await deleteCachedMessage(world.deps, id);
    };
    await drainUntilIdle(world);
    expect(world.requests.length).toBeGreaterThan(1);
    expect(world.delivered).toHaveLength(1);
    expect(['sent', 'uncertain']).toContain((await entry(world, id)).status);
  });

  test('has lost the words of a mail that was written by hand: it fails visibly, and is not sent empty', async () => {
    const id = await queuePlain(world, 'lost@example.com');
    await deleteCachedMessage(world.deps, id);
    await drainUntilIdle(world);
    expect(world.requests).toHaveLength(0);
    expect(await entry(world, id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('has been deleted'),
    });
  });

  test('refuses the write-back: sent again under its key after the lease, one mail', async () => {
    const id = await queueQuote(world);
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
    expect(await delivery(world)).toBe('queued');
    await drainUntilIdle(world);
    expect(world.requests).toHaveLength(2);
    expect(world.delivered).toHaveLength(1);
    expect(await entry(world, id)).toMatchObject({ status: 'sent', providerId: world.delivered[0]?.id });
  });

  test('changes the entry while its result is written: the later word counts, and only forward', async () => {
    const id = await queueQuote(world);
    const markDelivered = () => world.db.doc(`outbox/${id}`).update({ status: 'delivered', lease: null });
    await drain(afterSend(world, markDelivered));
    expect((await entry(world, id)).status).toBe('delivered');
  });
});

describe('the clock', () => {
  test('jumps forward while a mail is out: sent once, its result counts', async () => {
    const id = await queueQuote(world);
    await drain(afterSend(world, () => world.pass(25 * hour)));
    await drainUntilIdle(world);
    expect(world.delivered).toHaveLength(1);
    expect(await entry(world, id)).toMatchObject({ status: 'sent' });
  });

  test('was two hours ahead and is corrected: mail continues, each once', async () => {
    const before = await queuePlain(world, 'before@example.com');
    // A process whose clock is ahead takes the lease and one mail, and dies.
    let isDead = false;
    const ahead: MailDeps = {
      ...world.deps,
      clock: () => {
        if (isDead) throw new Error('This process is dead, and takes no other mail');
        return new Date(world.now() + 2 * hour);
      },
      provider: {
        send: () => {
          isDead = true;
          return never();
        },
      },
    };
    void drain(ahead);
    await eventually('the death', async () => isDead);
    expect(await entry(world, before)).toMatchObject({ status: 'sending' });
    const after = await queuePlain(world, 'after@example.com');
    await drain(world.deps);
    expect(await entry(world, after)).toMatchObject({ status: 'sent' });
    world.pass(2 * hour + drainRules.leaseMs + second);
    await drainUntilIdle(world);
    expect(received(world)).toEqual(['after@example.com', 'before@example.com']);
    expect(await entry(world, before)).toMatchObject({ status: 'sent' });
  });

  test('is set back in the middle of a run: the run continues at its pace', async () => {
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
    await drainUntilIdle(world);
    expect(received(world)).toEqual(['one@example.com', 'three@example.com', 'two@example.com']);
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
