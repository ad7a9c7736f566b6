import * as v from 'valibot';
import { settingsFiles } from '../settings/files.ts';
import { consumerTerms, type PrivateSettings, terms } from '../settings/schema.ts';
import { canonicalJson } from '../shared/canonical-json.ts';
import type { CivilDate } from '../shared/fields.ts';

/** What `private.json` takes, too. */
const own = settingsFiles.entries.private.entries;

/** The money settings as staff save them: a section at a time, each with fields of its own. */
export const moneySections = {
  vat: v.strictObject({
    vatRegistered: own.vatRegistered,
    vatChanges: v.unwrap(own.vatChanges),
    rateChanges: v.unwrap(own.rateChanges),
    defaultVatRate: own.defaultVatRate,
  }),
  paymentTerms: v.strictObject({ paymentTermsDays: own.paymentTermsDays }),
  quoteValidity: v.strictObject({ quoteValidityDays: own.quoteValidityDays }),
  paymentSchedule: v.strictObject({
    paymentSchedule: own.paymentSchedule,
    paymentInEqualParts: v.unwrap(own.paymentInEqualParts),
  }),
  reminders: v.strictObject({ reminderOffsets: own.reminderOffsets }),
  books: v.strictObject({ booksClosedUntil: v.unwrap(own.booksClosedUntil) }),
  /** A new version; what private buyers get besides goes with it. */
  terms: v.strictObject({
    version: terms.entries.version,
    text: terms.entries.text,
    consumer: v.nullable(consumerTerms),
  }),
} as const;
export type MoneySection = keyof typeof moneySections;
export type MoneyValues<TSection extends MoneySection> = v.InferOutput<(typeof moneySections)[TSection]>;

function saved<const TSection extends MoneySection>(section: TSection) {
  return v.strictObject({
    section: v.literal(section),
    /** `seenMoney` of what the form was based on: what others saved meanwhile is not replaced unseen. */
    seen: v.pipe(v.string(), v.maxLength(20_000)),
    values: moneySections[section],
  });
}

/** One section to save. */
export const moneyInput = v.variant('section', [
  saved('vat'),
  saved('paymentTerms'),
  saved('quoteValidity'),
  saved('paymentSchedule'),
  saved('reminders'),
  saved('books'),
  saved('terms'),
]);
export type MoneyInput = v.InferOutput<typeof moneyInput>;

/** What is stored of a section, as one text that changes with it. Terms go by their version, whose text never changes. */
export function seenMoney(section: MoneySection, business: PrivateSettings): string {
  if (section === 'terms') return business.terms.version;
  const names = Object.keys(moneySections[section].entries);
  return canonicalJson(Object.fromEntries(Object.entries(business).filter(([name]) => names.includes(name))));
}

/** What is stored once this is saved. */
export function withSaved(business: PrivateSettings, { section, values }: MoneyInput): PrivateSettings {
  if (section !== 'terms') return { ...business, ...values };
  const { version, text, consumer } = values;
  const { consumer: _former, ...terms } = business.terms;
  return { ...business, terms: { ...terms, version, text, ...(consumer ? { consumer } : {}) } };
}

/** Why the books can't be closed until this day; null when they can. */
export function closingObstacle(until: CivilDate | null, today: CivilDate): string | null {
  if (until === null || until < today) return null;
  return 'Choose a date before today. Otherwise you couldn’t issue anything today';
}
