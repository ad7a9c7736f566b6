import { addCounts, monthMetric, quoteCountsOf } from '@agency/domain/metrics/month';
import { type QuoteHead, quoteHead } from '@agency/domain/quote/schema';
import { effectiveStatus } from '@agency/domain/quote/status';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { commit, type UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, parseIfReadable } from '../../platform/firestore.ts';

/**
 * Deletes a quote as it was found. It goes on counting in the month in which it was first sent: what became of it is
 * added there in the same commit, without anything of the quote itself.
 * @returns whether it was deleted; false when it changed since.
 */
export function deleteCounted(deps: Deps, found: QueryDocumentSnapshot): Promise<boolean> {
  const quote = parseIfReadable(deps, quoteHead, found);
  return commit(deps, async (unit) => {
    const stored = await unit.get(found.ref);
    if (!stored.updateTime?.isEqual(found.updateTime)) return false;
    if (quote !== null) await countDeleted(deps, unit, quote);
    unit.delete(found.ref);
    return true;
  });
}

/** A month that has not been worked out yet counts what is there when it is. */
async function countDeleted(deps: Deps, unit: UnitOfWork, quote: Stored<QuoteHead>): Promise<void> {
  if (quote.firstSentAt === null) return;
  const now = deps.clock();
  const ref = documentRef(deps.db, 'metrics', londonDate(quote.firstSentAt).slice(0, 7));
  const month = await findDocument(monthMetric, ref, unit);
  if (month === null) return;
  const deleted = quoteCountsOf([{ status: effectiveStatus(quote, now) }]);
  unit.update(ref, { deletedQuotes: addCounts(month.deletedQuotes, deleted), updatedAt: now });
}
