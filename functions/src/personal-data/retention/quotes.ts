import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { quoteQueries } from '@agency/domain/quote/queries';
import type { QuoteStatus } from '@agency/domain/quote/status';
import type { Deps } from '../../platform/deps.ts';
import { type PurgeCounts, purgeEach } from '../purge.ts';
import { purgeQuote } from '../purge-quote.ts';

/** Nothing was agreed in these; accepted ones, voided or not, are retained with the books. */
const unaccepted: readonly QuoteStatus[] = [
  'requested',
  'draft',
  'sent',
  'viewed',
  'declined',
  'expired',
  'withdrawn',
  'discarded',
];

/** Quotes that were not accepted and not changed for two years, with everything attached to them. */
export async function purgeQuotes(deps: Deps, { enquiries }: RetentionCutoffs): Promise<PurgeCounts> {
  const { quotesToPurge } = quoteQueries;
  return {
    quotes: await purgeEach(deps, quotesToPurge, [unaccepted, enquiries], (found) => purgeQuote(deps, found)),
  };
}
