import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../ui/app/card.tsx';
import { useScreenFocus } from '../../ui/app/screen-focus.ts';
import { LoadingState } from '../../ui/app/states.tsx';
import { ListView } from '../shared/list/list-view.tsx';
import { invoiceBulk, invoicesList } from './invoice-list.tsx';
import { ListButtons } from './list-buttons.tsx';
import { ReverseAsked } from './reverse-asked.tsx';

const InvoiceWorkspace = lazy(async () => ({
  default: (await import('./workspace/workspace.tsx')).InvoiceWorkspace,
}));

/** `/admin/invoices`: the list; with `?invoice={id}` that invoice's workspace over it. */
export default function InvoicesPage() {
  const [query] = useSearchParams();
  const invoiceId = query.get('invoice');
  useScreenFocus(invoiceId);
  if (invoiceId === null) {
    return (
      <>
        <PageHead title="Invoices" actions={<ListButtons />} />
        <ListView list={invoicesList} actions={invoiceBulk} />
        <ReverseAsked />
      </>
    );
  }
  return (
    <Suspense fallback={<LoadingState label="Opening the invoice" lines={8} />}>
      <InvoiceWorkspace key={invoiceId} invoiceId={invoiceId} />
    </Suspense>
  );
}
