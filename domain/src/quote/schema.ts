import * as v from 'valibot';
import { threadHead } from '../message/schema.ts';
import { company, consumerTerms } from '../settings/schema.ts';
import {
  actor,
  audience,
  civilDate,
  cleanLine,
  email,
  id,
  line,
  pence,
  phone,
  searchTokens,
  sha256,
  stamps,
  text,
  timestamp,
  uid,
  vatRate,
} from '../shared/fields.ts';
import { serviceSlugs } from '../site/services.ts';
import { offerableContent, quoteContent } from './content.ts';
import { neverNudged, nudgeRules } from './nudge-rules.ts';
import { deliveryStates, quoteStatus } from './status.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Net at one rate and the VAT on it. */
export const vatLine = v.strictObject({ rate: vatRate, net: pence, vat: pence });

export const totals = v.strictObject({
  subtotal: pence,
  discount: pence,
  deducted: v.exactOptional(pence),
  net: pence,
  vatByRate: v.pipe(v.array(vatLine), v.maxLength(5)),
  outsideScope: v.exactOptional(pence),
  vat: pence,
  total: pence,
});

export const headTotals = v.strictObject({ oneOff: totals, monthly: totals });

export const recipient = v.strictObject({
  name: line('Name', { max: 100 }),
  email,
  company: v.nullable(line('Company', { max: 120 })),
  phone: v.nullable(phone),
});
export type Recipient = v.InferOutput<typeof recipient>;

/** Did a private buyer ask for work to begin within the days to cancel? Left out for everybody else. */
export const startEarly = v.optional(v.boolean());

export const acceptedChoice = v.strictObject({ lineId: id, selected: v.boolean(), quantity: v.number() });

/** `quotes/{id}`: what members may see of a quote at a glance. Its id is its number ('Q-7K3M9P'). */
export const quoteHead = v.strictObject({
  number: line('Number', { max: 20 }),
  title: line('Title', { min: 0, max: 120 }),
  status: quoteStatus,
  source: v.picklist(['website', 'staff']),
  clientId: v.nullable(id),
  ...audience,
  recipient,
  /** The version that was sent last; 0 before the first. */
  sentVersion: count,
  beingRevised: v.boolean(),
  /** As offered; once it is accepted, of what was chosen. */
  totals: v.nullable(headTotals),
  validUntil: v.nullable(civilDate),
  delivery: v.nullable(v.picklist(deliveryStates)),
  /** The outbox entry that `delivery` tells of: the one that was queued last. */
  deliveryMailId: v.nullable(line('Mail', { max: 200 })),
  requestedAt: v.nullable(timestamp),
  sentAt: v.nullable(timestamp),
  /** When its first version was sent. */
  firstSentAt: v.optional(v.nullable(timestamp), null),
  viewedAt: v.nullable(timestamp),
  /** When staff last asked the client about it by email (`nudgeOf`). */
  lastNudgedAt: v.optional(v.nullable(timestamp), null),
  /** From which London day a nudge is offered (`nudgeDay`); written by the trigger alone. */
  nudgeFrom: v.optional(civilDate, neverNudged),
  acceptance: v.nullable(
    v.strictObject({
      name: line('Name', { max: 100 }),
      at: timestamp,
      version: count,
      certificateId: id,
      startEarly,
    }),
  ),
  decline: v.nullable(v.strictObject({ reason: text('Reason', { min: 0, max: 2000 }), at: timestamp })),
  withdrawnAt: v.nullable(timestamp),
  voided: v.nullable(v.strictObject({ reason: text('Reason', { max: 2000 }), at: timestamp })),
  projectId: v.nullable(id),
  linkId: v.nullable(id),
  ...threadHead,
  searchTokens,
  ...stamps,
});
export type QuoteHead = v.InferOutput<typeof quoteHead>;

/** A range in pence, one-off and monthly apart. */
export const estimate = v.strictObject({
  oneOff: v.nullable(v.strictObject({ from: pence, to: pence })),
  monthly: v.nullable(v.strictObject({ from: pence, to: pence })),
});
export type Estimate = v.InferOutput<typeof estimate>;

export const touch = v.strictObject({
  source: line('Source', { min: 0, max: 100 }),
  medium: line('Medium', { min: 0, max: 100 }),
  campaign: line('Campaign', { min: 0, max: 100 }),
  term: line('Term', { min: 0, max: 100 }),
  content: line('Content', { min: 0, max: 100 }),
  referrer: line('Referrer', { min: 0, max: 500 }),
  landingPage: line('Landing page', { min: 0, max: 500 }),
});

/** The page that a request was sent from, and the page or site that led to it; empty where the browser named none. */
const sentFrom = v.strictObject({
  page: line('Page', { min: 0, max: 500 }),
  referrer: line('Referrer', { min: 0, max: 500 }),
});

/** Where a visitor came from. How the visit began (`first`, `last`) is known only with consent; null is 'not known'. */
export const attribution = v.strictObject({
  first: v.nullable(touch),
  last: v.nullable(touch),
  /** Left out of requests that were sent before it was recorded. */
  sentFrom: v.optional(sentFrom),
});
export type Attribution = v.InferOutput<typeof attribution>;

const submittedText = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cleanLine(text, max)),
  );

const submittedTouch = v.strictObject({
  source: submittedText(100),
  medium: submittedText(100),
  campaign: submittedText(100),
  term: submittedText(100),
  content: submittedText(100),
  referrer: submittedText(500),
  landingPage: submittedText(500),
});

/** The same as the browser submits it: a visited URL may hold anything, and must not make a request fail. */
export const submittedAttribution = v.strictObject({
  first: v.nullable(submittedTouch),
  last: v.nullable(submittedTouch),
  sentFrom: v.optional(v.strictObject({ page: submittedText(500), referrer: submittedText(500) })),
});

/** The visitor's request as submitted. */
export const enquiry = v.strictObject({
  name: line('Name', { max: 100 }),
  email,
  phone: v.nullable(phone),
  company: v.nullable(line('Company', { max: 120 })),
  services: v.pipe(v.array(v.picklist(serviceSlugs)), v.maxLength(serviceSlugs.length)),
  packageId: v.nullable(id),
  packageName: v.nullable(line('Package', { max: 80 })),
  message: text('Message', { max: 5000 }),
  budget: v.nullable(line('Budget', { max: 60 })),
  timeline: v.nullable(line('Timeline', { max: 60 })),
  contactPreference: v.nullable(v.picklist(['email', 'phone'])),
  estimate: v.nullable(estimate),
  uploadIds: v.pipe(v.array(id), v.maxLength(5)),
});
export type Enquiry = v.InferOutput<typeof enquiry>;

/**
 * A stretch of saves that nobody asked for: who made them, since when, and the parts that the audit log already names, so
 * that each part is logged once for each stretch and not for each save.
 */
export const savingStretch = v.strictObject({
  by: uid,
  since: timestamp,
  parts: v.pipe(v.array(line('Part', { max: 40 })), v.maxLength(20)),
});
export type SavingStretch = v.InferOutput<typeof savingStretch>;

/** `quotes/{id}/private/draft`: what staff work on. */
export const quoteDraft = v.strictObject({
  enquiry: v.nullable(enquiry),
  attribution: v.nullable(attribution),
  /** The recipient of the next version; the head names that of the version sent. */
  recipient,
  content: quoteContent,
  validUntil: v.nullable(civilDate),
  internalNotes: text('Internal notes', { min: 0, max: 10_000 }),
  /** Raised at every save, so that a save from an older copy is noticed. */
  revision: count,
  /** Who saved it last; null before the first save and in older drafts. */
  savedBy: v.optional(v.nullable(uid), null),
  stretch: v.optional(v.nullable(savingStretch), null),
  /** The number of the quote that it was copied from. */
  copyOf: v.optional(v.nullable(id), null),
  ...stamps,
});
export type QuoteDraft = v.InferOutput<typeof quoteDraft>;

/** The hashed content of a version: everything that is promised. */
export const offer = v.strictObject({
  quoteId: id,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  recipient,
  seller: v.strictObject({ brandName: line('Brand name', { max: 60 }), email, company }),
  content: offerableContent,
  vatRegistered: v.boolean(),
  /** As offered, before the client chose anything. */
  totals: headTotals,
  validUntil: civilDate,
  terms: v.strictObject({
    version: line('Version', { max: 40 }),
    text: text('Terms', { max: 40_000 }),
    sha256,
    /** For a private buyer alone. */
    consumer: v.optional(consumerTerms),
  }),
  /** What the recipient buys for; left out of offers that were made before it was asked. */
  buys: v.optional(v.picklist(['business', 'private'])),
});
export type Offer = v.InferOutput<typeof offer>;

/** `quotes/{id}/versions/{n}`: frozen when it was sent. */
export const quoteVersion = v.strictObject({
  ...offer.entries,
  contentHash: sha256,
  sentAt: timestamp,
  sentBy: uid,
});
export type QuoteVersion = v.InferOutput<typeof quoteVersion>;

export const quoteEventKinds = [
  'requested',
  'draftSaved',
  'sent',
  'resent',
  'revisionStarted',
  'revisionDropped',
  'viewed',
  'accepted',
  'declined',
  'withdrawn',
  'discarded',
  'expired',
  'voided',
  'questionAsked',
  'linkRotated',
  'linkRevoked',
] as const;
export type QuoteEventKind = (typeof quoteEventKinds)[number];

export const eventActor = v.strictObject({
  kind: v.picklist(['visitor', 'client', 'link', 'staff', 'system']),
  uid: v.nullable(actor),
  name: line('Name', { min: 0, max: 100 }),
});
export type EventActor = v.InferOutput<typeof eventActor>;

/** `quotes/{id}/events/{id}`: the history that members see. `zone` says which clock the texts show. */
export const quoteEvent = v.strictObject({
  kind: v.picklist(quoteEventKinds),
  actor: eventActor,
  version: v.nullable(count),
  at: timestamp,
  zone: v.literal('Europe/London'),
  /** Of 'resent': the nudge that staff wrote instead of sending the same email. Null once its quote is anonymised. */
  nudge: v.exactOptional(v.nullable(text('Nudge', { max: nudgeRules.length }))),
});
export type QuoteEvent = v.InferOutput<typeof quoteEvent>;

/** `quotes/{id}/evidence/{eventId}`: the circumstances of an answer, for staff only. */
export const quoteEvidence = v.strictObject({
  /** The client's address: sure where it is `connectedFrom`, else only what that machine claimed. */
  ip: v.pipe(v.string(), v.maxLength(64)),
  /** The address that our platform itself was connected from; null in older evidence. */
  connectedFrom: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
  /** The end of the chain as it came: claimed, but for its last entry. */
  forwardedFor: v.pipe(v.string(), v.maxLength(1000)),
  userAgent: v.pipe(v.string(), v.maxLength(1000)),
  nameTyped: v.nullable(line('Name', { max: 100 })),
  termsVersion: v.nullable(line('Version', { max: 40 })),
  termsSha256: v.nullable(sha256),
  contentHash: v.nullable(sha256),
  /** The exact wording beside the boxes that were ticked. */
  agreedTexts: v.pipe(v.array(text('Text', { max: 500 })), v.maxLength(5)),
  startEarly,
  choices: v.pipe(v.array(acceptedChoice), v.maxLength(100)),
  at: timestamp,
});
export type QuoteEvidence = v.InferOutput<typeof quoteEvidence>;
