import { quoteQueries } from '@agency/domain/quote/queries';
import { effectiveStatus } from '@agency/domain/quote/status';
import { londonDate } from '@agency/domain/shared/dates';
import type { Deps } from '../platform/deps.ts';
import { runnableQuery } from '../platform/firestore.ts';
import { changeHead, inQuote, systemActor, writeEvent } from '../records/quote/store.ts';

/**
 * Marks open quotes past their last day as expired. Each in its own commit: a run that is cut off leaves whole quotes.
 */
export async function expireQuotes(deps: Deps): Promise<{ expired: number }> {
  const today = londonDate(deps.clock());
  let expired = 0;
  const failed = new Set<string>();
  for (;;) {
    const query = runnableQuery(deps.db, quoteQueries.quotesToExpire, [['sent', 'viewed'], today]);
    const { docs } = await query.select().get();
    let changed = 0;
    for (const { id } of docs) {
      if (failed.has(id)) continue;
      try {
        if (await expireOne(deps, id)) changed += 1;
      } catch (cause) {
        // One that can't be read must not keep the others open.
        failed.add(id);
        deps.log.error('A quote could not be marked as expired', { quote: id, cause });
      }
    }
    expired += changed;
    // A full page without a change means that other runs were faster.
    if (changed === 0) return { expired };
  }
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
