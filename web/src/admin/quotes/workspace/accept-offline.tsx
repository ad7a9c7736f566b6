import type { QuoteDraft, QuoteHead } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useVersion } from '../queries.ts';
import { AcceptOfflineDialog } from './accept-offline-dialog.tsx';

interface Props {
  readonly head: Stored<QuoteHead>;
  readonly draft: QuoteDraft;
  readonly vatRegistered: boolean;
  readonly onClose: () => void;
}

/** What is accepted: the sent version, or the saved draft of a quote never sent. */
export function AcceptOffline({ head, draft, vatRegistered, onClose }: Props) {
  if (head.sentVersion > 0) return <AcceptSent head={head} onClose={onClose} />;
  return (
    <AcceptOfflineDialog
      head={head}
      content={draft.content}
      vatRegistered={vatRegistered}
      onClose={onClose}
    />
  );
}

function AcceptSent({ head, onClose }: Pick<Props, 'head' | 'onClose'>) {
  const version = useVersion(head.id, head.sentVersion);
  if (!version) return null;
  return (
    <AcceptOfflineDialog
      head={head}
      content={version.content}
      vatRegistered={version.vatRegistered}
      onClose={onClose}
    />
  );
}
