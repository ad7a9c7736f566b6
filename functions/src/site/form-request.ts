import type { OutboxMail } from '@agency/domain/mail/schema';
import type { TemplateName } from '@agency/domain/mail/templates';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import type { CollectionName } from '@agency/domain/shared/collections';
import { makeReference, type ReferenceKind } from '@agency/domain/shared/ids';
import { formMails, mayConfirm } from '../mail-queue/confirmations.ts';
import { mailboxOf } from '../mail-queue/mail-limits.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { requestKey, runOnce } from '../platform/http/idempotency.ts';
import { type Counted, consumeLimit } from '../platform/rate-limit.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { type FormResponse, type FormSender, formResponse } from './public-form.ts';

interface Input {
  readonly email: string;
  readonly attribution?: unknown;
}

/** What a write is made from: the id is the reference that the visitor is given. */
export interface FormRequest<TInput extends Input, TChecked> {
  readonly id: string;
  readonly input: TInput;
  readonly checked: TChecked;
  readonly settings: PrivateSettings;
  readonly now: Date;
}

/** One public form: its name, what it mails and what it writes. */
export interface FormKind<TInput extends Input, TChecked> {
  /** As in its path: 'quote-requests'. */
  readonly name: string;
  readonly collection: CollectionName;
  readonly reference: ReferenceKind;
  readonly confirmation: TemplateName;
  readonly notification: TemplateName;
  /** What the mails' templates are filled in from. */
  mailData(id: string): OutboxMail['data'];
  /** Looks up what the input names. @throws AppError when it does not exist. */
  check(deps: Deps, input: TInput): Promise<TChecked>;
  write(deps: Deps, unit: UnitOfWork, request: FormRequest<TInput, TChecked>): Promise<void> | void;
}

/**
 * Takes a public form: what it becomes, a confirmation to the visitor if that may be sent, and a mail to staff, in one
 * commit. Sending the same form twice makes one request and returns the first response.
 */
export async function takeFormRequest<TInput extends Input, TChecked>(
  deps: Deps,
  kind: FormKind<TInput, TChecked>,
  input: TInput,
  { caller, idempotencyKey }: FormSender,
): Promise<FormResponse> {
  // Where a visitor came from is not part of what makes a request the same: another tab may say otherwise.
  const { attribution: _from, ...content } = input;
  const key = requestKey(kind.name, { key: idempotencyKey, address: input.email, content });
  let charged: ReturnType<typeof charge<TInput, TChecked>> | undefined;
  return runOnce(deps, key, formResponse, async (unit) => {
    charged ??= charge(deps, kind, input, caller);
    const { checked, confirms } = await charged;
    const now = deps.clock();
    const id = makeReference(kind.reference, deps.random);
    const settings = await readPrivateSettings(deps, unit);
    await kind.write(deps, unit, { id, input, checked, settings, now });
    const { confirmation, notification } = kind;
    const mails = {
      documentId: id,
      data: kind.mailData(id),
      confirmation,
      notification,
      visitor: input.email,
      staff: settings.notificationEmails,
      confirms,
    };
    queueMails(deps, unit, formMails(mails, now));
    return { answer: { id, reference: id }, documentPath: documentRef(deps.db, kind.collection, id).path };
  });
}

/**
 * Counts each new request against the limits once, however often its commit is retried. One caller's many in a name are
 * refused; those of several callers only go unconfirmed, so that they don't shut out the person of that name.
 */
async function charge<TInput extends Input, TChecked>(
  deps: Deps,
  kind: FormKind<TInput, TChecked>,
  input: TInput,
  caller: Counted,
): Promise<{ readonly checked: TChecked; readonly confirms: boolean }> {
  await consumeLimit(deps, 'formsPerEmail', caller, mailboxOf(input.email));
  const checked = await kind.check(deps, input);
  return { checked, confirms: await mayConfirm(deps, input.email, caller) };
}
