import * as v from 'valibot';
import { isDayOver } from '../shared/dates.ts';
import { stateMachine } from '../shared/states.ts';

export const quoteStatuses = stateMachine('quote', {
  requested: ['draft', 'discarded'],
  draft: ['sent', 'accepted', 'discarded'],
  sent: ['viewed', 'accepted', 'declined', 'expired', 'withdrawn', 'sent'],
  viewed: ['accepted', 'declined', 'expired', 'withdrawn', 'sent'],
  declined: ['sent'],
  expired: ['sent'],
  withdrawn: ['sent'],
  accepted: ['voided'],
  discarded: [],
  voided: [],
});
export type QuoteStatus = keyof typeof quoteStatuses.transitions;
export const quoteStatus = v.picklist(quoteStatuses.states);

/** The delivery state of the offer's mail; written by the mail drain and the webhook. */
export const deliveryStates = [
  'queued',
  'sent',
  'delivered',
  'failed',
  'uncertain',
  'bounced',
  'complained',
] as const;
export type Delivery = (typeof deliveryStates)[number];

interface Offer {
  readonly status: QuoteStatus;
  readonly validUntil: string | null;
  readonly beingRevised: boolean;
}

/** The status that counts now: an open offer whose last day has passed in London is expired, whatever is stored. */
export function effectiveStatus(offer: Pick<Offer, 'status' | 'validUntil'>, now: Date): QuoteStatus {
  const isOpen = offer.status === 'sent' || offer.status === 'viewed';
  return isOpen && offer.validUntil !== null && isDayOver(offer.validUntil, now) ? 'expired' : offer.status;
}

/** Why the client can't answer this quote now, as a code for texts; null when it can be accepted or declined. */
export type AnswerObstacle =
  | 'notSent'
  | 'beingRevised'
  | 'expired'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'voided';

export function answerObstacle(offer: Offer, now: Date): AnswerObstacle | null {
  const status = effectiveStatus(offer, now);
  switch (status) {
    case 'requested':
    case 'draft':
    case 'discarded':
      return 'notSent';
    case 'sent':
    case 'viewed':
      return offer.beingRevised ? 'beingRevised' : null;
    case 'declined':
    case 'expired':
    case 'withdrawn':
      // A new version is on its way: that is what the client wants to know.
      return offer.beingRevised ? 'beingRevised' : status;
    default:
      return status;
  }
}

/** What staff can do with a quote, each with the reason where it can't be done: one table for buttons and functions. */
export interface QuoteActions {
  readonly edit: string | null;
  readonly send: string | null;
  readonly revise: string | null;
  readonly resend: string | null;
  readonly withdraw: string | null;
  readonly discard: string | null;
  readonly acceptOffline: string | null;
  readonly void: string | null;
}

export const statusInWords: Readonly<Record<QuoteStatus, string>> = {
  requested: 'This quote is still a request.',
  draft: 'This quote is still a draft.',
  sent: 'This quote has been sent.',
  viewed: 'This quote has been sent.',
  accepted: 'This quote has been accepted.',
  declined: 'This quote has been declined.',
  expired: 'This quote has expired.',
  withdrawn: 'This quote has been withdrawn.',
  discarded: 'This quote has been discarded.',
  voided: 'The acceptance of this quote has been voided.',
};

/** For each action null when it is allowed, else a sentence that says why not. */
export function quoteActions(offer: Offer, now: Date): QuoteActions {
  const status = effectiveStatus(offer, now);
  const isUnsent = status === 'requested' || status === 'draft';
  const wasSent =
    status === 'sent' ||
    status === 'viewed' ||
    status === 'declined' ||
    status === 'expired' ||
    status === 'withdrawn';
  const isOpen = status === 'sent' || status === 'viewed';
  const whyNot = statusInWords[status];
  const canEdit = isUnsent || (wasSent && offer.beingRevised);
  return {
    edit: canEdit ? null : wasSent ? 'This quote has been sent. Start a revision to change it.' : whyNot,
    send:
      status === 'draft' || (wasSent && offer.beingRevised)
        ? null
        : status === 'requested'
          ? 'Price the request and save the draft first.'
          : wasSent
            ? 'Start a revision to send a new version.'
            : whyNot,
    revise: !wasSent
      ? isUnsent
        ? 'This quote hasn’t been sent yet. Edit it instead.'
        : whyNot
      : offer.beingRevised
        ? 'This quote is already being revised.'
        : null,
    resend: isOpen ? (offer.beingRevised ? 'Send the new version instead.' : null) : whyNot,
    withdraw: isOpen ? null : isUnsent ? 'This quote hasn’t been sent yet.' : whyNot,
    discard: isUnsent ? null : 'Only a quote that has never been sent can be discarded.',
    acceptOffline: offlineObstacle(status, isOpen && offer.beingRevised),
    void: status === 'accepted' ? null : 'Only an accepted quote can be voided.',
  };
}

/** A version can't be accepted while its successor is being written: it would be unclear which one was meant. */
function offlineObstacle(status: QuoteStatus, beingRevised: boolean): string | null {
  if (beingRevised) return 'Send or discard the revision before you record an acceptance.';
  return status === 'draft' || status === 'sent' || status === 'viewed' ? null : statusInWords[status];
}
