import type { QuoteView } from '@agency/domain/quote/view';
import { useLate } from '../../platform/use-late.ts';
import { LoadingState } from '../../ui/app/states.tsx';
import { Callout } from '../../ui/callout.tsx';

const loadDocument = async () => (await import('../../views/quote/quote-document.tsx')).QuoteDocument;

/** The quote exactly as the client sees it. A look by staff marks nothing as viewed, and nothing can be answered. */
export function ClientView({ view }: { readonly view: QuoteView }) {
  // The editor around it holds unsaved input.
  const late = useLate(loadDocument, true);
  if (late.state === 'here') return <late.part view={view} />;
  if (late.state === 'waiting') return <LoadingState label="Laying out the quote" lines={6} />;
  return (
    <Callout tone="danger" title="We couldn’t show the quote" announce="alert">
      <p>Check your connection, then open this again. Nothing you entered has been lost.</p>
    </Callout>
  );
}
