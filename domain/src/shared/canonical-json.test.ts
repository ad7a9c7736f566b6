import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

const value = fc.jsonValue({ maxDepth: 4 });

function shuffled(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(shuffled);
  if (input === null || typeof input !== 'object') return input;
  return Object.fromEntries(
    Object.entries(input)
      .toReversed()
      .map(([key, inner]) => [key, shuffled(inner)]),
  );
}

test('equal content has equal text, whatever order it was stored in', () => {
  fc.assert(fc.property(value, (any) => canonicalJson(shuffled(any)) === canonicalJson(any)));
});

test('it is JSON of the same content', () => {
  fc.assert(
    fc.property(value, (any) => {
      expect(JSON.parse(canonicalJson(any))).toEqual(JSON.parse(JSON.stringify(any)));
    }),
  );
});

test('other content has another text', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      const isSame = canonicalJson(a) === canonicalJson(b);
      try {
        expect(JSON.parse(JSON.stringify(a))).toEqual(JSON.parse(JSON.stringify(b)));
      } catch {
        return !isSame;
      }
      return isSame;
    }),
  );
});

test('times are ISO texts, what is undefined is left out, lists keep their order', () => {
  const at = new Date('2026-11-27T09:00:00Z');
  expect(canonicalJson({ b: at, a: [3, 1, { d: undefined, c: null }] })).toBe(
    '{"a":[3,1,{"c":null}],"b":"2026-11-27T09:00:00.000Z"}',
  );
});
