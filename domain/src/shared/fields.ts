import * as v from 'valibot';
import { normalAddress } from './address.ts';
import { plainFigures, plainLine, plainText } from './plain-text.ts';

/** Would begin a new line, of a mail's head for example. */
const lineBreak = /[\r\n\u2028\u2029]/;

/** One line of text, cleaned of what nobody sees; a line break in it is refused, so that it can stand in a mail header. */
export function line(label: string, { min = 1, max = 200 }: { min?: number; max?: number } = {}) {
  return v.pipe(
    v.string(`${label} is missing`),
    v.transform(plainLine),
    v.minLength(min, min <= 1 ? enterWords(label) : `${label} must have at least ${min} characters`),
    v.maxLength(max, `${label} must have at most ${max} characters`),
    v.check(
      (value) => isWellFormed(value) && !lineBreak.test(value),
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
  const plain = plainLine(value.toWellFormed().replace(/[\r\n\u2028\u2029]/g, ' '));
  // A cut may go through a character that takes two units.
  const cut = plain
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return visible.test(cut) ? cut : '';
}

/** Text of several lines, cleaned of what nobody sees and trimmed at the ends; line ends become \n. */
export function text(label: string, { min = 1, max = 5000 }: { min?: number; max?: number } = {}) {
  return v.pipe(
    v.string(`${label} is missing`),
    v.transform(plainText),
    v.minLength(min, min <= 1 ? enterWords(label) : `${label} must have at least ${min} characters`),
    v.maxLength(max, `${label} must have at most ${max} characters`),
    v.check(isWellFormed, `${label} has characters that can’t be shown`),
    v.check((value) => value === '' || visible.test(value), `${label} has nothing that can be read`),
  );
}

/** A letter, digit, punctuation mark or symbol: something visible. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** No lone surrogates: databases and mails refuse text that can't be written as UTF-8. */
function isWellFormed(value: string): boolean {
  return value.isWellFormed();
}

/** 'Enter the title', 'Enter the ICO number', 'Enter your name', 'Enter what the picture shows'. */
function enterWords(label: string): string {
  const isAcronym = /^[A-Z]{2}/.test(label);
  const words = isAcronym ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  return /^(?:a|how|not|what|who|your)\b/.test(words) ? `Enter ${words}` : `Enter the ${words}`;
}

/**
 * Every address that can stand in a mail without quotes (RFC 5321): also `o'brien@…` and what the identity service takes
 * besides. A narrower pattern would make people unreadable whom it let in.
 */
const mailbox =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/** An address in the one form in which all are stored and compared. */
export const email = v.pipe(
  v.string('Email is missing'),
  v.transform(normalAddress),
  v.minLength(1, 'Enter an email address'),
  v.maxLength(254, 'The email address is too long'),
  v.check(
    (value) => !/[^\0-\x7F].*@/.test(value),
    'The part before the @ can only have letters from a to z, numbers and symbols',
  ),
  v.regex(mailbox, 'Enter an email address like name@example.com'),
);

/** A phone number, as it is written down; its extension, however it is written, as ' ext 4'. */
export const phone = v.pipe(
  v.string('Phone is missing'),
  v.transform(plainPhone),
  v.maxLength(30, 'The phone number is too long'),
  v.regex(/^\+?[0-9 ()./-]{5,29}[0-9()./-](?: ext \d{1,6})?$/, 'Enter a phone number like 01403 555 0123'),
);

function plainPhone(typed: string): string {
  return plainFigures(typed).replace(/[\s,;]*(?:extension|extn|ext|x|#)[.:]?\s*(\d{1,6})$/i, ' ext $1');
}

export const slug = v.pipe(
  v.string('The name in the address is missing'),
  v.maxLength(80, 'The name in the address is too long'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, numbers and single hyphens'),
);

/** A document id or an id inside a document. */
export const id = v.pipe(
  v.string('The id is missing'),
  v.regex(/^[A-Za-z0-9_.-]{1,128}$/, 'This id isn’t valid'),
  // The database keeps '.', '..' and names like '__this__' for itself.
  v.check((value) => !/^(?:\.{1,2}|__.*__)$/.test(value), 'This id isn’t valid'),
);

/** Whole pence, never negative; at most £10,000,000. */
export const pence = v.pipe(
  v.number('Enter an amount'),
  v.integer('The amount must be whole pence'),
  v.minValue(0, 'The amount can’t be negative'),
  v.maxValue(1_000_000_000, 'The amount must be at most £10,000,000'),
);

/** Whole pence either way, at most £10,000,000. */
export const signedPence = v.pipe(
  v.number('Enter an amount'),
  v.integer('The amount must be whole pence'),
  v.minValue(-1_000_000_000, 'The amount must be at most £10,000,000'),
  v.maxValue(1_000_000_000, 'The amount must be at most £10,000,000'),
);

/** Hundredths of a per cent: 10,000 is 100 %. */
export const basisPoints = v.pipe(
  v.number('Enter a percentage'),
  v.integer('The percentage can have at most 2 decimal places'),
  v.minValue(0, 'The percentage can’t be negative'),
  v.maxValue(10_000, 'The percentage must be at most 100'),
);

/**
 * A VAT rate in basis points. Which rates there are on a day, the settings say (`vat/history.ts`): documents keep the one
 * that they were made with.
 */
export const vatRate = v.pipe(
  v.number('Choose a VAT rate'),
  v.integer('The VAT rate can have at most 2 decimal places'),
  v.minValue(0, 'The VAT rate can’t be negative'),
  v.maxValue(10_000, 'The VAT rate must be at most 100%'),
);
export type VatRate = v.InferOutput<typeof vatRate>;

export const quantity = v.pipe(
  v.number('Enter a quantity'),
  v.minValue(0.001, 'The quantity must be more than 0'),
  v.maxValue(100_000, 'The quantity must be at most 100,000'),
  v.check((value) => hasAtMostThreeDecimals(value), 'The quantity can have at most 3 decimal places'),
);

function hasAtMostThreeDecimals(value: number): boolean {
  return Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;
}

/** Days in which an invoice is to be paid. */
export const paymentTermsDays = v.pipe(
  v.number('Enter a number of days'),
  v.integer('Enter whole days'),
  v.minValue(0, 'The days can’t be negative'),
  v.maxValue(120, 'Enter at most 120 days'),
);

/** A day in the calendar, `YYYY-MM-DD`, that exists. */
export const civilDate = v.pipe(
  v.string('Enter a date'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date like 2026-11-27'),
  v.check(isRealDate, 'This date doesn’t exist'),
);
export type CivilDate = v.InferOutput<typeof civilDate>;

function isRealDate(value: string): boolean {
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

export const timestamp = v.date('A time is missing');
/** A time as JSON carries it. */
export const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0));
export const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'This isn’t a SHA-256'));
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
