import { expect, it } from 'vitest';
import { memoryStorage } from '../../../platform/testing/memory-storage.ts';
import type { NamedRecord } from './found.ts';
import { recentsOf } from './recent-records.ts';

const quote = (id: string, label = id): NamedRecord => ({ kind: 'quote', id, label, detail: 'Ann' });

it('lists what was opened last first, each once and under its newest name', () => {
  const recents = recentsOf(memoryStorage(), 'ada');
  for (const each of [quote('one'), quote('two'), quote('one', 'Renamed')]) recents.note(each);
  expect(recents.list()).toEqual([quote('one', 'Renamed'), quote('two')]);
});

it('follows a new name without moving it up, and drops what has been deleted', () => {
  const recents = recentsOf(memoryStorage(), 'ada');
  for (const each of [quote('one'), quote('two')]) recents.note(each);
  recents.rename(quote('one', 'Renamed'));
  recents.rename(quote('never opened'));
  expect(recents.list()).toEqual([quote('two'), quote('one', 'Renamed')]);
  recents.drop(quote('two'));
  expect(recents.list()).toEqual([quote('one', 'Renamed')]);
});

it('stores the last 20, and nothing but their names', () => {
  const storage = memoryStorage();
  const recents = recentsOf(storage, 'ada');
  for (let index = 0; index < 30; index += 1)
    recents.note(Object.assign(quote(`${index}`), { tokens: ['secret'] }));
  expect(recents.list()).toHaveLength(20);
  expect(storage.getItem('recent/ada')).not.toContain('secret');
});

it('is each person’s own, and empty where what is stored can’t be read', () => {
  const storage = memoryStorage();
  recentsOf(storage, 'ada').note(quote('one'));
  expect(recentsOf(storage, 'ben').list()).toEqual([]);
  storage.setItem('recent/ada', '[{"kind":"quote"}]');
  expect(recentsOf(storage, 'ada').list()).toEqual([]);
});
