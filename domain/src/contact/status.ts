import * as v from 'valibot';
import { startOfLondonDay } from '../shared/dates.ts';
import type { CivilDate } from '../shared/fields.ts';
import { stateMachine } from '../shared/states.ts';

/**
 * The states of an enquiry: a contact or a package request. `converted` is set by an operation; by hand it only
 * comes back to one that has its quote.
 */
export const enquiryStatuses = stateMachine('enquiry', {
  new: ['open', 'answered', 'converted', 'archived', 'spam'],
  open: ['answered', 'converted', 'archived', 'spam'],
  answered: ['open', 'converted', 'archived', 'spam'],
  converted: ['archived'],
  // Undoing this gives back what it was.
  archived: ['new', 'open', 'answered', 'converted'],
  spam: ['new', 'open', 'answered'],
});
/** Why nothing is sent or made of it as it is; null where it is at hand. */
export function closedWords(status: EnquiryStatus): string | null {
  if (status === 'spam') return 'This is marked as spam. Reopen it first.';
  return status === 'archived' ? 'This is archived. Reopen it first.' : null;
}

/** What reopening makes of it. */
export function reopenedStatus({ quoteId }: { readonly quoteId: string | null }): EnquiryStatus {
  return quoteId === null ? 'open' : 'converted';
}

/** The same once staff replied by mail: a converted one stays that, however many replies follow. */
export function statusOnceReplied(status: EnquiryStatus): EnquiryStatus {
  return enquiryStatuses.can(status, 'answered') ? 'answered' : status;
}

/** The same once their answer was added: it waits for staff again, wherever it had been put away; one with a quote, there. */
export function statusOnceAnswerCame(enquiry: {
  readonly status: EnquiryStatus;
  readonly quoteId: string | null;
}): EnquiryStatus {
  const { status } = enquiry;
  if (status === 'archived') return reopenedStatus(enquiry);
  return enquiryStatuses.can(status, 'open') ? 'open' : status;
}

/** Does it wait for a reply of staff? */
export function isWaiting(status: EnquiryStatus): boolean {
  return status === 'new' || status === 'open';
}

/** Since when it waits for staff: their answer to a reply begins a new wait. */
export function waitsSince({
  answeredOn,
  createdAt,
}: {
  readonly answeredOn: CivilDate | null;
  readonly createdAt: Date;
}): Date {
  return answeredOn === null
    ? createdAt
    : new Date(Math.max(createdAt.getTime(), startOfLondonDay(answeredOn).getTime()));
}

export type EnquiryStatus = keyof typeof enquiryStatuses.transitions;
export const enquiryStatus = v.picklist(enquiryStatuses.states);
