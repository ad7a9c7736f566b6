import type { Attribution } from '@agency/domain/quote/schema';
import { type FormValues, textOf } from './form-values.ts';
import { type EnquiryKind, enquiryKinds } from './kinds.ts';

interface Extras {
  readonly attribution: Attribution | undefined;
  /** The value of the honeypot field. */
  readonly trap: string;
}

/** The fields of a form as the JSON of its endpoint. */
export function toEnquiryBody(
  kind: EnquiryKind,
  values: FormValues,
  { attribution, trap }: Extras,
): Record<string, unknown> {
  const names = [...enquiryKinds[kind].required, ...Object.keys(values)];
  return {
    ...Object.fromEntries(names.map((name) => [name, textOf(values, name)])),
    consent: textOf(values, 'consent') === 'true',
    ...(attribution ? { attribution } : {}),
    ...(trap ? { website: trap } : {}),
  };
}
