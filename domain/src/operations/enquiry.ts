import * as v from 'valibot';
import { enquiryMessageBody } from '../enquiry/message.ts';
import { civilDate, id } from '../shared/fields.ts';
import { operation, output } from './contract.ts';

const enquiryRef = v.strictObject({ kind: v.picklist(['contact', 'packageRequest']), id });

/** The inbox: contacts and package requests. */
export const enquiryOperations = {
  /**
   * Answers a contact or package request by mail, from the agency's address. `seen` is the newest message of the
   * conversation that the sender has seen: refused where there is a newer one.
   */
  replyToEnquiry: operation(
    'admin',
    v.strictObject({
      enquiry: enquiryRef,
      replyId: id,
      message: enquiryMessageBody,
      seen: v.exactOptional(v.nullable(id)),
    }),
    output<{ mailId: string }>(),
  ),
  /** Adds what somebody answered to the mailbox, on which day. */
  addEnquiryAnswer: operation(
    'admin',
    v.strictObject({
      enquiry: enquiryRef,
      answerId: id,
      body: enquiryMessageBody,
      receivedOn: civilDate,
    }),
    output<{ messageId: string }>(),
  ),
  /** Makes a draft quote of it, once; for a client that has the address, where the browser names one. */
  convertEnquiry: operation(
    'admin',
    v.strictObject({ enquiry: enquiryRef, clientId: v.exactOptional(id) }),
    output<{ quoteId: string }>(),
  ),
} as const;
