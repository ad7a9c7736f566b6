import * as v from 'valibot';
import { enquiryNotes, enquiryWork } from '../contact/schema.ts';
import { enquiryStatus } from '../contact/status.ts';
import { attribution } from '../quote/schema.ts';
import { email, id, line, phone, searchTokens, stamps, text, timestamp } from '../shared/fields.ts';

/** `packageRequests/{id}`: who asked for a package; its id is its reference ('R-7K3M9P'). */
export const packageRequest = v.strictObject({
  reference: line('Reference', { max: 20 }),
  packageId: id,
  /** The package's name at the time of the request. */
  packageName: line('Package', { max: 80 }),
  name: line('Name', { max: 100 }),
  email,
  phone: v.nullable(phone),
  company: v.nullable(line('Company', { max: 120 })),
  message: text('Message', { min: 0, max: 5000 }),
  attribution: v.nullable(attribution),
  status: enquiryStatus,
  notes: enquiryNotes,
  /** The quote that it became. */
  quoteId: v.nullable(id),
  repliedAt: v.nullable(timestamp),
  ...enquiryWork,
  searchTokens,
  ...stamps,
});
export type PackageRequest = v.InferOutput<typeof packageRequest>;
