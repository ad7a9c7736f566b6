import type { QuoteView } from '@agency/domain/quote/view';
import { serverPage } from '../../platform/server-page.server.ts';

export interface QuoteLinkData {
  readonly token: string;
  readonly quote: QuoteView | null;
  /** The visitor has just asked for a new link. */
  readonly isAsked: boolean;
}

/** Unknown, revoked and expired links look the same. Nothing from the address is repeated. */
export const quoteLinkPage = serverPage<QuoteLinkData>({
  async load({ content, params, query }) {
    const token = params.token ?? '';
    return { token, quote: await content.quoteByToken(token), isAsked: query.asked === '1' };
  },
  status: ({ quote }) => (quote === null ? 404 : 200),
  head: ({ quote }, { site }) =>
    quote === null
      ? { title: 'This link no longer works', description: 'Ask us for a new link.' }
      : {
          title: `Quote ${quote.number}`,
          description: `A quote from ${site.brandName}, for its recipient only.`,
        },
});
