import * as v from 'valibot';
import { id, text } from '../shared/fields.ts';
import { operation, output } from './contract.ts';

const enquiryRef = v.strictObject({ kind: v.picklist(['contact', 'packageRequest']), id });

/** The inbox: contacts and package requests. */
export const enquiryOperations = {
  /** Answers a contact or package request by mail, from the agency's address. */
  replyToEnquiry: operation(
    'admin',
    v.strictObject({ enquiry: enquiryRef, replyId: id, message: text('Message', { max: 5000 }) }),
    output<{ mailId: string }>(),
  ),
  /** Makes a draft quote of it, once. */
  convertEnquiry: operation('admin', v.strictObject({ enquiry: enquiryRef }), output<{ quoteId: string }>()),
} as const;
