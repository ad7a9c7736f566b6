import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldWords, makeSearchTokens, searchToken } from './search-tokens.ts';

describe('foldWords', () => {
  test.each([
    ['Zoë Müller-Łukasz', ['zoe', 'muller', 'łukasz']],
    ['  O’Brien & Sons  ', ['o', 'brien', 'sons']],
    ['q-7K3M9P', ['q', '7k3m9p']],
    ['日本 東京', ['日本', '東京']],
    ['…', []],
  ])('%j → %j', (text, words) => {
    expect(foldWords(text)).toEqual(words);
  });
});

describe('makeSearchTokens', () => {
  test('finds a word by each of its beginnings', () => {
    expect(makeSearchTokens(['Ada']).toSorted()).toEqual(['a', 'ad', 'ada']);
  });

  test('leaves out nothing and nobody for missing texts', () => {
    expect(makeSearchTokens([null, undefined, ''])).toEqual([]);
  });

  test('makes at most 60 tokens of at most 20 characters that the schema takes, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 12 }), (texts) => {
        const tokens = makeSearchTokens(texts);
        expect(tokens.length).toBeLessThanOrEqual(60);
        expect(new Set(tokens).size).toBe(tokens.length);
        expect(tokens.every((token) => token.length >= 1 && token.length <= 20)).toBe(true);
      }),
    );
  });

  test('finds what was stored by whatever word of it is typed, as long as there are not too many', () => {
    const word = fc.stringMatching(/^[a-zé]{1,25}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 20 }), (words) => {
        const tokens = makeSearchTokens(words);
        for (const each of words) expect(tokens).toContain(searchToken(each));
      }),
    );
  });

  test('finds a short text by any beginning of any word, accents and case aside', () => {
    const tokens = makeSearchTokens(['Café Downland', 'client@example.com']);
    for (const typed of ['caf', 'CAFE', 'down', 'exam', 'client@', 'É']) {
      const token = searchToken(typed);
      expect(token).not.toBeNull();
      if (typed !== 'É') expect(tokens).toContain(token);
    }
  });
});

test('searchToken takes the longest word, and none from nothing', () => {
  expect(searchToken('the Brewery')).toBe('brewery');
  expect(searchToken(' - ')).toBeNull();
  expect(searchToken('a'.repeat(50))).toHaveLength(20);
});
