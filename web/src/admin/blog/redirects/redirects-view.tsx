import type { ListedRedirect } from '@agency/domain/operations/redirect';
import { londonDate } from '@agency/domain/shared/dates';
import { formatDateShort } from '@agency/domain/shared/format';
import { useState } from 'react';
import { Card } from '../../../ui/app/card.tsx';
import { type DataColumn, DataTable } from '../../../ui/app/data-table.tsx';
import { EmptyState, ErrorState } from '../../../ui/app/states.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmOperation } from '../../shared/confirm-operation.tsx';
import { Written } from '../../shared/list/columns.tsx';
import { ImportCard } from './import-card.tsx';
import styles from './redirects.module.css';
import { useRedirects } from './use-redirects.ts';

const columns: readonly DataColumn<ListedRedirect>[] = [
  { id: 'from', header: 'Old address', cell: ({ from }) => <Written>{from}</Written> },
  { id: 'to', header: 'Leads to', cell: ({ to }) => <Written>{to}</Written> },
  {
    id: 'since',
    header: 'Since',
    from: 'tablet',
    cell: ({ createdAt }) => formatDateShort(londonDate(new Date(createdAt))),
  },
];

/** Addresses that lead elsewhere: those of pages that moved, and those of an earlier site. */
export function RedirectsView() {
  const list = useRedirects();
  const [asked, setAsked] = useState<ListedRedirect | null>(null);
  return (
    <div className={styles.stack}>
      <ImportCard onImported={() => void list.load(null)} />
      <List list={list} onRemove={setAsked} />
      {asked ? (
        <ConfirmOperation
          operation="removeRedirect"
          input={{ from: asked.from }}
          title="Remove this redirect?"
          confirmLabel="Remove redirect"
          cancelLabel="Keep it"
          tone="danger"
          done={() => {
            list.drop(asked.from);
            return `${asked.from} leads nowhere now`;
          }}
          onClose={() => setAsked(null)}
        >
          <p>{`Visitors of ${asked.from} will see that there’s no page there, instead of ${asked.to}.`}</p>
        </ConfirmOperation>
      ) : null}
    </div>
  );
}

interface ListProps {
  readonly list: ReturnType<typeof useRedirects>;
  readonly onRemove: (redirect: ListedRedirect) => void;
}

function List({ list: { listed, busy, error, load }, onRemove }: ListProps) {
  if (error !== null && listed === null)
    return <ErrorState message={error.message} retrying={busy} onRetry={() => void load(null)} />;
  if (listed?.redirects.length === 0 && listed.next === null) {
    return (
      <EmptyState seed="no-redirects" title="No redirects yet">
        <p>When the address of a page changes, its redirect appears here.</p>
      </EmptyState>
    );
  }
  return (
    <Card title="Redirects" flush>
      <DataTable
        caption="Redirects"
        columns={columns}
        rows={listed?.redirects ?? null}
        rowKey={({ from }) => from}
        rowActions={(one) => (
          <Button size="small" about={one.from} onClick={() => onRemove(one)}>
            Remove
          </Button>
        )}
      />
      {error ? <p role="alert">{error.message}</p> : null}
      {listed?.next ? (
        <div className={styles.more}>
          <Button busy={busy} onClick={() => void load(listed.next)}>
            Show more
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
