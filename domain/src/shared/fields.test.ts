import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { basisPoints, civilDate, cleanLine, id, line, pence, quantity, slug, text } from './fields.ts';

const name = line('Name', { max: 20 });
const note = text('Note', { max: 20 });

/** Texts that pastes and attackers send. */
const hostile = [
  'Bcc: all@example.com\r\nSubject: x',
  'a\u2028Bcc: all@example.com',
  'a\u2029b',
  'a\rb',
  'a\nb',
  '\u0000',
  '\u202E',
  '\u200B\u200B',
  '\uD800',
  'ab\uDFFF',
  '',
  '   ',
  '\uFEFF',
];

describe('line', () => {
  test.each(hostile)('refuses %j', (value) => {
    expect(v.is(name, value)).toBe(false);
  });

  test.each(['<script>alert(1)</script>', "Robert'); --", '😀😀😀', 'Zoë', '../../etc', '{{x}}', '$x'])(
    'takes %j as the plain text it is',
    (value) => {
      expect(v.safeParse(line('Name', { max: 40 }), value)).toMatchObject({ success: true, output: value });
    },
  );

  test.each([
    ['\u2068Zoë\u2069\tFox ', 'Zoë Fox'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['Jo\u200B\u00ADan\uFEFF', 'Joan'],
    ['a\u0000\u001B\u007F\u0085b', 'a b'],
    ['👩\u200D💻 ❤\uFE0F می\u200Cخواهم', '👩\u200D💻 ❤\uFE0F می\u200Cخواهم'],
    ['Jo\u00A0Fox', 'Jo\u00A0Fox'],
  ])('takes %j as %j', (value, clean) => {
    expect(v.parse(name, value)).toBe(clean);
  });

  test('takes what earlier builds took, and parsing again changes nothing', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what the first release refused
    const refused = /[\u0000-\u001F\u007F\u2028\u2029\u202A-\u202E\u2066-\u2069]/;
    const earlier = (value: string) =>
      value.isWellFormed() && !refused.test(value) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);
    const pasted = fc.constantFrom('a', ' ', '\u200B', '\u0085', '\u00A0', '\u3164', '\u202A', '😀', '\n');
    const unit = fc.oneof(pasted, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 15 }), (units) => {
        const value = units.join('');
        for (const field of [name, note]) {
          const once = v.safeParse(field, value);
          if (earlier(value.trim())) expect(once.success).toBe(true);
          if (once.success) expect(v.parse(field, once.output)).toBe(once.output);
        }
      }),
    );
  });

  test('counts to its limit and says so', () => {
    expect(v.is(name, 'a'.repeat(20))).toBe(true);
    expect(v.safeParse(name, 'a'.repeat(21))).toMatchObject({
      issues: [{ message: 'Name must have at most 20 characters' }],
    });
    expect(v.safeParse(name, '')).toMatchObject({ issues: [{ message: 'Enter the name' }] });
    expect(v.safeParse(name, undefined)).toMatchObject({ issues: [{ message: 'Name is missing' }] });
  });

  test.each([
    ['Title', 'Enter the title'],
    ['Group', 'Enter the group'],
    ['ICO registration number', 'Enter the ICO registration number'],
    ['Your name', 'Enter your name'],
    ['What the picture shows', 'Enter what the picture shows'],
    ['A few words about what you need', 'Enter a few words about what you need'],
  ])('asks for %s as a sentence would', (label, message) => {
    for (const field of [line(label), text(label)]) {
      expect(v.safeParse(field, ' ')).toMatchObject({ issues: [{ message }] });
    }
  });
});

describe('cleanLine', () => {
  test.each([
    ['Ada\u0000\nFox', 'Ada Fox'],
    ['\u202DAda\u202C', 'Ada'],
    ['\u200E', ''],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['  \t ', ''],
    ['\u200B\u200B', ''],
    ['abcdef😀', 'abcdef😀'],
    ['abcdefg😀', 'abcdefg'],
    ["Conor O'Brien", "Conor O'"],
  ])('makes of %j %j', (value, clean) => {
    expect(cleanLine(value, 8)).toBe(clean);
  });

  test('makes a line of anything', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.integer({ min: 1, max: 50 }),
        (value, max) => {
          const clean = cleanLine(value, max);
          expect(v.parse(line('Name', { min: 0, max }), clean)).toBe(clean);
        },
      ),
    );
    const halves = fc
      .array(fc.constantFrom(...hostile, '😀', 'a', ' ', '\uDE00'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(halves, fc.integer({ min: 1, max: 9 }), (value, max) => {
        const clean = cleanLine(value, max);
        expect(v.parse(line('Name', { min: 0, max }), clean)).toBe(clean);
      }),
    );
  });
});

describe('text', () => {
  test('keeps line breaks and tabs, in one way of writing', () => {
    expect(v.parse(note, ' a\r\nb\rc\td\n')).toBe('a\nb\nc\td');
  });

  test('makes a line break of every other line end, and drops what nobody sees', () => {
    for (const character of ['\u000B', '\f', '\u0085', '\u2028', '\u2029']) {
      expect(v.parse(note, `a${character}b`)).toBe('a\nb');
    }
    for (const character of ['\u0000', '\b', '\u001B', '\u007F', '\u200B', '\u202E', '\uFEFF']) {
      expect(v.parse(note, `a${character}b`)).toBe('ab');
    }
    expect(v.is(note, '\u200B\f')).toBe(false);
  });
});

test.each([
  ['a-b-2', true],
  ['A', false],
  ['a--b', false],
  ['-a', false],
  ['a/', false],
  ['ä', false],
  ['a\n', false],
  ['', false],
])('%j as a slug: %s', (value, expected) => {
  expect(v.is(slug, value)).toBe(expected);
});

test.each(['.', '..', '__id__', '____', '', 'a/b', 'a b', '../a', 'a\n', 'ä', 'a'.repeat(129)])(
  '%j is no id',
  (value) => {
    expect(v.is(id, value)).toBe(false);
  },
);

describe('civilDate', () => {
  test.each([
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
    ['01/02/2026', false],
  ])('%s: %s', (value, expected) => {
    expect(v.is(civilDate, value)).toBe(expected);
  });

  test('takes exactly the days of the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.nat(13), fc.nat(32), (year, month, day) => {
        const pad = (value: number, length: number) => String(value).padStart(length, '0');
        const instant = new Date(0);
        instant.setUTCFullYear(year, month - 1, day);
        const exists = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
        expect(v.is(civilDate, `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`)).toBe(exists);
      }),
    );
  });
});

test.each([
  [pence, 0, true],
  [pence, 1_000_000_000, true],
  [pence, 1_000_000_001, false],
  [pence, -1, false],
  [pence, 0.5, false],
  [pence, Number.NaN, false],
  [pence, Number.POSITIVE_INFINITY, false],
  [pence, '100', false],
  [basisPoints, 10_000, true],
  [basisPoints, 10_001, false],
  [quantity, 0.001, true],
  [quantity, 0, false],
  [quantity, 0.0001, false],
  [quantity, 1.2345, false],
  [quantity, 100_000.001, false],
] as const)('numbers: %o takes %d: %s', (schema, value, expected) => {
  expect(v.is(schema, value)).toBe(expected);
});
