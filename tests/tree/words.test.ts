import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { sources, text, within } from './sources.ts';

/** Retired in names: several meanings each, or nobody in the field says them. Comments may use them as plain English. */
const retiredInNames = [
  ...['deed', 'deeds', 'door', 'doors', 'forget', 'forgotten', 'paper', 'papers'],
  ...['reader', 'readers', 'settle', 'settles', 'stray'],
];
/** Retired everywhere. */
const retired = ['asker', 'boss', 'heal', 'storey', 'storeys', 'trail', 'unaddress', 'unname'];

const allowed = new Map([
  // The deployed function and the key of its rate limit; drawings of paper.
  [
    'papers',
    [
      'functions/src/index.ts',
      'domain/src/platform/schema.ts',
      'functions/src/link/pdf-http.ts',
      'tests/functions/pdf-download.test.ts',
      'emulators/src/seed/pictures/',
    ],
  ],
  // Words on a page, a class next door, and the door of a restaurant.
  ['door', ['web/src/admin/login/page.tsx', 'web/src/site/demos/']],
  // People who use a screen reader.
  ['readers', ['tests/support/access/']],
  // A colour, and drawings of paper.
  [
    'paper',
    ['domain/src/site/brand-colours.ts', 'functions/src/pdf/theme.ts', 'emulators/src/seed/pictures/'],
  ],
]);

const own = ['tests/tree/words.test.ts', 'docs/words.md'];
const commentOf = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm;
const stringOf = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** The words of which a name is made: `purgeAll` and `purge-all` are `purge` and `all`. */
const wordsOf = (name: string): string[] =>
  name.split(/[^A-Za-z]+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());

function retiredIn(file: string, source: string): string[] {
  const code = source
    .replace(commentOf, '')
    .replace(stringOf, "''")
    .replace(/\/(?:[^/\n\\]|\\.)+\/[gimsuy]*/g, '');
  const names = new Set([...wordsOf(code), ...wordsOf(basename(file))]);
  const comments = new Set((source.match(commentOf) ?? []).flatMap(wordsOf));
  const found = [
    ...[...retiredInNames, ...retired].filter((word) => names.has(word)),
    ...retired.filter((word) => comments.has(word)),
  ];
  const isAllowed = (word: string) => allowed.get(word)?.some((place) => file.startsWith(place)) ?? false;
  return [...new Set(found)].filter((word) => !isAllowed(word));
}

it('retired words (docs/words.md) do not come back', () => {
  const wrong = ['domain', 'functions', 'emulators', 'web', 'deploy', 'tests']
    .flatMap(within)
    .filter((file) => !own.includes(file))
    .flatMap((file) => retiredIn(file, text.get(file) ?? '').map((word) => `${file}: ${word}`));
  expect(wrong).toEqual([]);
  expect(sources.length).toBeGreaterThan(200);
});

it.each([
  ['function forgetAll() {}', ['forget']],
  ['const mailReader = 1;', ['reader']],
  ['// The trail of a quote.', ['trail']],
  ["const words = 'the trail of the reader'; // a reader", []],
  ['await Promise.allSettled(work);', []],
])('would be found in %s', (source, words) => {
  expect(retiredIn('functions/src/some.ts', source)).toEqual(words);
});

it('the list of words stays short enough to read', () => {
  const rows = (text.get('docs/words.md') ?? '').match(/^\| [a-z]/gm) ?? [];
  expect(rows.length).toBeGreaterThan(20);
  // The head of the table is a row, too.
  expect(rows.length).toBeLessThanOrEqual(41);
});
