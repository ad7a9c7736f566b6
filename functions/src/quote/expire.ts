import { quoteQueries } from '@agency/domain/quote/queries';
import { effectiveStatus } from '@agency/domain/quote/status';
import { londonDate } from '@agency/domain/shared/dates';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot } from '../platform/firestore.ts';
import { inTurnLogged } from '../platform/in-turn.ts';
import { changeHead, inQuote, systemActor, writeEvent } from '../records/quote/store.ts';

/**
 * Marks open quotes past their last day as expired. Each in its own commit: a run that is cut off leaves whole quotes.
 */
export async function expireQuotes(deps: Deps): Promise<{ expired: number }> {
  const today = londonDate(deps.clock());
  const expired = await inTurnLogged(
    deps,
    everySnapshot(deps.db, quoteQueries.quotesToExpire, [['sent', 'viewed'], today]),
    ({ id }) => expireOne(deps, id),
    'A quote could not be marked as expired',
    ({ id }) => ({ quote: id }),
  );
  return { expired };
}

function expireOne(deps: Deps, quoteId: string): Promise<boolean> {
  return inQuote(deps, quoteId, async (unit, head) => {
    const isOver = effectiveStatus(head, deps.clock()) === 'expired' && head.status !== 'expired';
    if (!isOver) return false;
    const version = head.sentVersion;
    writeEvent(deps, unit, quoteId, { kind: 'expired', actor: systemActor, version });
    const change = { status: 'expired' } as const;
    changeHead(deps, unit, { head, change, actor: systemActor, action: 'expireQuotes' });
    return true;
  });
}
