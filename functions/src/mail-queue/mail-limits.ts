import type { RateLimitName } from '@agency/domain/platform/schema';
import type { Deps } from '../platform/deps.ts';
import { isWithinLimit } from '../platform/rate-limit.ts';

/** The mailbox behind an address: what follows a '+' is a label that most providers ignore. Used only for counting. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const label = name.indexOf('+');
  return label > 0 ? `${name.slice(0, label)}${email.slice(at)}` : email;
}

/** The limits for mail to unverified addresses. */
interface MailLimits {
  readonly perRecipient: RateLimitName;
  readonly perCaller: RateLimitName;
  readonly inAll: RateLimitName;
  /** What each caller gets still when the limit in all is reached: nobody can use up everybody's. */
  readonly beyond: RateLimitName | null;
}

interface AskedMail {
  /** As `perRecipient` counts it. */
  readonly recipient: string;
  /** The network of a request, or the uid of who is signed in. */
  readonly caller: string;
  /** What `inAll` counts together. */
  readonly kind: string;
}

/** Counts a mail; the limit that leaves it out, or null when it may go. */
export async function reachedLimit(
  deps: Deps,
  { perRecipient, perCaller, inAll, beyond }: MailLimits,
  { recipient, caller, kind }: AskedMail,
): Promise<RateLimitName | null> {
  if (!(await isWithinLimit(deps, perRecipient, recipient))) return perRecipient;
  if (!(await isWithinLimit(deps, perCaller, caller))) return perCaller;
  if (await isWithinLimit(deps, inAll, kind)) return null;
  deps.log.error('Too many mails were asked for in an hour', { limit: inAll, kind });
  return beyond !== null && (await isWithinLimit(deps, beyond, caller)) ? null : inAll;
}
