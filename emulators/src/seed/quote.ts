import { createHash } from 'node:crypto';
import { certificate } from '@agency/domain/certificate/schema';
import { buysOf } from '@agency/domain/client/buys';
import { audienceOf, noAudience } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { agreementText } from '@agency/domain/quote/answer';
import { applyChoices, normaliseChoices } from '@agency/domain/quote/choices';
import type { LineChoice, QuoteContent } from '@agency/domain/quote/content';
import { nudgeDay } from '@agency/domain/quote/nudge';
import { hashedText, makeOffer } from '@agency/domain/quote/offer';
import {
  acceptedChoice,
  type Enquiry,
  type QuoteEventKind,
  type QuoteHead,
  type QuoteVersion,
  quoteDraft,
  quoteEvent,
  quoteEvidence,
  quoteHead,
  quoteVersion,
  type Recipient,
  totals as totalsSchema,
} from '@agency/domain/quote/schema';
import { quoteSearchTokens } from '@agency/domain/quote/search';
import type { QuoteStatus } from '@agency/domain/quote/status';
import { type QuoteTotals, quoteTotals, type Totals } from '@agency/domain/quote/totals';
import { londonDate } from '@agency/domain/shared/dates';
import * as v from 'valibot';
import { attributionOf } from './attribution.ts';
import type { SeedContext } from './context.ts';
import { seedLink } from './link.ts';
import { people } from './people.ts';
import type { Settings } from './settings.ts';

export interface QuoteParts {
  id: string;
  status: QuoteStatus;
  recipient: Recipient;
  content: QuoteContent;
  enquiry?: Enquiry;
  internalNotes?: string;
  /** Days before today on which it began, and on which it was sent. */
  beganDaysAgo: number;
  sentDaysAgo?: number;
  /** Days from being sent to the last day on which it can be accepted. */
  validDays?: number;
  client?: { id: string; record: Client };
  acceptance?: { daysAgo: number; choices: LineChoice[]; projectId: string };
  declineReason?: string;
  /** Days before today on which its client asked something that nobody has answered. */
  askedDaysAgo?: number;
  voidReason?: string;
}

/** What an accepted quote passes on to its project and invoices. */
export interface AcceptedQuote {
  id: string;
  projectId: string;
  content: QuoteContent;
  totals: QuoteTotals;
  acceptedAt: Date;
  vatRegistered: boolean;
}

/** Writes a quote with all its subdocuments, as the product would have left them. */
export function seedQuote(
  context: SeedContext,
  settings: Settings,
  parts: QuoteParts,
): AcceptedQuote | undefined {
  const { put, at } = context;
  const version =
    parts.sentDaysAgo === undefined ? undefined : seedVersion(context, settings, parts, parts.sentDaysAgo);
  const accepted = version && parts.acceptance && accept(context, parts, version);
  const head = headOf(context, parts, version);
  const totals = accepted ? storedHeadTotals(accepted.totals) : head.totals;
  put('quotes', [parts.id], quoteHead, { ...head, totals });
  put('quotePrivate', [parts.id, 'draft'], quoteDraft, {
    enquiry: parts.enquiry ?? null,
    attribution: parts.client ? attributionOf(parts.client.id) : null,
    recipient: parts.recipient,
    content: parts.content,
    validUntil: version?.validUntil ?? null,
    internalNotes: parts.internalNotes ?? '',
    // A request not priced yet has no draft: the editor starts from the request.
    revision: parts.status === 'requested' ? 0 : 1,
    savedBy: parts.status === 'requested' ? null : people.admin.uid,
    stretch: null,
    copyOf: null,
    createdAt: at(-parts.beganDaysAgo),
    updatedAt: at(-(parts.sentDaysAgo ?? parts.beganDaysAgo), 11),
    updatedBy: people.admin.uid,
  });
  seedHistory(context, parts);
  return accepted;
}

function seedVersion(
  { put, day, at }: SeedContext,
  { site, business }: Settings,
  { id, recipient, content, client, validDays = 30 }: QuoteParts,
  sentDaysAgo: number,
): QuoteVersion {
  const validUntil = day(validDays - sentDaysAgo);
  const buys = client ? buysOf(client.record) : null;
  const offered = makeOffer({
    quoteId: id,
    version: 1,
    recipient,
    content,
    validUntil,
    site,
    business,
    today: day(-sentDaysAgo),
    buys,
  });
  return put('quoteVersions', [id, '1'], quoteVersion, {
    ...offered,
    contentHash: createHash('sha256').update(hashedText(offered)).digest('hex'),
    sentAt: at(-sentDaysAgo, 14),
    sentBy: people.admin.uid,
  });
}

function headOf(context: SeedContext, parts: QuoteParts, version: QuoteVersion | undefined): QuoteHead {
  const head = fieldsOf(context, parts, version);
  return { ...head, nudgeFrom: nudgeDay(head) };
}

function fieldsOf(
  context: SeedContext,
  parts: QuoteParts,
  version: QuoteVersion | undefined,
): Omit<QuoteHead, 'nudgeFrom'> {
  const { at } = context;
  const { id, status, recipient, client } = parts;
  const shared = client && version && audienceOf(client.record);
  const audience = shared ?? noAudience();
  const answeredAt = answerTime(context, parts);
  const askedAt = parts.askedDaysAgo === undefined ? null : questionTime(at, parts.askedDaysAgo);
  const linkId =
    client &&
    version &&
    shared &&
    seedLink(context, {
      kind: 'quote',
      documentId: id,
      clientId: client.id,
      audience: shared,
      lastDay: version.validUntil,
      createdAt: version.sentAt,
    });
  return {
    number: id,
    title: parts.content.title,
    status,
    source: parts.enquiry ? 'website' : 'staff',
    clientId: client?.id ?? null,
    ...audience,
    recipient,
    sentVersion: version ? 1 : 0,
    beingRevised: false,
    totals: version?.totals ?? null,
    validUntil: version?.validUntil ?? null,
    delivery: version ? 'delivered' : null,
    deliveryMailId: version ? `quote-sent-notification.${parts.id}.1` : null,
    requestedAt: parts.enquiry ? at(-parts.beganDaysAgo, 9) : null,
    sentAt: version?.sentAt ?? null,
    firstSentAt: version?.sentAt ?? null,
    viewedAt: version && wasViewed(status) ? viewTime(context, parts) : null,
    lastNudgedAt: null,
    acceptance:
      parts.acceptance && version && answeredAt
        ? { name: recipient.name, at: answeredAt, version: 1, certificateId: certificateIdOf(id) }
        : null,
    decline:
      status === 'declined' && answeredAt ? { reason: parts.declineReason ?? '', at: answeredAt } : null,
    withdrawnAt: status === 'withdrawn' && answeredAt ? answeredAt : null,
    voided:
      parts.voidReason && answeredAt ? { reason: parts.voidReason, at: voidTime(context, parts) } : null,
    projectId: parts.acceptance?.projectId ?? null,
    linkId: linkId ?? null,
    lastMessageAt: { client: askedAt, staff: null },
    awaitsReplySince: askedAt,
    searchTokens: quoteSearchTokens({ number: id, title: parts.content.title, recipient }),
    createdAt: at(-parts.beganDaysAgo, 9),
    updatedAt: answeredAt ?? version?.sentAt ?? at(-parts.beganDaysAgo, 11),
    updatedBy: 'system',
  };
}

/** When a client asked about a quote. */
export const questionTime = (at: SeedContext['at'], daysAgo: number): Date => at(-daysAgo, 17, 10);

const certificateIdOf = (quoteId: string): string => `sample-certificate-${quoteId.toLowerCase()}`;

const wasViewed = (status: QuoteStatus): boolean => !['sent', 'withdrawn'].includes(status);

const viewTime = ({ at }: SeedContext, parts: QuoteParts): Date => at(-(parts.sentDaysAgo ?? 0) + 1, 8, 20);

/** When the client answered it, or we withdrew it. */
function answerTime({ at }: SeedContext, parts: QuoteParts): Date | undefined {
  if (parts.acceptance) return at(-parts.acceptance.daysAgo, 16, 45);
  const isClosed = parts.status === 'declined' || parts.status === 'withdrawn';
  return isClosed ? at(-(parts.sentDaysAgo ?? 0) + 4, 12, 5) : undefined;
}

const voidTime = ({ at }: SeedContext, parts: QuoteParts): Date =>
  at(-(parts.acceptance?.daysAgo ?? 0) + 1, 9, 30);

/** Takes the client's choice as the product does: checked against the quote, with totals by the one calculator. */
function accept(context: SeedContext, parts: QuoteParts, version: QuoteVersion): AcceptedQuote | undefined {
  const { acceptance, client } = parts;
  const acceptedAt = answerTime(context, parts);
  if (!acceptance || !client || !acceptedAt) return undefined;
  const chosen = applyChoices(version.content, acceptance.choices);
  const totals = quoteTotals(chosen, version.content.discount, version.vatRegistered);
  const choices = v.parse(v.array(acceptedChoice), normaliseChoices(chosen));
  context.put('certificates', [certificateIdOf(parts.id)], certificate, {
    quoteId: parts.id,
    projectId: acceptance.projectId,
    clientId: client.id,
    ...audienceOf(client.record),
    version: version.version,
    contentHash: version.contentHash,
    termsVersion: version.terms.version,
    termsSha256: version.terms.sha256,
    name: parts.recipient.name,
    acceptedAt,
    zone: 'Europe/London',
    choices,
    totals: storedHeadTotals(totals),
    voidedAt: parts.voidReason ? voidTime(context, parts) : null,
    createdAt: acceptedAt,
  });
  context.put('quoteEvidence', [parts.id, 'accepted-1'], quoteEvidence, {
    ip: '192.0.2.10',
    connectedFrom: '192.0.2.10',
    forwardedFor: '192.0.2.10',
    userAgent: 'Sample data',
    nameTyped: parts.recipient.name,
    termsVersion: version.terms.version,
    termsSha256: version.terms.sha256,
    contentHash: version.contentHash,
    agreedTexts: [agreementText(version)],
    choices,
    at: acceptedAt,
  });
  return {
    id: parts.id,
    projectId: acceptance.projectId,
    content: version.content,
    totals,
    acceptedAt,
    vatRegistered: version.vatRegistered,
  };
}

/** The calculator's totals as stored. */
export const storedTotals = (totals: Totals) => v.parse(totalsSchema, totals);

const storedHeadTotals = ({ oneOff, monthly }: QuoteTotals) => ({
  oneOff: storedTotals(oneOff),
  monthly: storedTotals(monthly),
});

interface HistoryEntry {
  kind: QuoteEventKind;
  who: 'visitor' | 'client' | 'staff' | 'system';
  at: Date;
}

/** The history that members see, in order. */
function seedHistory(context: SeedContext, parts: QuoteParts): void {
  const { at, put } = context;
  const entries: HistoryEntry[] = [];
  const add = (kind: QuoteEventKind, who: HistoryEntry['who'], when: Date | undefined) => {
    if (when) entries.push({ kind, who, at: when });
  };
  if (parts.enquiry) add('requested', 'visitor', at(-parts.beganDaysAgo, 9));
  if (parts.sentDaysAgo !== undefined) add('sent', 'staff', at(-parts.sentDaysAgo, 14));
  if (parts.sentDaysAgo !== undefined && wasViewed(parts.status))
    add('viewed', 'client', viewTime(context, parts));
  if (parts.acceptance) add('accepted', 'client', answerTime(context, parts));
  if (parts.status === 'declined') add('declined', 'client', answerTime(context, parts));
  if (parts.status === 'withdrawn') add('withdrawn', 'staff', answerTime(context, parts));
  if (parts.status === 'discarded') add('discarded', 'staff', at(-parts.beganDaysAgo + 1));
  if (parts.status === 'expired')
    add('expired', 'system', at((parts.validDays ?? 30) - (parts.sentDaysAgo ?? 0) + 1, 0, 5));
  if (parts.voidReason) add('voided', 'staff', voidTime(context, parts));
  for (const { kind, who, at: when } of entries) {
    put('quoteEvents', [parts.id, kind === 'requested' ? kind : `${kind}-1`], quoteEvent, {
      kind,
      actor: actorOf(who, parts.recipient),
      version: kind === 'requested' || kind === 'discarded' ? null : 1,
      at: when,
      zone: 'Europe/London',
    });
  }
}

function actorOf(who: HistoryEntry['who'], recipient: Recipient) {
  if (who === 'staff') return { kind: who, uid: people.admin.uid, name: people.admin.name };
  return { kind: who, uid: null, name: who === 'system' ? '' : recipient.name };
}

/** The civil date of an acceptance, from which the project's plan counts. */
export const startDayOf = (accepted: AcceptedQuote): string => londonDate(accepted.acceptedAt);
