import * as v from 'valibot';
import { civilDate, id, text, timestamp, uid } from '../shared/fields.ts';

/** What a reply or an answer says. */
export const enquiryMessageBody = text('Message', { max: 5000 });

/**
 * `contacts/{id}/messages/{id}` and `packageRequests/{id}/messages/{id}`: a reply that staff sent, or an answer that came
 * to the mailbox and that they added; never edited.
 */
export const enquiryMessage = v.strictObject({
  kind: v.picklist(['reply', 'answer']),
  body: enquiryMessageBody,
  /** Who of the staff wrote or added it. */
  authorUid: uid,
  /** The outbox entry of a reply. */
  mailId: v.nullable(id),
  /** The day on which an answer came. */
  receivedOn: v.nullable(civilDate),
  createdAt: timestamp,
});
export type EnquiryMessage = v.InferOutput<typeof enquiryMessage>;
