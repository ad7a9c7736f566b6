import { rateLimits } from '@agency/domain/platform/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import type { Deps } from './deps.ts';
import { silentLog } from './log.ts';
import { clearBuckets, consumeLimit, isWithinLimit, takeToken } from './rate-limit.ts';

beforeEach(clearBuckets);

const { most, windowMs } = rateLimits.forms;

describe('takeToken', () => {
  it('gives as many as the limit at once and refills evenly', () => {
    const taken = Array.from({ length: most + 1 }, () => takeToken('a', 'forms', 0));
    expect(taken.filter(Boolean)).toHaveLength(most);
    expect(taken.at(-1)).toBe(false);
    expect(takeToken('a', 'forms', windowMs / most)).toBe(true);
    expect(takeToken('a', 'forms', windowMs / most)).toBe(false);
  });

  it('keeps callers apart', () => {
    for (let count = 0; count < most; count += 1) takeToken('a', 'forms', 0);
    expect(takeToken('b', 'forms', 0)).toBe(true);
  });
});

interface Store {
  count: number;
  fails: boolean;
}

/** Only what the limit needs of the store: one document, read and written. */
function depsWith(store: Store, isEmulator = false): Deps {
  const ref = {
    get: async () => {
      if (store.fails) throw new Error('unavailable');
      return { get: () => store.count };
    },
    set: async () => {
      store.count += 1;
    },
  };
  const unused = () => {
    throw new Error('not used here');
  };
  const config = readConfig({
    SITE_ORIGIN: 'https://downland.example',
    GCLOUD_PROJECT: 'demo-agency',
    LINK_SIGNING_KEY: 'k'.repeat(40),
    ...(isEmulator ? { FUNCTIONS_EMULATOR: 'true' } : {}),
  });
  // A whole Firestore can't be made by hand; the limit only ever asks it for one document.
  const db = { doc: () => ref } as unknown as Deps['db'];
  return {
    db,
    auth: unused,
    storage: unused,
    clock: () => new Date(0),
    random: unused,
    config,
    log: silentLog,
  };
}

describe('consumeLimit', () => {
  it('refuses beyond the limit and says when to come back', async () => {
    const deps = depsWith({ count: most, fails: false });
    await expect(consumeLimit(deps, 'forms', '203.0.113.7')).rejects.toMatchObject({
      code: 'resource-exhausted',
      retryAfterSeconds: windowMs / 1000,
    });
  });

  it('refuses where the store fails, and does not blame the caller for it', async () => {
    const deps = depsWith({ count: 0, fails: true });
    await expect(consumeLimit(deps, 'forms', '203.0.113.7')).rejects.toThrow('unavailable');
    expect(await isWithinLimit(deps, 'forms', '203.0.113.7')).toBe(false);
  });

  it('spares the store a caller who hammers one process', async () => {
    const store = { count: 0, fails: false };
    const deps = depsWith(store);
    for (let count = 0; count < most + 5; count += 1) await isWithinLimit(deps, 'forms', 'a');
    expect(store.count).toBe(most);
  });

  it('lets the store alone decide in the emulator run, where limits can be reset', async () => {
    const store = { count: 0, fails: false };
    const deps = depsWith(store, true);
    for (let count = 0; count < most; count += 1) await consumeLimit(deps, 'forms', 'a');
    expect(await isWithinLimit(deps, 'forms', 'a')).toBe(false);
    store.count = 0;
    expect(await isWithinLimit(deps, 'forms', 'a')).toBe(true);
  });
});
