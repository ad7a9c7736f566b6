import * as v from 'valibot';

const known = v.object({
  name: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  email: v.optional(v.pipe(v.string(), v.maxLength(254)), ''),
});

/** What the link to registration said of the person it was made for (`paths.client.register`). */
export function readKnownPerson(fragment: string): { readonly name: string; readonly email: string } {
  const given = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
  const read = v.safeParse(known, given);
  return read.success ? read.output : { name: '', email: '' };
}
