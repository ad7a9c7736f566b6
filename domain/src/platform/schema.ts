import * as v from 'valibot';
import { id, line, sha256, timestamp } from '../shared/fields.ts';

/** `counters/{name}`: the last number given out ('INV-2026' → 12). */
export const counter = v.strictObject({
  last: v.pipe(v.number(), v.integer(), v.minValue(0)),
  updatedAt: timestamp,
});

/** `locks/{name}`: a lease that one process holds. */
export const lock = v.strictObject({ holder: id, until: timestamp });

/** `idempotency/{hash}`: the first answer to a key, and a hash of what was asked. */
export const idempotencyRecord = v.strictObject({
  bodyHash: sha256,
  /** What was answered, as JSON. */
  answer: v.pipe(v.string(), v.maxLength(20_000)),
  documentPath: v.nullable(line('Document', { max: 200 })),
  expiresAt: timestamp,
  createdAt: timestamp,
});
export type IdempotencyRecord = v.InferOutput<typeof idempotencyRecord>;

/** `rateLimits/{hash}`: how often a hashed caller did something in a window. */
export const rateLimit = v.strictObject({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  expiresAt: timestamp,
});

/** How many unreadable documents a migration names; all are counted. */
export const maxUnreadableNamed = 100;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const path = v.pipe(v.string(), v.maxLength(1500));

/** `migrations/{name}`: how far a data migration has got. Each page is committed together with it. */
export const migrationProgress = v.strictObject({
  /** The current collection, and the path of the last document processed there. */
  collection: v.pipe(v.string(), v.maxLength(40)),
  after: v.nullable(path),
  lookedAt: count,
  changed: count,
  unreadable: count,
  unreadablePaths: v.pipe(v.array(path), v.maxLength(maxUnreadableNamed)),
  startedAt: timestamp,
  updatedAt: timestamp,
  finishedAt: v.nullable(timestamp),
});
export type MigrationProgress = v.InferOutput<typeof migrationProgress>;

/** Limits of public writes; windows in milliseconds. */
export const rateLimits = {
  forms: { most: 20, windowMs: 10 * 60_000 },
  /** Calculations without script: each renders a page of its own. */
  calculations: { most: 60, windowMs: 10 * 60_000 },
  /** By one caller: those of others in the same name must not shut out the person of that name. */
  formsPerEmail: { most: 5, windowMs: 60 * 60_000 },
  badTokens: { most: 60, windowMs: 10 * 60_000 },
  linkViews: { most: 60, windowMs: 10 * 60_000 },
  /** Step-up codes for one link's recipient. */
  stepUpCodes: { most: 3, windowMs: 60 * 60_000 },
  uploads: { most: 30, windowMs: 60 * 60_000 },
  /** Picture sizes not requested before: each costs a second of CPU. */
  mediaSizes: { most: 300, windowMs: 60 * 60_000 },
  /** Files that one person puts into the bucket, whatever becomes of them. */
  puts: { most: 200, windowMs: 24 * 60 * 60_000 },
  /** Files that one person adds to projects: each may fill 50 MiB. */
  projectFiles: { most: 200, windowMs: 24 * 60 * 60_000 },
  /** PDFs made for one person. */
  papers: { most: 60, windowMs: 10 * 60_000 },
  confirmationsPerRecipient: { most: 3, windowMs: 24 * 60 * 60_000 },
  confirmationsPerCaller: { most: 20, windowMs: 60 * 60_000 },
  confirmations: { most: 200, windowMs: 60 * 60_000 },
  /** Results of the calculator have limits of their own: mailing them must not use up the forms' confirmations. */
  resultMailsPerRecipient: { most: 3, windowMs: 24 * 60 * 60_000 },
  resultMailsPerCaller: { most: 10, windowMs: 60 * 60_000 },
  resultMails: { most: 100, windowMs: 60 * 60_000 },
  resultMailsBeyond: { most: 2, windowMs: 60 * 60_000 },
  /** Account mails are limited separately: a flood of forms must not lock anybody out of their account. */
  accountMailsPerRecipient: { most: 5, windowMs: 60 * 60_000 },
  accountMailsPerCaller: { most: 20, windowMs: 60 * 60_000 },
  accountMails: { most: 300, windowMs: 60 * 60_000 },
  accountMailsBeyond: { most: 2, windowMs: 60 * 60_000 },
  accounts: { most: 20, windowMs: 10 * 60_000 },
  /** Invitations by one client's people: each is a mail to somebody who did not ask for it. */
  invitations: { most: 20, windowMs: 24 * 60 * 60_000 },
  invitationsPerRecipient: { most: 3, windowMs: 24 * 60 * 60_000 },
  /** Downloads of one's own data: each reads all of it. */
  exports: { most: 5, windowMs: 60 * 60_000 },
  /** Downloads of invoices: each makes up to 100 PDFs. */
  invoiceExports: { most: 10, windowMs: 60 * 60_000 },
  /** Copies of the blog: each reads all posts and their pictures. */
  postExports: { most: 10, windowMs: 60 * 60_000 },
  /** 'I have paid' said otherwise of the same invoice: each time is a mail to staff. */
  paymentReportChanges: { most: 10, windowMs: 60 * 60_000 },
  /** App Check tokens of one person: one an hour a tab, and one for each promise or payment. */
  appCheckTokens: { most: 120, windowMs: 60 * 60_000 },
} as const;
export type RateLimitName = keyof typeof rateLimits;
