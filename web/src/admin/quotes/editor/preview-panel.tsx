import { offerFor } from '@agency/domain/quote/consumer';
import type { Offer, QuoteHead } from '@agency/domain/quote/schema';
import { previewView } from '@agency/domain/quote/view';
import type { Terms } from '@agency/domain/settings/schema';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { SidePanel } from '../../../ui/app/dialog.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { useBuys } from '../buyer/use-buys.ts';
import { ClientView } from '../client-view.tsx';
import type { Sending } from './use-sending.ts';

interface Props {
  readonly sending: Sending;
  readonly head: QuoteHead;
  readonly terms: Terms;
}

/** The quote as the client will see it, from the form's current values. */
export function PreviewPanel({ sending, head, terms }: Props) {
  return (
    <SidePanel
      open={sending.open === 'preview' && sending.offer !== null}
      onOpenChange={(open) => !open && sending.close()}
      title="Client preview"
      size="large"
    >
      {sending.offer ? (
        <Feature subject="the preview" loading={<LoadingState label="Setting the quote" lines={6} />}>
          <OfferPreview offer={sending.offer} head={head} terms={terms} />
        </Feature>
      ) : null}
    </SidePanel>
  );
}

/** With a private buyer's rights, where the record says that it is one. */
export function OfferPreview({ offer, head, terms }: Omit<Props, 'sending'> & { readonly offer: Offer }) {
  const buys = useBuys(offer.recipient, head);
  return <ClientView view={previewView(head.number, offerFor(offer, buys, terms))} />;
}
