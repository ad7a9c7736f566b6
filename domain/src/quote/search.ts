import { makeSearchTokens } from '../shared/search-tokens.ts';
import type { QuoteHead } from './schema.ts';

/** What staff find a quote by. */
export function quoteSearchTokens(quote: Pick<QuoteHead, 'number' | 'title' | 'recipient'>): string[] {
  const { name, email, company } = quote.recipient;
  return makeSearchTokens([quote.number, name, company, email, quote.title]);
}
