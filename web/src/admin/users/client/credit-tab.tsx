import { clientQueries } from '@agency/domain/client/queries';
import type { ClientCredit } from '@agency/domain/client/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { formatDateShort, formatMoney } from '@agency/domain/shared/format';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { clientCredits } from '../../../firebase/records/client.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import type { DataColumn } from '../../../ui/app/data-table.tsx';
import { Skeleton } from '../../../ui/app/states.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useLastCredit } from '../../../views/client/last-credit.ts';
import { TwoLines } from '../../shared/list/columns.tsx';
import { PagedRows } from './paged-rows.tsx';
import styles from './record.module.css';

interface OfClient {
  readonly clientId: string;
}

/** What the client paid too much, and what became of it. */
export function CreditTab({ clientId }: OfClient) {
  return (
    <div className={styles.rows}>
      <Feature subject="the credit" loading={<Skeleton width="14rem" height="2rem" />}>
        <CreditLeft clientId={clientId} />
      </Feature>
      <PagedRows
        one="entry"
        many="entries"
        converter={clientCredits}
        spec={clientQueries.creditsOfClient}
        values={[]}
        parents={[clientId]}
        columns={columns}
        empty={{
          title: 'No credit yet',
          text: 'When a client pays more than they owe, it appears here. We’ll use it for their next invoice.',
        }}
      />
    </div>
  );
}

function CreditLeft({ clientId }: OfClient) {
  const last = useLastCredit(clientId);
  // An unreadable one is named in the list, and its balance is not known.
  const balance = last && !isUnreadable(last) ? last.balance : 0;
  return (
    <div className={styles.foot}>
      <p className={styles.balance}>{`Credit left: ${formatMoney(balance)}`}</p>
      {balance > 0 ? (
        <ButtonLink href={adminPaths.invoices({ of: clientId, new: 'refund' })}>Refund credit</ButtonLink>
      ) : (
        <Button disabledReason="There’s no credit to refund" reasonHidden>
          Refund credit
        </Button>
      )}
    </div>
  );
}

const columns: readonly DataColumn<Stored<ClientCredit>>[] = [
  {
    id: 'entry',
    header: 'Entry',
    cell: ({ reason, invoiceId }) => (
      <TwoLines
        detail={
          invoiceId ? <Anchor href={adminPaths.invoice({ id: invoiceId })}>Open the invoice</Anchor> : ''
        }
      >
        {reason}
      </TwoLines>
    ),
  },
  {
    id: 'day',
    header: 'Date',
    cell: ({ createdAt }) => <span className="num">{formatDateShort(londonDate(createdAt))}</span>,
  },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
  { id: 'balance', header: 'Credit left', align: 'end', cell: ({ balance }) => formatMoney(balance) },
];
