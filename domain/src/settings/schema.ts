import * as v from 'valibot';
import { address, vatNumber } from '../client/schema.ts';
import { defaultBudgetSteps } from '../figures/budgets.ts';
import { priceBillings, priceNames } from '../figures/prices.ts';
import { timeNames, timeUnits } from '../figures/times.ts';
import {
  basisPoints,
  civilDate,
  email,
  line,
  paymentTermsDays,
  pence,
  phone,
  sha256,
  stamps,
  text,
  timestamp,
  uid,
  vatRate,
} from '../shared/fields.ts';

const url = v.pipe(v.string(), v.url('Enter a full address, like https://example.com'), v.maxLength(300));

const registrations = {
  vatNumber: v.nullable(vatNumber),
  icoNumber: v.nullable(line('ICO registration number', { max: 20 })),
};

const registered = {
  registeredName: line('Registered name', { max: 160 }),
  companyNumber: line('Company number', { max: 20 }),
  /** The part of the UK: 'England and Wales', 'Scotland'. */
  registeredIn: line('Place of registration', { max: 60 }),
  registeredOffice: address,
  ...registrations,
};

const unregistered = {
  /** In the UK, where documents can be served; of a partnership, its principal place of business. */
  address,
  ...registrations,
};

/** Who the agency is by law. What has to be said of each kind is in `legal-words.ts`. */
export const company = v.variant(
  'kind',
  [
    // Older documents and releases know only companies, and no kind.
    v.strictObject({ kind: v.optional(v.literal('company')), ...registered }),
    v.strictObject({ kind: v.literal('llp'), ...registered }),
    v.strictObject({
      kind: v.literal('partnership'),
      /** Null for more than 20, whose list can be inspected at the principal place of business. */
      partners: v.nullable(v.pipe(v.array(line('Partner', { max: 100 })), v.minLength(2), v.maxLength(20))),
      ...unregistered,
    }),
    v.strictObject({ kind: v.literal('soleTrader'), name: line('Name', { max: 100 }), ...unregistered }),
  ],
  'The kind is company, llp, partnership or soleTrader',
);
export type Company = v.InferOutput<typeof company>;

/** The rates that the estimator adds up to a range, in pence. */
export const estimateRate = v.strictObject({
  service: line('Service', { max: 80 }),
  from: pence,
  to: pence,
  billing: v.picklist(['once', 'monthly']),
});

const priceRange = v.pipe(
  v.strictObject({ from: pence, to: pence, billing: v.picklist(priceBillings) }),
  v.check(({ from, to }) => from <= to, 'The lower price comes first'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));
const timeSpan = v.pipe(
  v.strictObject({ from: count, to: count, unit: v.picklist(timeUnits) }),
  v.check(({ from, to }) => from <= to, 'The shorter time comes first'),
);

/** Some of these names, each with its value; a name left out stands at its default. */
function someOf<TName extends string, TSchema extends v.GenericSchema>(
  names: readonly TName[],
  schema: TSchema,
) {
  const entries = Object.fromEntries(names.map((name) => [name, v.exactOptional(schema)]));
  // The keys are exactly the names.
  return v.strictObject(entries as Record<TName, v.ExactOptionalSchema<TSchema, undefined>>);
}

/** `settings/site`: public settings, from which every page is made. */
export const siteSettings = v.strictObject({
  brandName: line('Brand name', { max: 60 }),
  tagline: line('Tagline', { max: 160 }),
  origin: url,
  /** For everything: pages and emails show it, emails come from it, and replies go to it. */
  email,
  /** For trouble with an account or an email: stands in the email that confirms a registration, and in the plain-text stand-in. */
  supportEmail: email,
  phone,
  hours: v.pipe(v.array(line('Opening hours', { max: 80 })), v.maxLength(7)),
  company,
  socialLinks: v.pipe(v.array(v.strictObject({ label: line('Label', { max: 40 }), url })), v.maxLength(10)),
  estimateRates: v.pipe(v.array(estimateRate), v.maxLength(40)),
  /** Prices that texts quote besides those of services and packages. */
  prices: v.optional(someOf(priceNames, priceRange), {}),
  /** Durations and response times that texts promise. */
  times: v.optional(someOf(timeNames, timeSpan), {}),
  /** The budgets to choose from on the quote form lie between these amounts, in pence. */
  budgetSteps: v.optional(
    v.pipe(
      v.array(pence),
      v.minLength(1),
      v.maxLength(8),
      v.check(
        (steps) => steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0)),
        'The steps go up',
      ),
    ),
    [...defaultBudgetSteps],
  ),
  ...stamps,
});
export type SiteSettings = v.InferOutput<typeof siteSettings>;

export const paymentTrigger = v.variant('kind', [
  v.strictObject({ kind: v.literal('acceptance') }),
  v.strictObject({ kind: v.literal('milestone'), milestoneId: v.pipe(v.string(), v.maxLength(40)) }),
  v.strictObject({ kind: v.literal('date'), date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
]);

/** In the schedule of the settings, which knows no quote: the last milestone of the quote that it is used for. */
export const lastMilestone = 'last';

export const bankDetails = v.strictObject({
  accountName: line('Account name', { max: 100 }),
  sortCode: v.pipe(
    v.string('Sort code is missing'),
    v.regex(/^\d{2}-\d{2}-\d{2}$/, 'Enter a sort code like 12-34-56'),
  ),
  accountNumber: v.pipe(
    v.string('Account number is missing'),
    v.regex(/^\d{8}$/, 'Enter an account number of 8 digits'),
  ),
});
export type BankDetails = v.InferOutput<typeof bankDetails>;

/**
 * What private buyers get besides: the information and the model form of Schedule 3 to the Consumer Contracts
 * Regulations 2013, and the sentence by which they ask for work to begin within the 14 days (regulation 36).
 */
export const consumerTerms = v.strictObject({
  cancellationRight: text('Right to cancel', { max: 8000 }),
  cancellationForm: text('Cancellation form', { max: 4000 }),
  startEarlyRequest: text('Request to start early', { max: 500 }),
});
export type ConsumerTerms = v.InferOutput<typeof consumerTerms>;

/** A text that clients agree to, kept by version; the hash is of the text. */
export const terms = v.strictObject({
  version: line('Version', { max: 40 }),
  text: text('Terms', { max: 40_000 }),
  sha256,
  /** Without it, no quote goes to a private buyer. */
  consumer: v.optional(consumerTerms),
  publishedAt: timestamp,
});
export type Terms = v.InferOutput<typeof terms>;

function isInOrder(changes: { from: string }[]): boolean {
  return changes.every((change, index) => index === 0 || change.from > (changes[index - 1]?.from ?? ''));
}
const inOrder = 'Enter each start date once, the earliest first';

/** From which day the agency was, or was no longer, registered for VAT. */
const vatChanges = v.pipe(
  v.array(v.strictObject({ from: civilDate, registered: v.boolean() })),
  v.maxLength(20),
  v.check((changes) => isInOrder(changes), inOrder),
);

/** From which day a rate of VAT was another. */
const rateChanges = v.pipe(
  v.array(v.strictObject({ from: civilDate, kind: v.picklist(['standard', 'reduced']), rate: vatRate })),
  v.maxLength(20),
  v.check(
    (changes) =>
      (['standard', 'reduced'] as const).every((kind) =>
        isInOrder(changes.filter((change) => change.kind === kind)),
      ),
    inOrder,
  ),
);

/** New bank details that count from `countsAt`, unless an admin stops them before that. */
export const pendingBankDetails = v.strictObject({
  details: bankDetails,
  askedBy: uid,
  askedAt: timestamp,
  countsAt: timestamp,
});
export type PendingBankDetails = v.InferOutput<typeof pendingBankDetails>;

/** `settings/private`: how the business is run. */
export const privateSettings = v.strictObject({
  /** Before the first of its changes. */
  vatRegistered: v.boolean(),
  vatChanges: v.optional(vatChanges, []),
  rateChanges: v.optional(rateChanges, []),
  defaultVatRate: vatRate,
  paymentTermsDays,
  quoteValidityDays: v.pipe(
    v.number('Enter a number of days'),
    v.integer('Enter whole days'),
    v.minValue(1, 'Enter at least 1 day'),
    v.maxValue(365, 'Enter at most 365 days'),
  ),
  /** Days from the due date on which a reminder goes; negative is before. */
  reminderOffsets: v.pipe(
    v.array(
      v.pipe(
        v.number('Enter a number of days'),
        v.integer('Enter whole days'),
        v.minValue(-30, 'Enter at most 30 days before the due date'),
        v.maxValue(120, 'Enter at most 120 days after the due date'),
      ),
    ),
    v.maxLength(10, 'There can be at most 10 reminders'),
  ),
  paymentSchedule: v.pipe(
    v.array(
      v.strictObject({ label: line('Stage', { max: 80 }), share: basisPoints, trigger: paymentTrigger }),
    ),
    v.minLength(1),
    v.maxLength(12),
  ),
  /** The stages of the schedule are equal parts; their shares then only say so roughly. */
  paymentInEqualParts: v.optional(v.boolean(), false),
  /** No document gets a date on or before this day. */
  booksClosedUntil: v.optional(v.nullable(civilDate), null),
  /**
   * From this total (one-off plus one month) a link alone can't accept a quote: its holder enters a code mailed to the
   * recipient, or signs in. Null lets every link accept.
   */
  stepUpThreshold: v.nullable(pence),
  notificationEmails: v.pipe(
    v.array(email),
    v.minLength(1, 'Enter at least one email address'),
    v.maxLength(20),
  ),
  bankDetails,
  /** Since when they count, where they ever changed. */
  bankDetailsSince: v.optional(v.nullable(civilDate), null),
  pendingBankDetails: v.optional(v.nullable(pendingBankDetails), null),
  /** Since when invoices are looked through, because the bank details changed; null when all that are open have them. */
  copyBankDetailsSince: v.optional(v.nullable(timestamp), null),
  terms,
  /** The versions before, the last 100: none is used for another text. */
  earlierTerms: v.optional(
    v.pipe(v.array(v.pick(terms, ['version', 'sha256', 'publishedAt'])), v.maxLength(100)),
    [],
  ),
  ...stamps,
});
export type PrivateSettings = v.InferOutput<typeof privateSettings>;
