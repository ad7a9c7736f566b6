import { invoiceQueries } from '@agency/domain/invoice/queries';
import { isUnreadable } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { useState, useTransition } from 'react';
import type { Cursor } from '../../firebase/firestore/cursor.ts';
import { useRecordPage } from '../../firebase/firestore/hooks.ts';
import { invoices } from '../../firebase/records/invoice.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { Pagination } from '../../ui/app/pagination.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useCompanies } from '../shared/companies.ts';
import { CreditOfEach } from '../shared/credit.tsx';
import { InvoiceRow } from '../shared/invoice-row.tsx';
import { Rows, UnreadableRow } from '../shared/rows.tsx';
import { useToday } from '../shared/use-today.ts';
import { DownloadPeriod } from './download-period.tsx';

const query = invoiceQueries.invoicesOfMember;

/** All invoices and credit notes of this person's companies, page by page. */
export function InvoiceList() {
  const { uid } = useSignedIn();
  const { companies, areSeveral } = useCompanies();
  const [cursors, setCursors] = useState<readonly (Cursor | null)[]>([null]);
  const [isTurning, turn] = useTransition();
  const { items, next, isCached } = useRecordPage(invoices, query, [uid], cursors.at(-1) ?? null);
  const today = useToday();
  if (items.length === 0 && cursors.length === 1) return <NoInvoices />;
  const first = (cursors.length - 1) * query.limit + 1;
  return (
    <>
      <CreditOfEach />
      <div aria-busy={isTurning || undefined}>
        <Rows>
          {items.map((invoice) =>
            isUnreadable(invoice) ? (
              <UnreadableRow key={invoice.id} />
            ) : (
              <InvoiceRow key={invoice.id} invoice={invoice} today={today} namesCompany={areSeveral} />
            ),
          )}
        </Rows>
        {next || cursors.length > 1 ? (
          <Pagination
            label="invoices"
            isCached={isCached}
            summary={`Invoices ${first} to ${first + items.length - 1}`}
            onPrevious={cursors.length > 1 ? () => turn(() => setCursors(cursors.slice(0, -1))) : undefined}
            onNext={next ? () => turn(() => setCursors([...cursors, next])) : undefined}
          />
        ) : null}
      </div>
      <DownloadPeriod companies={companies} />
    </>
  );
}

function NoInvoices() {
  return (
    <EmptyState
      seed="client-invoices"
      title="You have no invoices yet"
      action={<ButtonLink href={paths.client.quotes()}>See your quotes</ButtonLink>}
    >
      <p>We email you each invoice. You’ll also find it here, with how to pay it.</p>
    </EmptyState>
  );
}
