import { expect, it } from 'vitest';
import { copyPrefix, writeLocalCopy } from '../local-copies.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { clearBrowser } from './clear.client.ts';

it('leaves no unsaved work of a person whose session ends, even of a form that is put away later', async () => {
  const storage = memoryStorage();
  const key = `${copyPrefix}quote/anna/Q-1`;
  storage.setItem('theme', 'dark');
  expect(writeLocalCopy(storage, key, '{}')).toBe(true);
  await clearBrowser({ dropFirestore: () => undefined }, storage);
  expect(writeLocalCopy(storage, key, '{}')).toBe(false);
  expect([storage.getItem(key), storage.getItem('theme')]).toEqual([null, 'dark']);
});
