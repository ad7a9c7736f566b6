import { noAudience } from '@agency/domain/client/members';
import { quietThread } from '@agency/domain/message/schema';
import type { PaymentStage, QuoteContent } from '@agency/domain/quote/content';
import { neverNudged } from '@agency/domain/quote/nudge-rules';
import type { QuoteDraft, QuoteHead, Recipient } from '@agency/domain/quote/schema';
import { quoteSearchTokens } from '@agency/domain/quote/search';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { AppError } from '@agency/domain/shared/errors';

interface NewQuote {
  readonly number: string;
  readonly title: string;
  readonly source: QuoteHead['source'];
  readonly recipient: Recipient;
  /** Whose person the recipient is, where staff chose. */
  readonly clientId?: string | undefined;
  readonly now: Date;
}

/** The head of a new quote: a visitor's request, or a draft by staff. Only staff may see it. */
export function newHead({ number, title, source, recipient, clientId, now }: NewQuote): QuoteHead {
  const isRequest = source === 'website';
  return {
    number,
    title,
    status: isRequest ? 'requested' : 'draft',
    source,
    clientId: clientId ?? null,
    ...noAudience(),
    recipient,
    sentVersion: 0,
    beingRevised: false,
    totals: null,
    validUntil: null,
    delivery: null,
    deliveryMailId: null,
    requestedAt: isRequest ? now : null,
    sentAt: null,
    firstSentAt: null,
    viewedAt: null,
    lastNudgedAt: null,
    nudgeFrom: neverNudged,
    acceptance: null,
    decline: null,
    withdrawnAt: null,
    voided: null,
    projectId: null,
    linkId: null,
    ...quietThread,
    searchTokens: quoteSearchTokens({ number, title, recipient }),
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
}

/** @throws AppError `already-exists` where a quote was started under this number for somebody else: a try got through. */
export function refuseOtherRecipient(
  number: string,
  known: Pick<QuoteDraft, 'recipient'>,
  wanted: Recipient,
): void {
  if (canonicalJson(known.recipient) === canonicalJson(wanted)) return;
  throw new AppError(
    'already-exists',
    `Quote ${number} has already been started, for ${known.recipient.name}. To start this one too, try again.`,
  );
}

interface NewDraft extends Pick<QuoteDraft, 'recipient' | 'content'> {
  readonly now: Date;
}

/** A draft that nobody has saved yet. */
export function newDraft({ recipient, content, now }: NewDraft): QuoteDraft {
  return {
    enquiry: null,
    attribution: null,
    recipient,
    content,
    validUntil: null,
    internalNotes: '',
    revision: 0,
    savedBy: null,
    stretch: null,
    copyOf: null,
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
}

/** The empty content of a new draft, with the usual payment schedule. */
export function newContent(title: string, usual: PrivateSettings['paymentSchedule']): QuoteContent {
  const paymentSchedule: PaymentStage[] = usual.map((stage, index) => ({
    id: `stage-${index + 1}`,
    ...stage,
  }));
  return {
    title,
    introduction: '',
    sections: [],
    discount: { kind: 'none' },
    paymentSchedule,
    milestones: [],
  };
}
