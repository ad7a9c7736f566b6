import { adminPaths } from '@agency/domain/site/admin-paths';
import { useMemo } from 'react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { whoOf } from '../../../shared/quote-words.ts';
import { dashboardLimits, useNewRequests } from '../../queries.ts';
import { itemsFrom } from '../from-records.ts';
import { useReport } from '../reported.tsx';
import { replyBy, waitWords } from '../words.ts';

/** What visitors asked for and nobody has priced. */
export function Requests({ now }: { readonly now: Date }) {
  const requests = useNewRequests();
  useReport(
    'requests',
    useMemo(() => {
      const items = itemsFrom(requests, 'request', now, (quote) => {
        const since = quote.requestedAt ?? quote.createdAt;
        const { name, detail } = whoOf(quote);
        return {
          id: `quotes/${quote.id}`,
          kind: 'request',
          by: replyBy(since),
          since,
          title: name,
          detail: `${quote.number} ${quote.title || detail}`.trim(),
          when: waitWords(since, now),
          href: adminPaths.quote(quote.id),
          actions: (
            <ButtonLink size="small" href={adminPaths.quote(quote.id)} about={quote.number}>
              Price it
            </ButtonLink>
          ),
        };
      });
      const isFull = requests.length === dashboardLimits.requests;
      const href = adminPaths.quotes({ list: 'requested' });
      return { items, more: isFull ? { label: 'Quote requests', href } : null };
    }, [requests, now]),
  );
  return null;
}
