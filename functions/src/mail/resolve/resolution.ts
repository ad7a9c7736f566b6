import type { OutboxMail } from '@agency/domain/mail/schema';
import { AppError } from '@agency/domain/shared/errors';
import * as v from 'valibot';
import type { NoticeData, NoticeKind } from '../../mail-queue/notices.ts';
import type { MailAttachment } from '../../pdf/attachments.ts';
import type { Deps } from '../../platform/deps.ts';

/** What an outbox entry resolves to when it is sent. */
export type Resolution =
  /** What it reports is no longer true. */
  | { readonly calledOff: string }
  /**
   * The data of its template, made only when it is rendered, since it mints links and codes. The same goes for
   * attachments; one that can't be made stops the mail.
   */
  | {
      readonly data: () => Promise<unknown>;
      readonly attachments?: readonly MailAttachment[];
      /** Those of the entry's addresses that it still goes to; left out for all. */
      readonly to?: readonly string[];
    };

export type Resolver = (deps: Deps, mail: OutboxMail) => Promise<Resolution>;

/** The resolver of one kind of notice, with its fields. */
export type NoticeResolver<TKind extends NoticeKind> = (
  deps: Deps,
  mail: OutboxMail,
  data: NoticeData<TKind>,
) => Promise<Resolution>;

/**
 * The ids that an entry carries.
 * @throws AppError `internal` when one is missing: it can never be sent as it is.
 */
export function idsOf<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  mail: OutboxMail,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, mail.data);
  if (result.success) return result.output;
  const missing = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; ');
  throw new AppError('internal', 'We can’t create this email.', {
    detail: `'${mail.template}' was queued without what it needs: ${missing}`,
  });
}
