import * as v from 'valibot';

/** Control characters, other line ends, and marks that turn the reading direction of what follows them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
const notInLine = /[\u0000-\u001F\u007F\u2028\u2029\u202A-\u202E\u2066-\u2069]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters but line breaks and tabs
const notInText = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** One line of text, trimmed, without control characters (so that it can stand in a mail header). */
export function line(label: string, { min = 1, max = 200 }: { min?: number; max?: number } = {}) {
  return v.pipe(
    v.string(`${label} is missing`),
    v.trim(),
    v.minLength(
      min,
      min <= 1 ? `Enter ${lowerFirst(label)}` : `${label} must have at least ${min} characters`,
    ),
    v.maxLength(max, `${label} must have at most ${max} characters`),
    v.check(
      (value) => isWellFormed(value) && !notInLine.test(value),
      `${label} must be one line of plain text`,
    ),
    v.check((value) => value === '' || visible.test(value), `${label} has nothing that can be read`),
  );
}

/**
 * What `line` takes at this length, made of any text: for what comes from outside (accounts, providers, uploads) and is
 * better kept shorter than refused. Empty where nothing is left that can be read.
 */
export function cleanLine(value: string, max: number): string {
  const plain = value.toWellFormed().split(notInLine).join(' ').trim();
  // A cut may go through a character that takes two units.
  const cut = plain
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return visible.test(cut) ? cut : '';
}

/** Text of several lines, trimmed at the ends; line ends become \n. */
export function text(label: string, { min = 1, max = 5000 }: { min?: number; max?: number } = {}) {
  return v.pipe(
    v.string(`${label} is missing`),
    v.transform((value) => value.replace(/\r\n?/g, '\n')),
    v.trim(),
    v.minLength(
      min,
      min <= 1 ? `Enter ${lowerFirst(label)}` : `${label} must have at least ${min} characters`,
    ),
    v.maxLength(max, `${label} must have at most ${max} characters`),
    v.check(
      (value) => isWellFormed(value) && !notInText.test(value),
      `${label} has characters that can't be shown`,
    ),
    v.check((value) => value === '' || visible.test(value), `${label} has nothing that can be read`),
  );
}

/** A letter, digit, punctuation mark or symbol: something visible. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** No lone surrogates: databases and mails refuse text that can't be written as UTF-8. */
function isWellFormed(value: string): boolean {
  return value.isWellFormed();
}

function lowerFirst(label: string): string {
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/**
 * Every address that can stand in a mail without quotes (RFC 5321): also `o'brien@…` and what the identity service takes
 * besides. A narrower pattern would make people unreadable whom it let in.
 */
const mailbox =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/** An address, trimmed and in lower case. Dots and plus signs stay: they can name another mailbox. */
export const email = v.pipe(
  v.string('Email is missing'),
  v.trim(),
  v.toLowerCase(),
  v.minLength(1, 'Enter your email address'),
  v.maxLength(254, 'The email address is too long'),
  v.regex(mailbox, 'Enter an email address like name@example.com'),
);

export const phone = v.pipe(
  v.string('Phone is missing'),
  v.trim(),
  v.maxLength(30, 'The phone number is too long'),
  v.regex(/^\+?[0-9 ()./-]{6,30}$/, 'Enter a phone number like 01403 555 0123'),
);

export const slug = v.pipe(
  v.string('The name in the address is missing'),
  v.maxLength(80, 'The name in the address is too long'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens'),
);

/** A document id or an id inside a document. */
export const id = v.pipe(
  v.string('The id is missing'),
  v.regex(/^[A-Za-z0-9_.-]{1,128}$/, 'This id is not valid'),
  // The database keeps '.', '..' and names like '__this__' for itself.
  v.check((value) => !/^(?:\.{1,2}|__.*__)$/.test(value), 'This id is not valid'),
);

/** Whole pence, never negative; at most £10,000,000. */
export const pence = v.pipe(
  v.number('Enter an amount'),
  v.integer('The amount must be whole pence'),
  v.minValue(0, "The amount can't be negative"),
  v.maxValue(1_000_000_000, 'The amount must be at most £10,000,000'),
);

/** Hundredths of a per cent: 10,000 is 100 %. */
export const basisPoints = v.pipe(
  v.number('Enter a percentage'),
  v.integer('The percentage must have at most 2 decimals'),
  v.minValue(0, "The percentage can't be negative"),
  v.maxValue(10_000, 'The percentage must be at most 100'),
);

/** VAT rates that UK sales can carry: zero, reduced, standard. */
export const vatRates = [0, 500, 2000] as const;
export const vatRate = v.picklist(vatRates, 'Choose 0 %, 5 % or 20 %');
export type VatRate = v.InferOutput<typeof vatRate>;

export const quantity = v.pipe(
  v.number('Enter a quantity'),
  v.minValue(0.001, 'The quantity must be more than 0'),
  v.maxValue(100_000, 'The quantity must be at most 100,000'),
  v.check((value) => hasAtMostThreeDecimals(value), 'The quantity must have at most 3 decimals'),
);

function hasAtMostThreeDecimals(value: number): boolean {
  return Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;
}

/** A day in the calendar, `YYYY-MM-DD`, that exists. */
export const civilDate = v.pipe(
  v.string('Enter a date'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date like 2026-11-27'),
  v.check(isRealDate, 'This date does not exist'),
);
export type CivilDate = v.InferOutput<typeof civilDate>;

function isRealDate(value: string): boolean {
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

export const timestamp = v.date('A time is missing');
export const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'This is not a SHA-256'));
export const uid = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** The last writer: a person's uid, or `system` for functions. */
export const actor = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** Stamps that functions set on what they write. */
export const stamps = { createdAt: timestamp, updatedAt: timestamp, updatedBy: actor };

/** Who may read a document, and of which version of the client's people that is a copy; null while nobody may. */
export const audience = {
  memberUids: v.pipe(v.array(uid), v.maxLength(200)),
  membersVersion: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
};

export const searchTokens = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(60));
