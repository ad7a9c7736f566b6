import type { TemplateName } from '@agency/domain/mail/templates';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { email } from '@agency/domain/shared/fields';
import { parseInput } from '@agency/domain/shared/parse';
import type { OptionalMail } from '@agency/domain/user/schema';
import * as v from 'valibot';
import { isOptionalMail } from '../mail-queue/optional.ts';
import { queueMessage } from '../mail-queue/queue.ts';
import { readBrand, senderOf } from '../mail-render/brand.ts';
import type { Deps } from '../platform/deps.ts';
import { unsubscribeFor } from './unsubscribe-link.ts';

interface TemplatedEmail {
  readonly templateName: TemplateName;
  readonly to: string | readonly string[];
  readonly data: unknown;
  readonly replyTo?: string;
}

type SendResult =
  | { readonly success: true; readonly id: string }
  | { readonly success: false; readonly error: string };

const recipients = v.pipe(v.array(email), v.minLength(1, 'Name a recipient'), v.maxLength(50));

/**
 * Renders a template with the given data and queues it. Never throws: a failing mail must not undo the work it reports.
 */
export async function sendTemplatedEmail(deps: Deps, mail: TemplatedEmail): Promise<SendResult> {
  try {
    const to = parseInput(recipients, [mail.to].flat());
    const brand = await readBrand(deps);
    const { renderMail } = await import('../mail-render/render.ts');
    const unsubscribe = isOptionalMail(mail.templateName)
      ? await unsubscribeForOne(deps, mail.templateName, to)
      : null;
    const rendered = await renderMail(mail.templateName, mail.data, brand, unsubscribe?.pageUrl);
    const id = await queueMessage(deps, mail.templateName, {
      from: senderOf(brand),
      to,
      ...(mail.replyTo === undefined ? {} : { replyTo: parseInput(email, mail.replyTo) }),
      ...rendered,
      ...(unsubscribe === null ? {} : { headers: unsubscribe.headers }),
    });
    return { success: true, id };
  } catch (thrown) {
    deps.log.error('A templated mail could not be queued', { template: mail.templateName, cause: thrown });
    return { success: false, error: messageOf(thrown) };
  }
}

/** @throws AppError `invalid-argument` for several: each needs a link of their own. */
function unsubscribeForOne(deps: Deps, template: OptionalMail, to: string[]) {
  if (to.length === 1) return unsubscribeFor(deps, { template, to });
  throw notRight([{ path: 'to', message: 'Send this template to one person at a time' }]);
}

function messageOf(thrown: unknown): string {
  if (thrown instanceof AppError && thrown.issues.length > 0) {
    return thrown.issues
      .map(({ path, message }) => (path === '' ? message : `${path}: ${message}`))
      .join('; ');
  }
  const message = thrown instanceof Error ? thrown.message : '';
  return message === '' ? 'Failed to send email' : message;
}
