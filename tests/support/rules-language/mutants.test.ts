import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

/** What becomes of a helper's result. */
function turned(result: string): string[] {
  const source = `service s { match /b/{c} { function f() { return ${result}; } } }`;
  const start = source.indexOf(result);
  const rest = source.length - start - result.length;
  return mutantsOf(source).map((mutant) => mutant.source.slice(start, mutant.source.length - rest));
}

describe('what is turned round', () => {
  test.each([
    ['a && b', ['true', '!(a && b)', 'true && b', 'a && true', 'false']],
    ['a || b', ['true', '!(a || b)', 'false || b', 'a || false']],
    ['a <= b', ['true', '!(a <= b)', 'a < b', 'a > b']],
    ['a == b', ['true', '!(a == b)', 'a != b']],
    ['a is int', ['true', '!(a is int)']],
    ['!a', ['true', '!(!a)', 'a']],
    ['f(200)', ['true', '!(f(200))', 'f(201)', 'f(199)']],
    ['f(0)', ['true', '!(f(0))', 'f(1)']],
    ["f(['a', 'b'])", ['true', "!(f(['a', 'b']))", "f(['b'])", "f(['a'])"]],
    ['get(/a/(b)/$(c.d)).e', ['true', '!(get(/a/(b)/$(c.d)).e)']],
    ['a ? b : c', ['true', '!(a ? b : c)', 'true ? b : c', 'false ? b : c']],
  ])('%s', (result, expected) => {
    expect(turned(result)).toEqual(expected);
  });

  test('an allowance becomes everybody’s and nobody’s', () => {
    const source = (condition: string) =>
      `service s { match /b/{c} { match /d/{e} { allow get: if ${condition}; } } }`;
    const all = mutantsOf(source('f()')).map((mutant) => mutant.source);
    expect(all).toEqual([source('true'), source('false')]);
    expect(mutantsOf(source('false')).map((mutant) => mutant.source)).toEqual([source('true')]);
  });

  test.each(['firestore.rules', 'storage.rules'])(
    '%s: every mutant has a name of its own and differs',
    (file) => {
      const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
      const mutants = mutantsOf(source);
      expect(mutants.length).toBeGreaterThan(70);
      expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
      expect(new Set(mutants.map((mutant) => mutant.source)).size).toBe(mutants.length);
      for (const mutant of mutants) expect(mutant.source).not.toBe(source);
    },
  );
});
