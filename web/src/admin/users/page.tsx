import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { PageHead } from '../../ui/app/card.tsx';
import { FilterBar } from '../../ui/app/filter-bar.tsx';
import { Tabs } from '../../ui/app/tabs.tsx';
import { cx } from '../../ui/cx.ts';
import { useSearchField } from '../shared/use-search-field.ts';
import { ClientPanel } from './client-panel.tsx';
import { ClientPageTable, ClientTable } from './client-table.tsx';
import {
  readFilters,
  type UserFilters,
  type UserList,
  userLists,
  withFilters,
  withPanel,
} from './user-filters.ts';
import { UserPanel } from './user-panel.tsx';
import { UserPageTable, UserTable } from './user-table.tsx';
import styles from './users.module.css';
import { WaitingCard } from './waiting-card.tsx';

/** `/admin/users`: clients' people, admins and client records; `?user=` and `?client=` open one over the list. */
export default function UsersPage() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const change = (next: Partial<UserFilters>) => setQuery(withFilters(query, next), { replace: !next.after });
  const close = () => setQuery(withPanel(query, {}), { replace: true });
  const [user, client] = [query.get('user'), query.get('client')];
  return (
    <>
      <PageHead title="Users" />
      <Feature subject="who waits for approval" loading={null}>
        <WaitingCard />
      </Feature>
      <Tabs
        label="Lists"
        value={filters.list}
        onValueChange={(list) => change({ list: readFilters(new URLSearchParams({ list })).list })}
        tabs={Object.entries(userLists).map(([value, label]) => ({
          value,
          label,
          content: <List filters={filters} onChange={change} />,
        }))}
      />
      {user ? <UserPanel uid={user} onClose={close} /> : null}
      {client ? <ClientPanel id={client} onClose={close} /> : null}
    </>
  );
}

interface ListProps {
  readonly filters: UserFilters;
  readonly onChange: (next: Partial<UserFilters>) => void;
}

const placeholders: Readonly<Record<UserList, string>> = {
  people: 'Name or email',
  admins: 'Name or email',
  clients: 'Name, person or email',
};

function List({ filters, onChange }: ListProps) {
  const [typed, setTyped] = useSearchField(filters.search, (search) => onChange({ search }));
  // The rows of the search before stay until those of the new one are there.
  const shown = useDeferredValue(filters);
  const onPage = (after: string) => onChange({ after });
  const clear = () => {
    setTyped('');
    onChange({ search: '' });
  };
  const isClients = shown.list === 'clients';
  return (
    <div className={styles.list}>
      <FilterBar
        label={filters.list === 'clients' ? 'client records' : 'people'}
        search={{ value: typed, onChange: setTyped, placeholder: placeholders[filters.list] }}
        onClear={filters.search === '' ? undefined : clear}
      />
      <div className={cx(shown !== filters && styles.stale)}>
        {isClients ? (
          <Feature subject="the client records" loading={<ClientTable items={null} filters={shown} />}>
            <ClientPageTable filters={shown} onPage={onPage} />
          </Feature>
        ) : (
          <Feature subject="the people" loading={<UserTable items={null} filters={shown} />}>
            <UserPageTable filters={shown} onPage={onPage} />
          </Feature>
        )}
      </div>
    </div>
  );
}
