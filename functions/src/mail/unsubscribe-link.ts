import type { OutboxMail } from '@agency/domain/mail/schema';
import { invariant } from '@agency/domain/shared/invariant';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import { isOptionalMail } from '../mail-queue/optional.ts';
import { provedAccountOf } from '../mail-queue/preferences.ts';
import { addressHash } from '../mail-queue/suppressions.ts';
import { mintUnsubscribeToken } from '../mail-queue/unsubscribe-token.ts';
import type { Deps } from '../platform/deps.ts';

interface Unsubscribe {
  /** For people: a page with one button. */
  readonly pageUrl: string;
  /** For mail clients with an unsubscribe button of their own (RFC 2369, RFC 8058). */
  readonly headers: Readonly<Record<string, string>>;
}

/** How the one recipient of an optional mail unsubscribes from its kind; null for transactional mail. */
export async function unsubscribeFor(
  deps: Deps,
  { template, to }: Pick<OutboxMail, 'template' | 'to'>,
): Promise<Unsubscribe | null> {
  if (!isOptionalMail(template)) return null;
  const [email, ...others] = to;
  invariant(email !== undefined && others.length === 0, 'an optional mail goes to one person');
  const uid = await provedAccountOf(deps, email);
  const token = mintUnsubscribeToken(deps.config, { template, addressHash: addressHash(email), uid });
  const { origin } = deps.config;
  return {
    pageUrl: absoluteUrl(origin, paths.unsubscribe(token)),
    headers: {
      'List-Unsubscribe': `<${absoluteUrl(origin, paths.api.unsubscribe(token))}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
