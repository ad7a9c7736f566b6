import { expect, it } from 'vitest';
import { linesOf, type Piece, piecesIn } from './prose.ts';
import { files, isTest, text, within } from './sources.ts';

/** The house voice (docs/voice.md), as far as a pattern can hold it. */
const retired: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['mend: fix, correct, repair', /\bmend(?:s|ed|ing)?\b/i],
  ['telephone: phone, call', /\btelephones?\b/i],
  ['dear: expensive, costs more', /\bdear(?:er|est)?\b/],
  ['mail: email', /(?<!Royal )\bmail(?:s|ed)?\b(?! (?:server|order))/i],
  ['Ask for a quote: Request a quote', /\bask(?:s|ed|ing)? (?:us )?for a quote\b/i],
  ['whoever: anyone who', /\bwhoever\b/i],
  ['somebody: someone', /\b(?:some|any|every|no)body\b/i],
  ['there is no such: we can’t find', /\bthere is no such\b/i],
  ['not known whether: we don’t know whether', /\bnot known whether\b/i],
  ['was not … yet: hasn’t been … yet', /\bw(?:as|ere) not \w+ yet\b/i],
  ['called off: cancelled', /\bcalled off\b/i],
  ['may have gone: may have been sent', /\bmay have gone\b/i],
  ['a question turned round', /\bfor (?:how long|whom) (?:does|do|is|are)\b/i],
  ['Here one can: you can', /(?<!\bno )\bone can\b/i],
  ['Not in it: Not included', /^not in it\b/i],
  [
    'a translated turn',
    /\b(?:type more of it|for this wish|some of what was sent|is too long ago|by itself with)\b/i,
  ],
];
const punctuation: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a straight quote', /"|(?<=\p{L})'(?=\p{L})|(?<![\p{L}\d])'(?=[\p{L}{])|(?<=[\p{L}.}])'(?!\p{L})/u],
  ['15 %: 15%', /\d %/],
  ['...: …', /\.\.\./],
  ['a hyphen for a dash', / - (?!-)/],
];

const never: readonly (readonly [file: string, why: string])[] = [
  ['emulators/src/mailbox/provider.ts', 'the words of Resend itself, which its library and our code compare'],
  ['emulators/src/commands/tools-output.ts', 'what other tools print'],
  ['emulators/src/suite/firebase-tools.ts', 'what other tools print'],
  ['emulators/src/mailbox/script.ts', 'a script, in a string'],
  ['emulators/src/seed/pictures/', 'drawings'],
  ['web/src/firebase/storage/storage-errors.ts', 'the words of the Firebase SDK, which it stands in for'],
  ['web/src/app/server/boot.server.ts', 'a script, in strings'],
  ['web/src/app/server/document.server.ts', 'tags, in strings'],
  ['functions/src/mail-render/parts/theme.ts', 'styles'],
  ['web/src/ui/README.md', 'for those who work here'],
  ['web/src/firebase/session/reactfire-cache.ts', 'keys of a library'],
  ['functions/src/user/common-passwords.ts', 'passwords'],
];

const isRead = (file: string) =>
  !isTest(file) && !/\/testing\/|arbitrary/.test(file) && !never.some(([place]) => file.startsWith(place));

function faultsIn(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    const patterns = piece.isProse ? [...retired, ...punctuation] : / /.test(piece.text) ? retired : [];
    return patterns
      .filter(([, pattern]) => pattern.test(piece.text))
      .map(([what]) => `${piece.line}: ${what} | ${piece.text.trim().slice(0, 120)}`);
  });
}

const inFile = (file: string, pieces: readonly Piece[]) =>
  faultsIn(pieces).map((fault) => `${file}:${fault}`);

it('every text that people read keeps to the house voice (docs/voice.md)', () => {
  const read = ['domain', 'functions', 'web', 'emulators'].flatMap(within).filter(isRead);
  const wrong = read.flatMap((file) => inFile(file, piecesIn(file, text.get(file) ?? '')));
  expect(wrong).toEqual([]);
  expect(read.length).toBeGreaterThan(600);
});

/** Pages and articles in Markdown; what those who work here read may use straight quotes for code. */
const documents = files.filter((file) => /^(?:web|emulators)\/src\/.*\.md$/.test(file)).filter(isRead);

it('so does every page written in Markdown', () => {
  expect(documents.flatMap((file) => inFile(file, linesOf(text.get(file) ?? '')))).toEqual([]);
});

it.each([
  ["const a = 'This quote was not sent yet.';", 'was not … yet: hasn’t been … yet'],
  ['const a = <p>Mend {count} fields</p>;', 'mend: fix, correct, repair'],
  ['const a = <p>Your <b>mails</b></p>;', 'mail: email'],
  ['const a = <Field hint="It stays 15 % lower" />;', '15 %: 15%'],
  ['const a = "You can\'t do this";', 'a straight quote'],
  ["const a = <p>We take '{name}' too</p>;", 'a straight quote'],
  ["throw new AppError('not-found', 'There is no such quote.');", 'there is no such: we can’t find'],
])('would be found: %s', (source, what) => {
  expect(faultsIn(piecesIn('some.tsx', source))).toEqual([expect.stringContaining(what)]);
});

it.each([
  "import { a } from './mail.ts';",
  "type Kind = 'a mail that is queued';",
  "console.error('A mail could not be sent');",
  "deps.log.error('A mail could not be sent', { uid });",
  "throw new Error('A mail is not known whether');",
  "throw new AppError('internal', 'We couldn’t send it.', { detail: 'a mail, called off' });",
  '<a className="mail called off" href="/mail">Email us</a>;',
  "const a = 'mail';",
  'const style = \'0 0 16px\'; const type = `text/html; charset="utf-8"`;',
])('is nobody’s to read, or right: %s', (source) => {
  expect(faultsIn(piecesIn('some.tsx', source))).toEqual([]);
});
