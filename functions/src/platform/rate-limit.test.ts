import { rateLimits } from '@agency/domain/platform/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import type { Deps } from './deps.ts';
import { silentLog } from './log.ts';
import { clearBuckets, consumeLimit, countTogether, takeToken } from './rate-limit.ts';

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
  return depsOver(() => store, isEmulator);
}

/** The same with a document of its own for each limit and caller. */
function depsOver(storeOf: (path: string) => Store, isEmulator = false): Deps {
  const refTo = (store: Store) => ({
    get: async () => {
      if (store.fails) throw new Error('unavailable');
      return { get: () => store.count };
    },
    set: async () => {
      store.count += 1;
    },
  });
  const unused = () => {
    throw new Error('not used here');
  };
  const config = readConfig({
    SITE_ORIGIN: 'https://downland.example',
    GCLOUD_PROJECT: 'demo-agency',
    LINK_SIGNING_KEY: 'k'.repeat(40),
    ...(isEmulator ? { FUNCTIONS_EMULATOR: 'true' } : {}),
  });
  // A whole Firestore can't be made by hand; a limit only ever asks it for documents.
  const db = { doc: (path: string) => refTo(storeOf(path)) } as unknown as Deps['db'];
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
  });

  it('spares the store a caller who hammers one process', async () => {
    const store = { count: 0, fails: false };
    const deps = depsWith(store);
    for (let count = 0; count < most + 5; count += 1)
      await countTogether(deps, [{ name: 'forms', who: 'a' }]);
    expect(store.count).toBe(most);
  });

  it('lets the store alone decide in the emulator run, where limits can be reset', async () => {
    const store = { count: 0, fails: false };
    const deps = depsWith(store, true);
    for (let count = 0; count < most; count += 1) await consumeLimit(deps, 'forms', 'a');
    const again = () => consumeLimit(deps, 'forms', 'a');
    await expect(again()).rejects.toMatchObject({ code: 'resource-exhausted' });
    store.count = 0;
    await again();
  });
});

/** A store that remembers each document by itself. */
function separateStores(): { readonly deps: Deps; readonly counts: Map<string, Store> } {
  const counts = new Map<string, Store>();
  const storeOf = (path: string) => {
    const store = counts.get(path) ?? { count: 0, fails: false };
    counts.set(path, store);
    return store;
  };
  return { deps: depsOver(storeOf), counts };
}

const total = (counts: Map<string, Store>) => [...counts.values()].reduce((sum, { count }) => sum + count, 0);

describe('limits counted together', () => {
  it.each([false, true])(
    'count against nobody once one is reached (asked of another process: %s)',
    async (isElsewhere) => {
      const { deps, counts } = separateStores();
      const ask = (who: string) =>
        countTogether(deps, [
          { name: 'accountMailsPerCaller', who: 'mallory' },
          { name: 'accountMailsPerRecipient', who },
        ]);
      const { most: own } = rateLimits.accountMailsPerCaller;
      for (let count = 0; count < own; count += 1) expect(await ask(`victim-${count}`)).toBeNull();
      // Another process knows only what is stored.
      if (isElsewhere) clearBuckets();
      const before = total(counts);
      const { most } = rateLimits.accountMailsPerRecipient;
      for (let count = 0; count < most; count += 1) expect(await ask('other')).toBe('accountMailsPerCaller');
      expect(total(counts)).toBe(before);
      for (let count = 0; count < most; count += 1) {
        expect(await countTogether(deps, [{ name: 'accountMailsPerRecipient', who: 'other' }])).toBeNull();
      }
    },
  );
});

describe('a machine that speaks for others', () => {
  const from = (index: number, through: string | null) => ({ network: `198.51.${index}.1`, through });

  it('gets twenty callers’ worth, whatever it claims, and leaves those it claims to be their own', async () => {
    const { deps, counts } = separateStores();
    const allowed = most * 20;
    for (let index = 0; index < allowed; index += 1)
      await consumeLimit(deps, 'forms', from(index, '34.64.0.9'));
    const before = total(counts);
    await expect(consumeLimit(deps, 'forms', from(allowed, '34.64.0.9'))).rejects.toMatchObject({
      code: 'resource-exhausted',
    });
    expect(total(counts)).toBe(before);
    await consumeLimit(deps, 'forms', from(allowed, null));
    await consumeLimit(deps, 'forms', from(allowed, '104.198.56.253'));
  });

  it('is not held to account for one visitor who goes on over their limit', async () => {
    const { deps, counts } = separateStores();
    const visitor = from(1, '104.198.56.253');
    for (let count = 0; count < most; count += 1) await consumeLimit(deps, 'forms', visitor);
    const before = total(counts);
    for (let count = 0; count < most; count += 1)
      await expect(consumeLimit(deps, 'forms', visitor)).rejects.toThrow();
    expect(total(counts)).toBe(before);
  });
});
