import * as v from 'valibot';
import { submittedAttribution } from '../quote/schema.ts';
import { email, line, text } from '../shared/fields.ts';
import { consent } from '../shared/form-fields.ts';

/** `POST /api/contacts`. */
export const contactInput = v.strictObject({
  name: line('Your name', { max: 100 }),
  email,
  subject: line('Subject', { max: 160 }),
  message: text('Message', { max: 5000 }),
  attribution: v.optional(submittedAttribution),
  consent,
});
export type ContactInput = v.InferOutput<typeof contactInput>;
