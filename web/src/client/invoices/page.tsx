import { useLocation } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import type { PageProps } from '../../platform/page.ts';
import { PageHead } from '../../ui/app/card.tsx';
import { useScreenFocus } from '../../ui/app/screen-focus.ts';
import { LoadingState } from '../../ui/app/states.tsx';
import { ClientScreen } from '../shared/client-screen.tsx';
import { RowsLoading } from '../shared/rows.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { InvoiceScreen, NoSuchInvoice } from './invoice-screen.tsx';

export default function ClientInvoicesPage(_props: PageProps) {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('invoice');
  useScreenFocus(id);
  return (
    <ClientScreen>
      {id ? (
        <Feature
          key={id}
          subject="this invoice"
          loading={<LoadingState label="Loading this invoice" lines={6} />}
          missing={<NoSuchInvoice />}
        >
          <InvoiceScreen id={id} />
        </Feature>
      ) : (
        <>
          <PageHead title="Your invoices" lead="All the invoices we’ve sent you, newest first." />
          <Feature subject="your invoices" loading={<RowsLoading count={4} />}>
            <InvoiceList />
          </Feature>
        </>
      )}
    </ClientScreen>
  );
}
