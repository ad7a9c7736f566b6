import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useScreenFocus } from '../../ui/app/screen-focus.ts';
import { LoadingState } from '../../ui/app/states.tsx';
import { QuoteList } from './quote-list.tsx';

const QuoteWorkspace = lazy(async () => ({
  default: (await import('./workspace/workspace.tsx')).QuoteWorkspace,
}));

/** `/admin/quotes`: the list; with `?quote={number}` that quote's workspace over it. */
export default function QuotesPage() {
  const [query] = useSearchParams();
  const quoteId = query.get('quote');
  useScreenFocus(quoteId);
  if (quoteId === null) return <QuoteList />;
  return (
    <Suspense fallback={<LoadingState label="Opening the quote" lines={8} />}>
      <QuoteWorkspace key={quoteId} quoteId={quoteId} />
    </Suspense>
  );
}
