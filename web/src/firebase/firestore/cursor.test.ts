import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

describe('cursor', () => {
  it.each([
    { values: [new Timestamp(1_795_000_000, 123_456_789)], id: 'Q-7K3M9P' },
    { values: ['Zoë & Söhne', 3, null, true], id: 'a.b_c-d' },
    { values: [], id: 'x' },
  ])('reads back as it was written', (cursor) => {
    const text = writeCursor(cursor);
    expect(text).toMatch(/^[\w-]+$/);
    expect(readCursor(text, cursor.values.length)).toEqual(cursor);
  });

  it('keeps nanoseconds', () => {
    const back = readCursor(writeCursor({ values: [new Timestamp(1, 999_999_999)], id: 'a' }), 1);
    expect(back?.values).toEqual([new Timestamp(1, 999_999_999)]);
  });

  it('is refused for an order of another length', () => {
    expect(readCursor(writeCursor({ values: ['a'], id: 'b' }), 2)).toBeNull();
  });

  it.each([
    null,
    '',
    'x',
    '!!!',
    btoa('{}'),
    btoa('[1,2]'),
    btoa('[{"s":"1","n":2},"id"]'),
    btoa('["a","b/c"]'),
  ])('refuses %j', (text) => {
    expect(readCursor(text, 1)).toBeNull();
  });
});
