import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReference, makeReference, referencePrefixes } from './ids.ts';

// The names of the constant are exactly the kinds.
const kinds = Object.keys(referencePrefixes) as (keyof typeof referencePrefixes)[];
const anyKind = fc.constantFrom(...kinds);

test('what is made is a reference of its kind, and of no other', () => {
  fc.assert(
    fc.property(anyKind, fc.infiniteStream(fc.nat(255)), (kind, stream) => {
      const bytes = (count: number) => Uint8Array.from([...stream.take(count)]);
      const reference = makeReference(kind, bytes);
      expect(kinds.filter((each) => isReference(each, reference))).toEqual([kind]);
    }),
  );
});

test('letters come without bias: bytes beyond a whole multiple of the alphabet are thrown away', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    let asked = 0;
    const bytes = () => {
      asked += 1;
      return new Uint8Array(6).fill(asked === 1 ? byte : 0);
    };
    const letter = makeReference('quote', bytes).charAt(2);
    if (asked === 1) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(counts.size).toBe(30);
  expect(new Set(counts.values())).toEqual(new Set([8]));
});

test.each([
  'Q-22222',
  'Q-2222222',
  'q-222222',
  'P-222222',
  'Q-22222O',
  'Q-22222I',
  'Q-222 22',
  ' Q-222222',
  'Q-222222\n',
  'Q/222222',
  '',
])('%j is no quote reference', (text) => {
  expect(isReference('quote', text)).toBe(false);
});
