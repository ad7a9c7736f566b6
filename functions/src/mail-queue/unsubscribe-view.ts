import type { UnsubscribeView } from '@agency/domain/site/content';
import type { Deps } from '../platform/deps.ts';
import { findSuppression } from './suppressions.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** What the page behind a token shows; null for a token that is not ours. Reading changes nothing. */
export async function unsubscribeView(deps: Deps, token: string): Promise<UnsubscribeView | null> {
  const asked = readUnsubscribeToken(deps.config, token);
  if (asked === null) return null;
  const suppressed = await findSuppression(deps, asked.addressHash);
  return { template: asked.template, isOff: suppressed?.kindsOff.includes(asked.template) ?? false };
}
