import type { CalculationInput } from '@agency/domain/calculator/request';
import { rateLimits } from '@agency/domain/platform/schema';
import { makeReference } from '@agency/domain/shared/ids';
import { reachedLimit } from '../mail-queue/mail-limits.ts';
import { newMail, queueMails } from '../mail-queue/outbox.ts';
import type { Deps } from '../platform/deps.ts';
import { requestKey, runOnce } from '../platform/http/idempotency.ts';
import { type Counted, overLimit } from '../platform/rate-limit.ts';
import { type FormResponse, type FormSender, formResponse } from '../site/public-form.ts';

/**
 * Queues the mail with a result. Nothing else is stored: the figures are a handful of numbers, none of them free text,
 * and are stored in the outbox entry. Sending the same request twice queues one mail.
 */
export async function sendCalculation(
  deps: Deps,
  input: CalculationInput,
  { caller, idempotencyKey }: FormSender,
): Promise<FormResponse> {
  const { email, ...inputs } = input;
  const key = requestKey('calculations', { key: idempotencyKey, address: email, content: input });
  let charged: Promise<void> | undefined;
  return runOnce(deps, key, formResponse, async (unit) => {
    charged ??= charge(deps, email, caller);
    await charged;
    const reference = makeReference('calculation', deps.random);
    const id = `notice.calculatorResult.${reference}`;
    const data = { notice: 'calculatorResult', ...inputs } as const;
    const mail = newMail({ id, template: 'notice', to: [email], data }, deps.clock());
    queueMails(deps, unit, [mail]);
    return { answer: { id: reference, reference }, documentPath: mail.path };
  });
}

const limits = {
  perRecipient: 'resultMailsPerRecipient',
  perCaller: 'resultMailsPerCaller',
  inAll: 'resultMails',
  beyond: 'resultMailsBeyond',
} as const;

/** Counts each new mail against the limits once. The mail is all they asked for, so a refusal is reported. */
async function charge(deps: Deps, email: string, caller: Counted): Promise<void> {
  const reached = await reachedLimit(deps, limits, { email, caller, kind: 'all' });
  if (reached === null) return;
  const why =
    reached === limits.perRecipient
      ? `We send at most ${rateLimits[reached].most} results a day to one address.`
      : 'We’re sending a lot of results at the moment.';
  throw await overLimit(deps, reached, `${why} You can also copy the link or print the page.`);
}
