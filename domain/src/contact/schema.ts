import * as v from 'valibot';
import { attribution } from '../quote/schema.ts';
import { civilDate, email, id, line, searchTokens, stamps, text, timestamp, uid } from '../shared/fields.ts';
import { enquiryStatus } from './status.ts';

/** Staff's own notes on an enquiry; nobody else sees them. */
export const enquiryNotes = text('Notes', { min: 0, max: 5000 });

/** Who of the staff deals with it. */
export const enquiryAssignee = v.nullable(uid);

/** What an enquiry says of itself beyond what its visitor sent; functions write the last. */
export const enquiryWork = {
  assigneeUid: v.optional(enquiryAssignee, null),
  /** The newest of its messages, so that nobody replies without having seen it. */
  lastMessageId: v.optional(v.nullable(id), null),
  /** The day on which the answer came that waits for a reply; null where the enquiry itself does, or nothing. */
  answeredOn: v.optional(v.nullable(civilDate), null),
};

/** `contacts/{id}`: what came through the contact form; its id is its reference ('C-7K3M9P'). */
export const contact = v.strictObject({
  reference: line('Reference', { max: 20 }),
  name: line('Name', { max: 100 }),
  email,
  subject: line('Subject', { max: 160 }),
  message: text('Message', { max: 5000 }),
  attribution: v.nullable(attribution),
  status: enquiryStatus,
  notes: enquiryNotes,
  /** The quote that it became. */
  quoteId: v.nullable(id),
  /** When staff last answered by mail from here. */
  repliedAt: v.nullable(timestamp),
  ...enquiryWork,
  searchTokens,
  ...stamps,
});
export type Contact = v.InferOutput<typeof contact>;

/** What staff may write of an enquiry in the browser: exactly these fields and the stamps. */
export const enquiryHandling = v.strictObject({
  status: enquiryStatus,
  notes: enquiryNotes,
  assigneeUid: enquiryAssignee,
});
