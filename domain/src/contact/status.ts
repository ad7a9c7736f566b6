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
export type EnquiryStatus = keyof typeof enquiryStatuses.transitions;
export const enquiryStatus = v.picklist(enquiryStatuses.states);
