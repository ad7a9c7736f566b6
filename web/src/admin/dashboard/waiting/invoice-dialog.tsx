import { owedOf } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { lazy, Suspense } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useClient } from '../../invoices/queries.ts';
import { clientNameOf } from '../../shared/invoice-words.ts';

// Today is what most days begin with: what its buttons open comes when it is asked for.
const ReceiptDialog = lazy(async () => ({
  default: (await import('../../invoices/money/receipt-dialog.tsx')).ReceiptDialog,
}));
const IssueDialog = lazy(async () => ({
  default: (await import('../../invoices/workspace/issue-dialog.tsx')).IssueDialog,
}));
const NotComeDialog = lazy(async () => ({
  default: (await import('../../invoices/workspace/simple-dialogs.tsx')).NotComeDialog,
}));

/** What a button of an invoice opened. */
export interface Opened {
  readonly kind: 'receipt' | 'issue' | 'notCome';
  readonly invoice: Stored<Invoice>;
}

interface Props {
  readonly opened: Opened;
  readonly onClose: () => void;
}

export function InvoiceDialog({ opened: { kind, invoice }, onClose }: Props) {
  return (
    <Feature subject="this invoice" loading={null}>
      <Suspense fallback={null}>
        {kind === 'receipt' ? (
          <ReceiptDialog
            client={{ id: invoice.clientId, name: clientNameOf(invoice) }}
            amount={owedOf(invoice)}
            onClose={onClose}
          />
        ) : null}
        {kind === 'issue' ? <Issue invoice={invoice} onClose={onClose} /> : null}
        {kind === 'notCome' ? <NotComeDialog invoice={invoice} onClose={onClose} /> : null}
      </Suspense>
    </Feature>
  );
}

function Issue({ invoice, onClose }: { readonly invoice: Stored<Invoice>; readonly onClose: () => void }) {
  const client = useClient(invoice.clientId);
  if (client === null) return null;
  return <IssueDialog invoice={invoice} client={client} revision={invoice.revision ?? 0} onClose={onClose} />;
}
