import * as v from 'valibot';
import { actor, email, line, text, timestamp } from '../shared/fields.ts';

/** `auditLog/{id}`: one change by staff or on their behalf; never changed itself. */
export const auditEntry = v.strictObject({
  actor,
  /** The operation ('sendQuote') or 'update' for a browser's write. */
  action: line('Action', { max: 60 }),
  path: line('Path', { max: 300 }),
  /** What it is found by (`subjects.ts`); older entries have it since the migration `audit-collections`. */
  subjects: v.exactOptional(v.pipe(v.array(line('Subject', { max: 400 })), v.maxLength(10))),
  /** Fields that changed, with their values before and after; null where the document was created or deleted. */
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  at: timestamp,
  /** What changed, as a sentence, where the fields alone don’t say it well. */
  words: v.exactOptional(text('Words', { max: 2000 })),
  /** Addresses of a mail that staff wrote: apart from the other values, so that erasing somebody finds theirs. */
  recipients: v.optional(v.pipe(v.array(email), v.maxLength(50))),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;
