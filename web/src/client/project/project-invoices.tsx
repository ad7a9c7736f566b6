import { invoiceQueries } from '@agency/domain/invoice/queries';
import { isUnreadable } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { useState } from 'react';
import type { Cursor } from '../../firebase/firestore/cursor.ts';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecordPage } from '../../firebase/firestore/hooks.ts';
import { NewestAndOlder } from '../../firebase/firestore/newest-and-older.tsx';
import { invoices } from '../../firebase/records/invoice.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { useCompanies } from '../shared/companies.ts';
import { InvoiceRow } from '../shared/invoice-row.tsx';
import { InvoicesPart, NoInvoicesYet } from '../shared/invoices-part.tsx';
import { Rows, RowsLoading, UnreadableRow } from '../shared/rows.tsx';
import { useToday } from '../shared/use-today.ts';

/** The invoices of one project. */
export function ProjectInvoices({ projectId }: { readonly projectId: string }) {
  return (
    <InvoicesPart>
      <Feature subject="the invoices" loading={<RowsLoading count={2} />}>
        <List projectId={projectId} />
      </Feature>
    </InvoicesPart>
  );
}

function List({ projectId }: { readonly projectId: string }) {
  const { uid } = useSignedIn();
  const { areSeveral } = useCompanies();
  const [after, setAfter] = useState<Cursor | null>(null);
  const query = invoiceQueries.invoicesOfProjectOfMember;
  const { items, next } = useRecordPage(invoices, query, [projectId, uid], after);
  const today = useToday();
  if (items.length === 0 && after === null) return <NoInvoicesYet />;
  return (
    <>
      <Rows>
        {items.map((invoice) =>
          isUnreadable(invoice) ? (
            <UnreadableRow key={invoice.id} />
          ) : (
            <InvoiceRow key={invoice.id} invoice={invoice} today={today} namesCompany={areSeveral} />
          ),
        )}
      </Rows>
      <NewestAndOlder of="invoices" after={after} next={next} onPage={setAfter} />
      <p>
        <Anchor href={paths.client.invoices()}>All your invoices</Anchor>
      </p>
    </>
  );
}
