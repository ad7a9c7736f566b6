import { quoteQueries } from '@agency/domain/quote/queries';
import { isUnreadable } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { useState, useTransition } from 'react';
import type { Cursor } from '../../firebase/firestore/cursor.ts';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecordPage } from '../../firebase/firestore/hooks.ts';
import { quotes } from '../../firebase/records/quote.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { PageHead } from '../../ui/app/card.tsx';
import { Pagination } from '../../ui/app/pagination.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ClientScreen } from '../shared/client-screen.tsx';
import { QuoteRow } from '../shared/quote-row.tsx';
import { Rows, RowsLoading, UnreadableRow } from '../shared/rows.tsx';

export default function ClientQuotesPage() {
  return (
    <ClientScreen>
      <PageHead title="Your quotes" lead="All the quotes we’ve sent you, newest first." />
      <Feature subject="your quotes" loading={<RowsLoading count={4} />}>
        <QuoteList />
      </Feature>
    </ClientScreen>
  );
}

const pageSize = quoteQueries.quotesOfMember.limit;

function QuoteList() {
  const { uid } = useSignedIn();
  const [cursors, setCursors] = useState<readonly (Cursor | null)[]>([null]);
  const [isTurning, turn] = useTransition();
  const after = cursors.at(-1) ?? null;
  const { items, next, isCached } = useRecordPage(quotes, quoteQueries.quotesOfMember, [uid], after);
  const now = new Date();
  if (items.length === 0 && cursors.length === 1) return <NoQuotes />;
  const first = (cursors.length - 1) * pageSize + 1;
  return (
    <div aria-busy={isTurning || undefined}>
      <Rows>
        {items.map((quote) =>
          isUnreadable(quote) ? (
            <UnreadableRow key={quote.id} />
          ) : (
            <QuoteRow key={quote.id} quote={quote} now={now} />
          ),
        )}
      </Rows>
      {next || cursors.length > 1 ? (
        <Pagination
          label="quotes"
          isCached={isCached}
          summary={`Quotes ${first} to ${first + items.length - 1}`}
          onPrevious={cursors.length > 1 ? () => turn(() => setCursors(cursors.slice(0, -1))) : undefined}
          onNext={next ? () => turn(() => setCursors([...cursors, next])) : undefined}
        />
      ) : null}
    </div>
  );
}

function NoQuotes() {
  return (
    <EmptyState
      seed="client-quotes"
      title="You have no quotes yet"
      action={<ButtonLink href={paths.quote()}>Request a quote</ButtonLink>}
    >
      <p>Tell us what you need. We answer with a quote.</p>
    </EmptyState>
  );
}
