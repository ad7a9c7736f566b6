import { effectiveStatus } from '@agency/domain/quote/status';
import { isAdmin } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import {
  type Actor,
  changeHead,
  clientActor,
  inQuote,
  readHead,
  writeEvent,
} from '../records/quote/store.ts';
import { refuseOutsider } from './access.ts';

/** A sent quote was viewed: only its page reports that, once visible for two seconds. Later views change nothing. */
export function markViewed(deps: Deps, quoteId: string, actor: Actor): Promise<{ viewed: boolean }> {
  return inQuote(deps, quoteId, async (unit, head) => {
    const now = deps.clock();
    if (effectiveStatus(head, now) !== 'sent') return { viewed: false };
    const version = head.sentVersion;
    writeEvent(deps, unit, quoteId, { kind: 'viewed', actor, version });
    const change = { status: 'viewed', viewedAt: now } as const;
    changeHead(deps, unit, { head, change, actor, action: 'markQuoteViewed' });
    return { viewed: true };
  });
}

/** A signed-in client viewed it. Views by staff change nothing. */
export const markQuoteViewed: OperationHandler<'markQuoteViewed'> = async (deps, { quoteId }, { person }) => {
  if (await isAdmin(deps, person)) return { viewed: false };
  refuseOutsider(await readHead(deps, quoteId), person);
  return markViewed(deps, quoteId, clientActor(person));
};
