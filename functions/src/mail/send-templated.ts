import type { TemplateName } from '@agency/domain/mail/templates';
import { AppError } from '@agency/domain/shared/errors';
import { email } from '@agency/domain/shared/fields';
import { parseInput } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { readBrand, senderOf } from './brand.ts';
import { queueMessage } from './queue.ts';

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

/** Renders a template with the data at hand and queues it; never throws (specification, point 8). */
export async function sendTemplatedEmail(deps: Deps, mail: TemplatedEmail): Promise<SendResult> {
  try {
    const to = parseInput(recipients, [mail.to].flat());
    const brand = await readBrand(deps);
    const { renderMail } = await import('./render.ts');
    const rendered = await renderMail(mail.templateName, mail.data, brand);
    const id = await queueMessage(deps, mail.templateName, {
      from: senderOf(brand),
      to,
      ...(mail.replyTo === undefined ? {} : { replyTo: parseInput(email, mail.replyTo) }),
      ...rendered,
    });
    return { success: true, id };
  } catch (thrown) {
    deps.log.error('A templated mail could not be queued', { template: mail.templateName, cause: thrown });
    return { success: false, error: messageOf(thrown) };
  }
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
