import * as v from 'valibot';
import { stateMachine } from '../shared/states.ts';

/** The states of an enquiry: a contact or a package request. `converted` is set by an operation. */
export const enquiryStatuses = stateMachine('enquiry', {
  new: ['open', 'answered', 'converted', 'archived', 'spam'],
  open: ['answered', 'converted', 'archived', 'spam'],
  answered: ['open', 'converted', 'archived', 'spam'],
  converted: ['archived'],
  archived: ['open'],
  spam: ['open'],
});
/** The same once staff replied by mail: a converted one stays that, however many replies follow. */
export function statusOnceReplied(status: EnquiryStatus): EnquiryStatus {
  return enquiryStatuses.can(status, 'answered') ? 'answered' : status;
}

/** The same once their answer was added: it waits for staff again, wherever it had been put away. */
export function statusOnceAnswerCame(status: EnquiryStatus): EnquiryStatus {
  return enquiryStatuses.can(status, 'open') ? 'open' : status;
}

export type EnquiryStatus = keyof typeof enquiryStatuses.transitions;
export const enquiryStatus = v.picklist(enquiryStatuses.states);
