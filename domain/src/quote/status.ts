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
  const inWords = `This quote is ${status}.`;
  const canEdit = isUnsent || (wasSent && offer.beingRevised);
  return {
    edit: canEdit ? null : wasSent ? 'Start a revision to change a quote that was sent.' : inWords,
    send:
      status === 'draft' || (wasSent && offer.beingRevised)
        ? null
        : status === 'requested'
          ? 'Price the request and save it first.'
          : wasSent
            ? 'Start a revision to send a new version.'
            : inWords,
    revise: !wasSent
      ? isUnsent
        ? 'This quote was not sent yet: edit it.'
        : inWords
      : offer.beingRevised
        ? 'A revision is already under way.'
        : null,
    resend: isOpen ? (offer.beingRevised ? 'Send the new version instead.' : null) : inWords,
    withdraw: isOpen ? null : isUnsent ? 'This quote was not sent yet.' : inWords,
    discard: isUnsent ? null : 'Only a quote that was never sent can be discarded.',
    acceptOffline: offlineObstacle(status, isOpen && offer.beingRevised),
    void: status === 'accepted' ? null : 'Only an accepted quote can be voided.',
  };
}

/** A version can't be accepted while its successor is being written: it would be unclear which one was meant. */
function offlineObstacle(status: QuoteStatus, beingRevised: boolean): string | null {
  if (beingRevised) return 'Send the revision, or drop it, before recording an acceptance.';
  return status === 'draft' || status === 'sent' || status === 'viewed' ? null : `This quote is ${status}.`;
}
