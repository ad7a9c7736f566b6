import type { QuoteDraft, QuoteHead } from '@agency/domain/quote/schema';
import { withRatesOf } from '@agency/domain/quote/vat';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { isRegisteredOn } from '@agency/domain/vat/history';
import { useState } from 'react';
import { useNow } from '../../shared/use-now.ts';
import { BuyerQuestion } from '../buyer/buyer-question.tsx';
import { useBuyer } from '../buyer/use-buys.ts';
import { useVersion } from '../queries.ts';
import { AcceptOfflineDialog } from './accept-offline-dialog.tsx';

interface Props {
  readonly head: Stored<QuoteHead>;
  readonly draft: QuoteDraft;
  readonly business: PrivateSettings;
  readonly onClose: () => void;
}

/** What is accepted: the sent version, or the saved draft of a quote never sent. */
export function AcceptOffline(props: Props) {
  // As it was opened: what a colleague saves meanwhile must not be accepted unseen.
  const [{ head, draft }] = useState(props);
  const { business, onClose } = props;
  if (head.sentVersion > 0) return <AcceptSent head={head} onClose={onClose} />;
  return <AcceptDraft head={head} draft={draft} business={business} onClose={onClose} />;
}

function AcceptDraft({ head, draft, business, onClose }: Props) {
  const today = londonDate(useNow());
  const buyer = useBuyer(draft.recipient, head, business.terms);
  return (
    <AcceptOfflineDialog
      head={head}
      content={withRatesOf(draft.content, business, today)}
      vatRegistered={isRegisteredOn(business, today)}
      question={<BuyerQuestion buyer={buyer} name={draft.recipient.name} />}
      buys={buyer.said ?? undefined}
      obstacle={buyer.obstacle}
      revision={draft.revision}
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
