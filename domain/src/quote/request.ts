import * as v from 'valibot';
import { email, id, line, phone, text } from '../shared/fields.ts';
import { consent, orNothing } from '../shared/form-fields.ts';
import { serviceSlugs } from '../site/services.ts';
import { submittedAttribution } from './schema.ts';

/** `POST /api/quote-requests`: at least one service or a package. */
export const quoteRequestInput = v.pipe(
  v.strictObject({
    name: line('Your name', { max: 100 }),
    email,
    phone: orNothing(phone),
    company: orNothing(line('Company', { max: 120 })),
    services: v.optional(
      v.pipe(
        v.array(v.picklist(serviceSlugs, 'We don’t offer this service')),
        v.maxLength(serviceSlugs.length),
        v.transform((chosen) => [...new Set(chosen)]),
      ),
      [],
    ),
    packageId: orNothing(id),
    message: text('A few words about what you need', { max: 5000 }),
    budget: orNothing(line('Budget', { max: 60 })),
    timeline: orNothing(line('Timeline', { max: 60 })),
    contactPreference: orNothing(v.picklist(['email', 'phone'], 'Choose email or phone')),
    attachments: v.optional(v.pipe(v.array(id), v.maxLength(5, 'At most 5 files')), []),
    attribution: v.optional(submittedAttribution),
    consent,
  }),
  v.forward(
    v.partialCheck(
      [['services'], ['packageId']],
      (request) => request.services.length > 0 || request.packageId !== undefined,
      'Choose at least one service or a package',
    ),
    ['services'],
  ),
  v.forward(
    v.partialCheck(
      [['contactPreference'], ['phone']],
      (request) => request.contactPreference !== 'phone' || request.phone !== undefined,
      'Enter a phone number, or choose email',
    ),
    ['phone'],
  ),
);
export type QuoteRequestInput = v.InferOutput<typeof quoteRequestInput>;

export const timelines = [
  'As soon as possible',
  'In 1 to 3 months',
  'In 3 to 6 months',
  'Later',
  'Not sure yet',
] as const;
