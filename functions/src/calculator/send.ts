import type { CalculationInput } from '@agency/domain/calculator/request';
import { type RateLimitName, rateLimits } from '@agency/domain/platform/schema';
import { AppError } from '@agency/domain/shared/errors';
import { makeReference } from '@agency/domain/shared/ids';
import { mailboxOf } from '../mail-queue/confirmations.ts';
import { newMail, queueMails } from '../mail-queue/outbox.ts';
import type { Deps } from '../platform/deps.ts';
import { requestKey, runOnce } from '../platform/http/idempotency.ts';
import { isWithinLimit } from '../platform/rate-limit.ts';
import { type FormResponse, formResponse } from '../site/public-form.ts';

/**
 * Queues the mail with a result. Nothing else is stored: the figures are a handful of numbers, none of them free text,
 * and are stored in the outbox entry. Sending the same request twice queues one mail.
 */
export async function sendCalculation(
  deps: Deps,
  input: CalculationInput,
  idempotencyKey: string | undefined,
): Promise<FormResponse> {
  const { email, ...inputs } = input;
  const key = requestKey('calculations', { key: idempotencyKey, address: email, content: input });
  let charged: Promise<void> | undefined;
  return runOnce(deps, key, formResponse, async (unit) => {
    charged ??= charge(deps, email);
    await charged;
    const reference = makeReference('calculation', deps.random);
    const id = `notice.calculatorResult.${reference}`;
    const data = { notice: 'calculatorResult', ...inputs } as const;
    const mail = newMail({ id, template: 'notice', to: [email], data }, deps.clock());
    queueMails(deps, unit, [mail]);
    return { answer: { id: reference, reference }, documentPath: mail.path };
  });
}

/** Counts each new mail against the limit once. The mail is all they asked for, so a refusal is reported. */
async function charge(deps: Deps, email: string): Promise<void> {
  const { most } = rateLimits.resultMailsPerRecipient;
  if (!(await isWithinLimit(deps, 'resultMailsPerRecipient', mailboxOf(email)))) {
    throw refusal(deps, 'resultMailsPerRecipient', `We mail at most ${most} results a day to one address.`);
  }
  if (await isWithinLimit(deps, 'resultMails', 'all')) return;
  throw refusal(
    deps,
    'resultMails',
    'Very many results are being mailed just now. Try again within the hour.',
  );
}

/** What still works without the mail, and when the limit's window ends. */
function refusal(deps: Deps, limit: RateLimitName, why: string): AppError {
  const { windowMs } = rateLimits[limit];
  const endsIn = windowMs - (deps.clock().getTime() % windowMs);
  return new AppError(
    'resource-exhausted',
    `${why} The link to your figures and the printed page work without a mail.`,
    { retryAfterSeconds: Math.ceil(endsIn / 1000) },
  );
}
