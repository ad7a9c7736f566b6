import { adminPaths } from '@agency/domain/site/admin-paths';
import { useMemo, useState } from 'react';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { ConfirmOperation } from '../../../shared/confirm-operation.tsx';
import { whoOf } from '../../../shared/quote-words.ts';
import { dashboardLimits, useRequests } from '../../queries.ts';
import { itemsFrom } from '../from-records.ts';
import { moreWhere, useReport } from '../reported.tsx';
import { replyBy, waitWords } from '../words.ts';

/** What visitors asked for and hasn't been answered: a draft of it is no answer yet. */
export function Requests({ now }: { readonly now: Date }) {
  const [discarding, setDiscarding] = useState<string | null>(null);
  const requests = useRequests();
  useReport(
    'requests',
    useMemo(() => {
      const items = itemsFrom(requests, 'request', now, (quote) => {
        const since = quote.requestedAt ?? quote.createdAt;
        const { name, detail } = whoOf(quote);
        const isBegun = quote.status === 'draft';
        return {
          id: `quotes/${quote.id}`,
          kind: 'request',
          by: replyBy(since),
          since,
          title: name,
          detail: `${quote.number} ${quote.title || detail}${isBegun ? ', draft' : ''}`.trim(),
          when: waitWords(since, now),
          href: adminPaths.quote(quote.id),
          actions: (
            <>
              <ButtonLink size="small" href={adminPaths.quote(quote.id)} about={quote.number}>
                {isBegun ? 'Finish it' : 'Price it'}
              </ButtonLink>
              <Button
                size="small"
                variant="quiet"
                about={quote.number}
                onClick={() => setDiscarding(quote.id)}
              >
                Discard
              </Button>
            </>
          ),
        };
      });
      return {
        items,
        more: moreWhere(requests, dashboardLimits.requests, 'Quote requests', adminPaths.quotes()),
      };
    }, [requests, now]),
  );
  if (discarding === null) return null;
  return (
    <ConfirmOperation
      operation="discardQuote"
      input={{ quoteId: discarding }}
      title={`Discard ${discarding}?`}
      confirmLabel="Discard request"
      tone="danger"
      done={() => `${discarding} has been discarded`}
      onClose={() => setDiscarding(null)}
    >
      <p>We don’t tell the client. You’ll find it among your quotes, under ‘Discarded’.</p>
    </ConfirmOperation>
  );
}
