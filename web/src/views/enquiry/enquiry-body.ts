import { type FormValues, textOf } from './form-values.ts';
import { type EnquiryKind, enquiryKinds } from './kinds.ts';

/** The fields of a form, and the value of its honeypot field, as the JSON of its endpoint. */
export function toEnquiryBody(kind: EnquiryKind, values: FormValues, trap: string): Record<string, unknown> {
  const names = [...enquiryKinds[kind].required, ...Object.keys(values)];
  return {
    ...Object.fromEntries(names.map((name) => [name, textOf(values, name)])),
    consent: textOf(values, 'consent') === 'true',
    ...(trap ? { website: trap } : {}),
  };
}
