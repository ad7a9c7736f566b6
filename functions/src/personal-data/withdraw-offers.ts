import { quoteQueries } from '@agency/domain/quote/queries';
import { effectiveStatus } from '@agency/domain/quote/status';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot } from '../platform/firestore.ts';
import { inTurn } from '../platform/in-turn.ts';
import { changeHead, inQuote, systemActor, writeEvent } from '../records/quote/store.ts';

/**
 * Withdraws the open offers to somebody who has their data deleted: an offer is no contract yet, so nothing allows us to
 * go on holding name and address for it. Returns how many there were.
 */
export async function withdrawOffers(
  deps: Deps,
  address: string,
  { actor, action }: { readonly actor: string; readonly action: string },
): Promise<number> {
  const ofAddress = everySnapshot(deps.db, quoteQueries.quotesOfAddress, [address]);
  const { count } = await inTurn(ofAddress, ({ id }) =>
    inQuote(deps, id, async (unit, head) => {
      const now = deps.clock();
      const status = effectiveStatus(head, now);
      if (head.recipient.email !== address || (status !== 'sent' && status !== 'viewed')) return false;
      writeEvent(deps, unit, id, { kind: 'withdrawn', actor: systemActor, version: head.sentVersion });
      const change = { status: 'withdrawn', withdrawnAt: now } as const;
      changeHead(deps, unit, { head, change, actor: { ...systemActor, audited: actor }, action });
      return true;
    }),
  );
  return count;
}
