import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { files, sources, text, within } from './sources.ts';

/** Retired in names and documents: several meanings each, or nobody in the field says them. Comments may use them. */
const retired = /^(deeds?|doors?|forget(s|ting)?|forgotten|papers?|readers?|settl(es?|ed|ing)|stray(s|ed)?)$/;
/** Retired in names alone: a verb of plain English, but what has been kept is a token, a draft, a cached page. */
const retiredInNames = /^kept$/;
/** Retired in comments, too. */
const retiredEverywhere = /^(askers?|boss(es)?|heal(s|ed|ing)?|storeys?|trails?|unaddress(es|ed)?|unnames?)$/;

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
      'docs/decisions/012-pdf-documents.md',
      'docs/deploy.md',
    ],
  ],
  // A class next door, and the door of a restaurant.
  ['door', ['web/src/site/demos/']],
  // Words on a page, and a key in stored entries of the audit log.
  [
    'kept',
    [
      'web/src/admin/quotes/editor/editor-banners.tsx',
      'web/src/site/offline/page.tsx',
      'web/src/site/quote/quote-form.tsx',
      'functions/src/personal-data/erase.ts',
      'tests/functions/user-erase.test.ts',
    ],
  ],
  // People who use a screen reader.
  ['readers', ['tests/support/access/']],
  // A colour, drawings of paper, and what is printed on.
  [
    'paper',
    [
      'domain/src/site/brand-colours.ts',
      'functions/src/pdf/theme.ts',
      'emulators/src/seed/pictures/',
      'README.md',
    ],
  ],
]);

const own = ['tests/tree/words.test.ts', 'docs/words.md'];
const commentOf = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm;
const stringOf = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** The words of which a name is made: `purgeAll` and `purge-all` are `purge` and `all`. */
const wordsOf = (name: string): string[] =>
  name.split(/[^A-Za-z]+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());

/** The names and the comments of a source; all of a document counts as names, but for plain English. */
function wordsIn(file: string, source: string): { readonly names: string[]; readonly comments: string[] } {
  if (file.endsWith('.md')) {
    return { names: wordsOf(source).filter((word) => !retiredInNames.test(word)), comments: [] };
  }
  const code = source
    .replace(commentOf, '')
    .replace(stringOf, "''")
    .replace(/\/(?:[^/\n\\]|\\.)+\/[gimsuy]*/g, '')
    .replaceAll('Promise.allSettled', '');
  return {
    names: [...wordsOf(code), ...wordsOf(basename(file))],
    comments: (source.match(commentOf) ?? []).flatMap(wordsOf),
  };
}

function retiredIn(file: string, source: string): string[] {
  const { names, comments } = wordsIn(file, source);
  const isRetiredName = (word: string) =>
    [retired, retiredInNames, retiredEverywhere].some((words) => words.test(word));
  const found = [...names.filter(isRetiredName), ...comments.filter((word) => retiredEverywhere.test(word))];
  const isAllowed = (word: string) => allowed.get(word)?.some((place) => file.startsWith(place)) ?? false;
  return [...new Set(found)].filter((word) => !isAllowed(word));
}

const folders = ['domain', 'functions', 'emulators', 'web', 'deploy', 'tests'];
/** What those who work here read; posts and pages of the site are for others. */
const documents = files.filter((file) => /^(?:[A-Z]+\.md|docs\/.*|.*\/README\.md|.*\.rules)$/.test(file));

it('retired words (docs/words.md) do not come back', () => {
  const wrong = [...folders.flatMap(within), ...documents]
    .filter((file) => !own.includes(file))
    .flatMap((file) => retiredIn(file, text.get(file) ?? '').map((word) => `${file}: ${word}`));
  expect(wrong).toEqual([]);
  expect(sources.length).toBeGreaterThan(200);
  expect(documents).toEqual(expect.arrayContaining(['CONTRIBUTING.md', 'docs/deploy.md', 'firestore.rules']));
});

it.each([
  ['some.ts', 'function forgetAll() {}', ['forget']],
  ['some.ts', 'const mailReader = 1;', ['reader']],
  ['some.ts', 'const kept = settled; // what was kept', ['kept', 'settled']],
  ['some.ts', '// The trails of a quote.', ['trails']],
  ['some.ts', "const words = 'the trail of the reader'; // a reader", []],
  ['some.ts', 'await Promise.allSettled(work);', []],
  ['some.md', 'What is kept for the reader of `papers`.', ['reader', 'papers']],
  ['some.rules', "function isForgotten() { return 'door'; } // a reader", ['forgotten']],
])('would be found in %s: %s', (file, source, words) => {
  expect(retiredIn(`functions/src/${file}`, source)).toEqual(words);
});

it('the list of words stays short enough to read', () => {
  const rows = (text.get('docs/words.md') ?? '').match(/^\| [a-z]/gm) ?? [];
  expect(rows.length).toBeGreaterThan(20);
  // The head of the table is a row, too.
  expect(rows.length).toBeLessThanOrEqual(41);
});
