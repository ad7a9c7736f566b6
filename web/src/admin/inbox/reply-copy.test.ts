import { expect, it } from 'vitest';
import { dropReply, readReply, storeReply } from './reply-copy.ts';

function memory(): Storage {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
}
const place = { uid: 'ada', kind: 'contact', id: 'C-7K3M9P' };
const copy = { replyId: 'one', message: 'Yes.', seen: null };

it('stores a reply for its writer and its enquiry alone, until it is sent or emptied', () => {
  const storage = memory();
  storeReply(storage, place, copy);
  expect(readReply(storage, place)).toEqual(copy);
  expect(readReply(storage, { ...place, uid: 'ben' })).toBeNull();
  expect(readReply(storage, { ...place, id: 'C-222222' })).toBeNull();
  expect([storage.key(0)?.startsWith('unsaved/')]).toEqual([true]);
  storeReply(storage, place, { ...copy, message: '' });
  expect(readReply(storage, place)).toBeNull();
  storeReply(storage, place, copy);
  dropReply(storage, place);
  expect(storage.length).toBe(0);
});

it('reads nothing from what it can’t understand', () => {
  const storage = memory();
  storeReply(storage, place, copy);
  storage.setItem(storage.key(0) ?? '', '{"message": 1}');
  expect(readReply(storage, place)).toBeNull();
});
