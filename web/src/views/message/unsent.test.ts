import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import type { ThreadPlace } from './unsent.ts';

const place: ThreadPlace = { uid: 'anna', kind: 'projects', threadId: 'P-7K3M9P' };
const other: ThreadPlace = { ...place, kind: 'quotes' };

/** The end of a session is the end of its page: each test is a page of its own. */
beforeEach(() => vi.resetModules());
const openPage = async () => ({
  ...(await import('./unsent.ts')),
  ...(await import('../../firebase/session/local-copies.ts')),
});

it('stores what is typed, in its thread alone, until it is sent', async () => {
  const { readTyped, storeTyped, dropTyped } = await openPage();
  const storage = memoryStorage();
  storeTyped(storage, place, 'Half a ');
  storeTyped(storage, place, 'Half a sentence');
  expect(readTyped(storage, place)).toBe('Half a sentence');
  expect(readTyped(storage, other)).toBe('');
  dropTyped(storage, place, 'What another tab sent');
  expect(readTyped(storage, place)).toBe('Half a sentence');
  dropTyped(storage, place, 'Half a sentence');
  expect(storage).toHaveLength(0);
});

it('stores what is unsent in the order it was sent, each once', async () => {
  const { addUnsent, dropUnsent, readUnsent } = await openPage();
  const storage = memoryStorage();
  addUnsent(storage, place, { id: 'a', body: 'First' });
  addUnsent(storage, place, { id: 'b', body: 'Second' });
  addUnsent(storage, place, { id: 'b', body: 'Second' });
  expect(readUnsent(storage, place)).toEqual([
    { id: 'a', body: 'First' },
    { id: 'b', body: 'Second' },
  ]);
  dropUnsent(storage, place, 'a');
  expect(readUnsent(storage, place)).toEqual([{ id: 'b', body: 'Second' }]);
  dropUnsent(storage, place, 'b');
  expect(storage).toHaveLength(0);
});

it('reads past what another build stored', async () => {
  const { readUnsent, addUnsent } = await openPage();
  const storage = memoryStorage();
  addUnsent(storage, place, { id: 'a', body: 'First' });
  const key = storage.key(0) ?? '';
  for (const text of ['{', '{}', '[{"id":7}]', '[{"id":"a/b","body":""}]']) {
    storage.setItem(key, text);
    expect(readUnsent(storage, place)).toEqual([]);
  }
});

it('leaves nothing behind at the end of the session', async () => {
  const { addUnsent, storeTyped, dropAllCopies } = await openPage();
  const storage = memoryStorage();
  storeTyped(storage, place, 'Secret');
  addUnsent(storage, other, { id: 'a', body: 'Secret' });
  dropAllCopies(storage);
  storeTyped(storage, place, 'Late');
  expect(storage).toHaveLength(0);
});
