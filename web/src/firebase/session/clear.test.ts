import type { Firestore } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';

const calls = vi.hoisted((): string[] => []);
vi.mock('firebase/firestore', () => ({
  terminate: async ({ type }: Firestore) => void calls.push(`terminate ${type}`),
  clearIndexedDbPersistence: async ({ type }: Firestore) => void calls.push(`clear ${type}`),
}));

/** Each test is a page of its own: the end of a session is the end of its page. */
async function openPage() {
  vi.resetModules();
  const { clearBrowser, clearLeftBehind } = await import('./clear.client.ts');
  const { copyPrefix, writeLocalCopy } = await import('./local-copies.ts');
  return { clearBrowser, clearLeftBehind, writeLocalCopy, key: `${copyPrefix}quote/anna/Q-1` };
}

beforeEach(() => {
  calls.length = 0;
});

/** A database used before (`used`), or one that only a new instance can name. */
function databases(used: boolean) {
  // Clearing only passes the Firestore instance on.
  const make = (type: string) => ({ type }) as unknown as Firestore;
  let current = used ? make('used') : undefined;
  return {
    firestore: () => {
      current ??= make('new');
      return current;
    },
    dropFirestore: () => {
      const dropped = current;
      current = undefined;
      return dropped;
    },
    current: () => current,
  };
}

it('removes what an earlier person opened last', async () => {
  const { clearLeftBehind } = await openPage();
  const storage = memoryStorage();
  storage.setItem('recent/anna', '[]');
  await clearLeftBehind(databases(false), storage, { copies: true });
  expect(storage.getItem('recent/anna')).toBeNull();
});

it('removes an earlier person’s unsaved work; this page may store copies', async () => {
  const { clearLeftBehind, writeLocalCopy, key } = await openPage();
  const storage = memoryStorage();
  storage.setItem(key, '{}');
  await clearLeftBehind(databases(false), storage, { copies: false });
  expect(storage.getItem(key)).toBe('{}');
  await clearLeftBehind(databases(false), storage, { copies: true });
  expect(storage.getItem(key)).toBeNull();
  expect(writeLocalCopy(storage, key, '{}')).toBe(true);
});

it.each([
  [true, ['terminate used', 'clear used']],
  [false, ['terminate new', 'clear new']],
])('clears what is on the device, whether the database was asked before or not (%s)', async (used, done) => {
  const { clearBrowser } = await openPage();
  const firebase = databases(used);
  const storage = memoryStorage();
  storage.setItem('firestore_targets_x', '{}');
  await clearBrowser(firebase, storage, { stored: true });
  expect(calls).toEqual(done);
  expect(firebase.current()).toBeUndefined();
  expect(storage.getItem('firestore_targets_x')).toBeNull();
});

it.each([
  [true, ['terminate used']],
  [false, []],
])('only stops listening where the device holds another person’s data (%s)', async (used, done) => {
  const { clearBrowser } = await openPage();
  await clearBrowser(databases(used), memoryStorage(), { stored: false });
  expect(calls).toEqual(done);
});

it('leaves no unsaved work when a session ends, even from a form that unmounts later', async () => {
  const { clearBrowser, writeLocalCopy, key } = await openPage();
  const storage = memoryStorage();
  storage.setItem('theme', 'dark');
  expect(writeLocalCopy(storage, key, '{}')).toBe(true);
  await clearBrowser(databases(true), storage, { stored: true });
  expect(writeLocalCopy(storage, key, '{}')).toBe(false);
  expect([storage.getItem(key), storage.getItem('theme')]).toEqual([null, 'dark']);
});
