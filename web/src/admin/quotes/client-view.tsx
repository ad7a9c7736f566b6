import type { QuoteView } from '@agency/domain/quote/view';
import { lazy, Suspense } from 'react';
import { LoadingState } from '../../ui/app/states.tsx';

const QuoteDocument = lazy(async () => ({
  default: (await import('../../views/quote/quote-document.tsx')).QuoteDocument,
}));

/** The quote exactly as the client reads it. Staff look: nothing is marked as viewed and nothing can be answered. */
export function ClientView({ view }: { readonly view: QuoteView }) {
  return (
    <Suspense fallback={<LoadingState label="Setting the quote" lines={6} />}>
      <QuoteDocument view={view} />
    </Suspense>
  );
}
