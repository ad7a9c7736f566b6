import type { RateLimitName } from '@agency/domain/platform/schema';
import type { Deps } from '../platform/deps.ts';
import { type Counted, countTogether } from '../platform/rate-limit.ts';

/** Google ignores dots, and gives each mailbox both domains. */
const googleDomains = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address: what follows a '+' is a label that most providers ignore. For counting alone: mail
 * goes to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase();
  const label = name.indexOf('+');
  const own = label > 0 ? name.slice(0, label) : name;
  return googleDomains.has(domain) ? `${own.replaceAll('.', '')}@gmail.com` : `${own}@${domain}`;
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
  readonly email: string;
  /** The network of a request, or the uid of who is signed in. */
  readonly caller: Counted;
  /** Counted apart from other kinds. */
  readonly kind: string;
}

/**
 * Counts a mail; the limit that leaves it out, or null when it may go. Callers can't use up what others may be mailed
 * once they have used up their own.
 */
export async function reachedLimit(
  deps: Deps,
  { perRecipient, perCaller, inAll, beyond }: MailLimits,
  { email, caller, kind }: AskedMail,
): Promise<RateLimitName | null> {
  const own = { name: perCaller, who: caller, kind };
  const recipient = { name: perRecipient, who: mailboxOf(email), kind };
  try {
    const reached = await countTogether(deps, [own, { name: inAll, who: kind }, recipient]);
    if (reached !== inAll) return reached;
    deps.log.error('Too many emails were requested within an hour', { limit: inAll, kind });
    if (beyond === null) return inAll;
    return await countTogether(deps, [own, { name: beyond, who: caller, kind }, recipient]);
  } catch {
    // Logged by who counts; what can't be counted is left out.
    return inAll;
  }
}
