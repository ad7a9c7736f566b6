import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSureToken,
  makeSearchTokens,
  matchesSearch,
  searchToken,
  searchTokenChoices,
  textSearch,
} from './search-tokens.ts';

describe('a text', () => {
  test.each([
    ['Zoë Müller-Łukasz', 'zoe muller lukasz mullerlukasz', 'zoemuller'],
    ['Łódź Straße STRASSE', 'lodz strasse straße Łódź', 'lodzstrasse'],
    ['Ærø Œuvre Đorđe Þór Ħamrun Işık', 'aero oeuvre dorde thor hamrun isik', 'ro'],
    ['ΣΟΦΟΣ', 'σοφος σοφοσ', 'οφος'],
    ['  O’Brien & Sons  ', 'obrien brien sons', 'briensons'],
    ["O'Brien O`Brien OʼBrien O´Brien", "obrien o'brien o’brien", "o'o"],
    ["'quoted' dogs' rock'n'roll It's 5'10", "quoted dogs rocknroll its it's 5 10", '510'],
    ['e‑commerce a - b 2020/21', 'ecommerce commerce a b 2020 21', 'ab'],
    ['(01403) 555\u00A0123, 5', '01403555123 0140355 555 123', '1235'],
    ['so\u00ADft می\u200Cخواهم', 'soft میخواهم', 'ft'],
    ['日本 東京', '日本 東京', '本'],
    ['…', '', 'a'],
  ])('%j is found by each of %j, not by %j', (text, found, other) => {
    for (const typed of found.split(' ')) expect(textSearch(typed)(text), typed).toBe(true);
    expect(textSearch(other)(text)).toBe(false);
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

  test('finds what was stored by every beginning of every word', () => {
    const word = fc.stringMatching(/^[a-zé]{1,25}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 15 }), fc.nat(24), (words, cut) => {
        const tokens = makeSearchTokens(words);
        for (const each of words) {
          const typed = each.slice(0, cut + 1);
          expect(tokens).toContain(searchToken(typed));
          expect(matchesSearch(tokens, typed)).toBe(true);
        }
      }),
    );
  });

  test.each([
    ["Niamh O'Brien", ["o'brien", 'o’brien', 'obrien', 'OBri', 'brien', 'niamh o’b']],
    ['Łukasz Łódzki, Hauptstraße 5', ['lukasz', 'łukasz', 'lodz', 'hauptstrasse', 'hauptstraße', '5']],
    ['What’s a d’Artagnan?', ['whats', 'what', "what's", 'dartagnan', 'artagnan']],
    ['Anne-Marie Dont', ['annemarie', 'anne-marie', 'Anne Marie', 'marie', "don't", 'annem']],
    ['An e-commerce shop', ['ecommerce', 'e-commerce', 'commerce', 'e‑com']],
    ['An ecommerce shop', ['ecommerce', 'e-commerce']],
    ['Call 01403 555 123', ['01403555123', '01403 555123', '(01403) 555-123', '555 123', '014035']],
    ['Al Fayed', ['Al-Fayed', 'al fayed', 'al-fay']],
    ['AlFayed', ['Al-Fayed', 'alfayed']],
    ['Al-Fayed', ['al fayed', 'alfayed', 'Al-Fayed']],
    ['A plan of 5 days', ['5-day', '5 day', '5-days']],
    ['A 5day plan', ['5-day', '5day']],
    ["A table of 5'10, or 5 10", ['5 10', "5'10", '510', '5-10']],
    ['Q-7K3M9P', ['q7k3m9p', 'Q-7K3M9P', '7k3m9p', 'q-7', 'q7k']],
  ])('finds %s however it is typed', (text, typed) => {
    const tokens = makeSearchTokens([text]);
    for (const each of typed) {
      expect(tokens, each).toContain(searchToken(each));
      expect(matchesSearch(tokens, each), each).toBe(true);
      expect(textSearch(each)(text), each).toBe(true);
    }
  });

  test('finds what is stored by what was typed, however either joins the parts', () => {
    const part = fc.stringMatching(/^[a-z]{1,6}$/);
    const joint = fc.constantFrom(' ', '-', '');
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), joint, joint, (parts, stored, asked) => {
        const tokens = makeSearchTokens([parts.join(stored)]);
        const typed = parts.join(asked);
        if (matchesSearch(tokens, typed)) expect(tokens).toContain(searchToken(typed));
      }),
    );
  });

  test.each(['(', '%', '😀', '- -', '…', '"'])(
    'finds nothing by %s alone, however much there is',
    (typed) => {
      expect(searchToken(typed)).toBeNull();
      expect(matchesSearch(makeSearchTokens(["Q-1 (100%) 😀 O'Brien"]), typed)).toBe(false);
      expect(textSearch(typed)("Q-1 (100%) 😀 O'Brien")).toBe(false);
      expect(textSearch(`${typed} brien`)("Q-1 (100%) 😀 O'Brien")).toBe(true);
    },
  );

  test.each(['', '  ', '\u200B'])('finds every text while nothing is typed: %j', (typed) => {
    expect(textSearch(typed)('anything')).toBe(true);
  });

  test('keeps the whole words of many before parts of any', () => {
    const many = Array.from({ length: 14 }, (_each, index) => `word${index}`);
    const tokens = makeSearchTokens(["O'Brien", many.join(' ')]);
    expect(tokens).toContain('word13');
    expect(tokens).not.toContain('brien');
  });

  test('finds a quote by number, name, company, email or title', () => {
    const tokens = makeSearchTokens([
      'Q-7K3M9P',
      'Order-ahead website for the bakery',
      'Rosa Linden',
      'Meadowbank Bakehouse Ltd',
      'client@example.com',
    ]);
    for (const typed of ['Q-7', 'q-7k3m', 'meadow', 'MEADOWBANK bake', 'rosa l', 'websi', 'client@ex']) {
      expect(matchesSearch(tokens, typed), typed).toBe(true);
      expect(tokens, typed).toContain(searchToken(typed));
    }
    for (const typed of ['meadows', 'rosa b2', 'lindenx'])
      expect(matchesSearch(tokens, typed), typed).toBe(false);
  });
});

test('searchToken takes the first letters of the longest word, of the last of several, and none from nothing', () => {
  expect(searchToken('the Brewery')).toBe('bre');
  expect(searchToken('Q-7')).toBe('7');
  expect(searchToken('Q-7K3M9P')).toBe('7k3');
  expect(searchToken('e-commerce')).toBe('e');
  expect(searchToken('e-commerce shop')).toBe('sho');
  expect(searchToken('Anne-Marie Fox')).toBe('ann');
  expect(searchToken('01403 555123')).toBe('014');
  expect(searchToken('(%😀')).toBeNull();
  expect(searchToken('anna.b@example.com')).toBe('ann');
  expect(searchToken('@example.com')).toBe('exa');
  expect(searchToken(' - ')).toBeNull();
});

test.each([
  ['marlow sam', ['marlow', 'sam', 'mar']],
  ['mea', ['mea']],
  ['a new website for sam', ['website', 'new', 'web']],
  ['nadia.hale@meadow.example', ['nadia', 'hale', 'nad']],
  ['Q-7', ['7']],
  ['Q-7K3M9P', ['q7k3m9p', '7k3']],
  ['%', []],
])('a search that may read little asks for %j by %j', (typed, choices) => {
  expect(searchTokenChoices(typed)).toEqual(choices);
});

test('the last choice is sure: whatever matches has it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, typed) => {
      const tokens = makeSearchTokens([text]);
      if (!matchesSearch(tokens, typed)) return;
      const sure = searchTokenChoices(typed).filter(isSureToken);
      expect(tokens).toEqual(expect.arrayContaining(sure));
    }),
  );
});
