import { clientQueries } from '@agency/domain/client/queries';
import type { AccountEntry } from '@agency/domain/client/schema';
import { formatDateShort, formatMoney } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Fragment } from 'react';
import { clientAccounts } from '../../../firebase/records/client.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import type { DataColumn } from '../../../ui/app/data-table.tsx';
import { TwoLines } from '../../shared/list/columns.tsx';
import { entryWords } from './account-words.ts';
import { PagedRows } from './paged-rows.tsx';

/** Invoices, credit notes and money as they were entered, the newest on top, with the balance after each. */
export function AccountTab({ clientId }: { readonly clientId: string }) {
  return (
    <PagedRows
      note="A balance above zero is what the client owes. Below zero, it’s their credit."
      one="entry"
      many="entries"
      converter={clientAccounts}
      spec={clientQueries.accountOfClient}
      values={[]}
      parents={[clientId]}
      columns={columnsOf(clientId)}
      empty={{
        title: 'No entries yet',
        text: 'The account starts with the next invoice, receipt or credit note. What’s owed until then is brought forward.',
      }}
    />
  );
}

const columnsOf = (clientId: string): readonly DataColumn<Stored<AccountEntry>>[] => [
  { id: 'entry', header: 'Entry', cell: (entry) => <Entry clientId={clientId} entry={entry} /> },
  { id: 'day', header: 'Date', cell: ({ on }) => <span className="num">{formatDateShort(on)}</span> },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
  { id: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => formatMoney(balance) },
];

interface EntryProps {
  readonly clientId: string;
  readonly entry: AccountEntry;
}

function Entry({ clientId, entry }: EntryProps) {
  const hasDetail = entry.reference !== '' || entry.invoices !== undefined || isMoney(entry.kind);
  return (
    <TwoLines detail={hasDetail ? <Detail clientId={clientId} entry={entry} /> : ''}>
      {entryWords(entry)}
    </TwoLines>
  );
}

function Detail({ clientId, entry: { kind, reference, invoiceId, receiptId, invoices = [] } }: EntryProps) {
  // The reference of a transfer is often the number that it pays.
  const isSaid = invoices.some(({ number }) => number === reference);
  return (
    <>
      {invoices.map(({ id, number }) => (
        <Fragment key={id}>
          <Anchor href={adminPaths.invoice({ id })}>{number}</Anchor>{' '}
        </Fragment>
      ))}
      {invoiceId && reference ? (
        <Anchor href={adminPaths.invoice({ id: invoiceId })}>{reference}</Anchor>
      ) : isSaid ? null : (
        <span>{reference}</span>
      )}{' '}
      {receiptId !== null && isMoney(kind) ? (
        <Anchor href={adminPaths.invoices({ of: clientId, reverse: receiptId })}>Reverse</Anchor>
      ) : null}
    </>
  );
}

const isMoney = (kind: AccountEntry['kind']) => kind === 'receipt' || kind === 'refund';
