import { cleanLine } from '@agency/domain/shared/fields';
import * as v from 'valibot';

const tag = v.strictObject({
  name: v.string(),
  value: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,256}$/)),
});

/** A mail as it goes to the provider. It is cached as JSON, so that every attempt sends the same bytes. */
export const mailMessage = v.strictObject({
  from: v.string(),
  to: v.array(v.string()),
  replyTo: v.optional(v.string()),
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  attachments: v.optional(
    v.array(v.strictObject({ filename: v.string(), content: v.string(), contentType: v.string() })),
  ),
  /** Headers that the provider does not set itself. */
  headers: v.optional(v.record(v.string(), v.string())),
  tags: v.array(tag),
});
export type MailMessage = v.InferOutput<typeof mailMessage>;

/** Tags of every mail: the webhook finds the entry by the first, even if the provider's id was never recorded. */
export function mailTags(outboxId: string, template: string): MailMessage['tags'] {
  return [
    { name: 'outbox_id', value: toTagValue(outboxId) },
    { name: 'template', value: template },
  ];
}

/** Tags may contain only letters, digits, `_` and `-`, but ids have dots too: `_` becomes `__` and `.` becomes `_-`. */
export function toTagValue(id: string): string {
  return id.replaceAll('_', '__').replaceAll('.', '_-');
}

export function fromTagValue(value: string): string {
  return value.replace(/_([_-])/g, (_, mark) => (mark === '_' ? '_' : '.'));
}

/** `"Name" <address>`, without anything in the name that could end the quotes or the header. */
export function namedAddress(name: string, address: string): string {
  const plain = oneLine(name.replace(/["\\<>]/g, ' '), 100);
  return plain === '' ? address : `"${plain}" <${address}>`;
}

/** An error as an outbox entry stores it: whatever the provider says, cut to a readable line. */
export function errorLine(said: string): string | null {
  return cleanLine(oneLine(said, 500), 500) || null;
}

/** Text that can't leave its header or its line in a list: no control characters, single spaces, cut to a length. */
export function oneLine(text: string, longest = 200): string {
  const plain = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (plain.length <= longest) return plain;
  // Never through the middle of a surrogate pair.
  return `${plain.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
