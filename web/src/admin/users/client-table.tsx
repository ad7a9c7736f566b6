import type { Client } from '@agency/domain/client/schema';
import type { Listed, Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../ui/app/card.tsx';
import { type DataColumn, DataTable } from '../../ui/app/data-table.tsx';
import { Muted } from '../../ui/text.tsx';
import { whenShort } from '../shared/time-words.ts';
import { useNow } from '../shared/use-now.ts';
import { NothingFound } from './nothing-found.tsx';
import { PageButtons } from './page-buttons.tsx';
import { useClientPage } from './queries.ts';
import { type UserFilters, userLists, withPanel } from './user-filters.ts';
import styles from './users.module.css';

interface Props {
  readonly filters: UserFilters;
  readonly onPage: (after: string) => void;
}

export function ClientPageTable({ filters, onPage }: Props) {
  const { items, next, isLooking } = useClientPage(filters);
  return (
    <>
      <ClientTable items={isLooking ? null : items} filters={filters} hasMore={next !== null} />
      <PageButtons
        label="client records"
        filters={filters}
        count={items.length}
        next={next}
        onPage={onPage}
      />
    </>
  );
}

interface TableProps {
  /** Null while they are being read. */
  readonly items: readonly Listed<Client>[] | null;
  readonly filters: UserFilters;
  readonly hasMore?: boolean;
}

export function ClientTable({ items, filters, hasMore = false }: TableProps) {
  const [query] = useSearchParams();
  const now = useNow();
  return (
    <Card flush className={styles.card}>
      <DataTable
        caption={userLists.clients}
        columns={columnsAt(now)}
        rows={items ?? []}
        rowKey={(client) => client.id}
        rowHref={(client) => `${adminPaths.users()}?${withPanel(query, { client: client.id })}`}
        selectedKey={query.get('client') ?? undefined}
        status={{ state: items ? 'ready' : 'loading' }}
        empty={<NothingFound filters={filters} hasMore={hasMore} />}
      />
    </Card>
  );
}

function columnsAt(now: Date): readonly DataColumn<Stored<Client>>[] {
  return [
    { id: 'name', header: 'Client', cell: (client) => <span className={styles.name}>{client.name}</span> },
    {
      id: 'billing',
      header: 'Bills go to',
      cell: (client) => <span className={styles.name}>{client.billingEmail}</span>,
    },
    { id: 'people', header: 'People', cell: (client) => peopleInWords(client) },
    {
      id: 'changed',
      header: 'Changed',
      align: 'end',
      wideOnly: true,
      cell: (client) => <Muted>{whenShort(client.updatedAt, now)}</Muted>,
    },
  ];
}

/** '3 people, 1 with an account'. */
function peopleInWords({ people, memberUids }: Client): string {
  const all = people.length === 1 ? '1 person' : `${people.length} people`;
  return `${all}, ${memberUids.length} with an account`;
}
