import { formatInstantDate } from '@agency/domain/shared/format';
import type { Listed, Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import type { User } from '@agency/domain/user/schema';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../ui/app/card.tsx';
import { type DataColumn, DataTable } from '../../ui/app/data-table.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { Muted } from '../../ui/text.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PageButtons } from './page-buttons.tsx';
import { useUserPage } from './queries.ts';
import { nameOf, personState } from './user-actions.ts';
import { type UserFilters, userLists, withPanel } from './user-filters.ts';
import styles from './users.module.css';

interface Props {
  readonly filters: UserFilters;
  readonly onPage: (after: string) => void;
}

export function UserPageTable({ filters, onPage }: Props) {
  const { items, next, isLooking } = useUserPage(filters);
  return (
    <>
      <UserTable items={isLooking ? null : items} filters={filters} hasMore={next !== null} />
      <PageButtons label="people" filters={filters} count={items.length} next={next} onPage={onPage} />
    </>
  );
}

interface TableProps {
  /** Null while they are being read. */
  readonly items: readonly Listed<User>[] | null;
  readonly filters: UserFilters;
  readonly hasMore?: boolean;
}

export function UserTable({ items, filters, hasMore = false }: TableProps) {
  const [query] = useSearchParams();
  return (
    <Card flush className={styles.card}>
      <DataTable
        caption={userLists[filters.list]}
        columns={columns}
        rows={items ?? []}
        rowKey={(user) => user.id}
        rowHref={(user) => `${adminPaths.users()}?${withPanel(query, { user: user.id })}`}
        selectedKey={query.get('user') ?? undefined}
        status={{ state: items ? 'ready' : 'loading' }}
        empty={<NothingFound filters={filters} hasMore={hasMore} />}
      />
    </Card>
  );
}

const columns: readonly DataColumn<Stored<User>>[] = [
  { id: 'name', header: 'Name', cell: (user) => <span className={styles.name}>{nameOf(user)}</span> },
  { id: 'email', header: 'Email', cell: (user) => <span className={styles.name}>{user.email}</span> },
  {
    id: 'state',
    header: 'Access',
    cell: (user) => {
      const { label, tone } = personState(user);
      return <StatusBadge tone={tone}>{label}</StatusBadge>;
    },
  },
  { id: 'phone', header: 'Phone', wideOnly: true, cell: (user) => user.phone ?? <Muted>None</Muted> },
  {
    id: 'since',
    header: 'Since',
    align: 'end',
    wideOnly: true,
    cell: (user) => <Muted>{formatInstantDate(user.createdAt)}</Muted>,
  },
];
