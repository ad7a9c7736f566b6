import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { quoteQueries } from '@agency/domain/quote/queries';
import type { QuoteStatus } from '@agency/domain/quote/status';
import type { Deps } from '../../platform/deps.ts';
import { type Forgotten, forgetEach } from '../forget.ts';
import { forgetQuote } from '../forget-quote.ts';

/** Nothing was agreed in these; accepted ones, voided or not, are kept with the books. */
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

/** Quotes that were not accepted and that nobody touched for two years, with all that hangs on them. */
export async function forgetQuotes(deps: Deps, { enquiries }: RetentionCutoffs): Promise<Forgotten> {
  const { quotesToForget } = quoteQueries;
  return {
    quotes: await forgetEach(deps, quotesToForget, [unaccepted, enquiries], (found) =>
      forgetQuote(deps, found),
    ),
  };
}
