import * as v from 'valibot';

/** `a@b.example` or `Name <a@b.example>`, as the provider accepts them. */
const address = v.pipe(
  v.string(),
  v.regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+\.[^\s<>@.]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@.]+)$/),
);
const oneOrMore = v.pipe(
  v.union([address, v.array(address)]),
  v.transform((value) => (Array.isArray(value) ? value : [value])),
  v.minLength(1),
  v.maxLength(50),
);

const tagText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,256}$/));

/** The body of the provider's `POST /emails`, as far as it is used here. */
export const sentEmail = v.pipe(
  v.looseObject({
    from: address,
    to: oneOrMore,
    cc: v.optional(oneOrMore),
    bcc: v.optional(oneOrMore),
    reply_to: v.optional(oneOrMore),
    subject: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
    html: v.optional(v.string()),
    text: v.optional(v.string()),
    headers: v.optional(v.record(v.string(), v.string())),
    tags: v.optional(v.array(v.object({ name: tagText, value: tagText }))),
    attachments: v.optional(
      v.array(
        v.looseObject({
          filename: v.string(),
          content: v.string(),
          content_type: v.optional(v.string()),
          content_id: v.optional(v.string()),
        }),
      ),
    ),
  }),
  v.check((email) => Boolean(email.html ?? email.text), 'Missing `html` or `text` field.'),
);
export type SentEmail = v.InferOutput<typeof sentEmail>;

const eventTypes = ['delivered', 'bounced', 'complained'] as const;
export const eventType = v.picklist(eventTypes);
export type EventType = v.InferOutput<typeof eventType>;
export { eventTypes };

/** A mail as the mailbox stores it. */
export const message = v.object({
  id: v.string(),
  createdAt: v.string(),
  template: v.nullable(v.string()),
  from: v.string(),
  to: v.array(v.string()),
  subject: v.string(),
  html: v.nullable(v.string()),
  text: v.nullable(v.string()),
  headers: v.record(v.string(), v.string()),
  tags: v.record(v.string(), v.string()),
  attachments: v.array(v.object({ filename: v.string(), contentType: v.string(), content: v.string() })),
  events: v.array(v.object({ type: eventType, at: v.string() })),
});
export type Message = v.InferOutput<typeof message>;

export function toMessage(email: SentEmail, id: string, at: Date): Message {
  const tags = Object.fromEntries((email.tags ?? []).map(({ name, value }) => [name, value]));
  const list = (name: string, values: string[] | undefined) => (values ? { [name]: values.join(', ') } : {});
  return {
    id,
    createdAt: at.toISOString(),
    template: tags.template ?? email.headers?.['X-Template'] ?? null,
    from: email.from,
    to: email.to,
    subject: email.subject,
    html: email.html ?? null,
    text: email.text ?? null,
    headers: {
      From: email.from,
      To: email.to.join(', '),
      ...list('Cc', email.cc),
      ...list('Bcc', email.bcc),
      ...list('Reply-To', email.reply_to),
      Subject: email.subject,
      Date: at.toUTCString(),
      ...email.headers,
    },
    tags,
    attachments: (email.attachments ?? []).map((file) => ({
      filename: file.filename,
      contentType: file.content_type ?? 'application/octet-stream',
      content: file.content,
    })),
    events: [],
  };
}
