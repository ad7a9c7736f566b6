import type { QuoteHead } from '@agency/domain/quote/schema';
import { quoteView } from '@agency/domain/quote/view';
import type { Stored } from '@agency/domain/shared/parse';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { SidePanel } from '../../../ui/app/dialog.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { ClientView } from '../client-view.tsx';
import { useCertificate, useVersion } from '../queries.ts';

interface Props {
  readonly head: Stored<QuoteHead>;
  readonly now: Date;
  readonly onClose: () => void;
}

/** The client's current view, beside the work on the quote. */
export function ClientViewPanel({ head, now, onClose }: Props) {
  return (
    <SidePanel open onOpenChange={(open) => !open && onClose()} title="What the client sees" size="large">
      <Feature subject="the quote" loading={<LoadingState lines={6} />}>
        {head.acceptance ? (
          <Accepted head={head} now={now} certificateId={head.acceptance.certificateId} />
        ) : (
          <Offered head={head} now={now} />
        )}
      </Feature>
    </SidePanel>
  );
}

type ViewProps = Pick<Props, 'head' | 'now'>;

function Offered({ head, now }: ViewProps) {
  const version = useVersion(head.id, head.sentVersion);
  return version ? <ClientView view={quoteView(head, version, now)} /> : null;
}

function Accepted({ head, now, certificateId }: ViewProps & { readonly certificateId: string }) {
  const version = useVersion(head.id, head.sentVersion);
  const certificate = useCertificate(certificateId);
  return version ? <ClientView view={quoteView(head, version, now, certificate)} /> : null;
}
