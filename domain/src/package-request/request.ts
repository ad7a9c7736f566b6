import * as v from 'valibot';
import { submittedAttribution } from '../quote/schema.ts';
import { email, id, line, phone, text } from '../shared/fields.ts';
import { consent, orNothing } from '../shared/form-fields.ts';

/** `POST /api/package-requests`. */
export const packageRequestInput = v.strictObject({
  packageId: id,
  name: line('Your name', { max: 100 }),
  email,
  message: orNothing(text('Message', { max: 5000 })),
  phone: orNothing(phone),
  company: orNothing(line('Company', { max: 120 })),
  attribution: v.optional(submittedAttribution),
  consent,
});
export type PackageRequestInput = v.InferOutput<typeof packageRequestInput>;
