import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  basisPoints,
  civilDate,
  cleanLine,
  email,
  id,
  line,
  pence,
  phone,
  quantity,
  slug,
  text,
} from './fields.ts';

const name = line('Name', { max: 20 });
const note = text('Note', { max: 20 });

/** Texts that people, pastes and attackers send. */
const hostile = [
  'Bcc: all@example.com\r\nSubject: x',
  'a\u0000b',
  'a\u001Bb',
  'a\u007Fb',
  '\u2028',
  'a\u2028Bcc: all@example.com',
  '\u202Egnp.exe',
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

  test('trims, and parsing again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (value) => {
        const once = v.safeParse(name, value);
        if (!once.success) return;
        expect(once.output).toBe(value.trim());
        expect(v.parse(name, once.output)).toBe(once.output);
      }),
    );
  });

  test('counts to its limit and says so', () => {
    expect(v.is(name, 'a'.repeat(20))).toBe(true);
    expect(v.safeParse(name, 'a'.repeat(21))).toMatchObject({
      issues: [{ message: 'Name must have at most 20 characters' }],
    });
    expect(v.safeParse(name, '')).toMatchObject({ issues: [{ message: 'Enter name' }] });
    expect(v.safeParse(name, undefined)).toMatchObject({ issues: [{ message: 'Name is missing' }] });
  });
});

describe('cleanLine', () => {
  test.each([
    ['Ada\u0000Fox', 'Ada Fox'],
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

  test('refuses other control characters', () => {
    for (const character of ['\u0000', '\b', '\u000B', '\f', '\u001B', '\u007F']) {
      expect(v.is(note, `a${character}b`)).toBe(false);
    }
  });
});

test.each([
  "o'brien@example.com",
  'first.last+tag@example.com',
  'a/b=c%d@example.com',
  '!#$%&*?^_`{|}~@example.com',
  '.dot..dot.@example.com',
  'a@b--c.example.co.uk',
  'a@xn--bcher-kva.example',
  'a@example.xn--p1ai',
  'a@1and1.com',
])('%s is an address', (address) => {
  expect(v.parse(email, address)).toBe(address);
});

test('email folds case but neither dots nor plus signs', () => {
  expect(v.parse(email, ' First.Last+Tag@Example.COM ')).toBe('first.last+tag@example.com');
  for (const wrong of [
    '',
    'a',
    'a@',
    '@b.com',
    'a@b',
    'a b@c.com',
    'a@b.com, c@d.com',
    'a@b.com\nBcc: x@y.z',
    'a\u0000b@c.com',
    '"a b"@c.com',
    'a<b>@c.com',
    'a@b,com',
    'a@-b.com',
    'a@b-.com',
    'a@b..com',
    'a@1.2.3.4',
    'a@[1.2.3.4]',
    'jörg@example.com',
  ]) {
    expect(v.is(email, wrong), wrong).toBe(false);
  }
  expect(v.is(email, `${'a'.repeat(250)}@b.com`)).toBe(false);
});

test.each([
  ['01403 555 0123', true],
  ['+44 (0)1403 555-0123', true],
  ['12345', false],
  ['0800 FLOWERS', false],
  ['tel:01403', false],
  ['1'.repeat(31), false],
])('%s as a phone number: %s', (value, expected) => {
  expect(v.is(phone, value)).toBe(expected);
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
