import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { PageHead } from '../../ui/app/card.tsx';
import { Tabs } from '../../ui/app/tabs.tsx';
import { ListView } from '../shared/list/list-view.tsx';
import { clientRecords } from './client-list.tsx';
import { ClientPanel } from './client-panel.tsx';
import { admins, people, personBulk } from './person-list.tsx';
import { UserPanel } from './user-panel.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** `/admin/users`: clients' people, admins and client records; `?user=` and `?client=` open one over the list. */
export default function UsersPage() {
  const [query, setQuery] = useSearchParams();
  const { uid } = useSignedIn();
  const bulk = personBulk(uid);
  const tabs = [
    { value: 'people', label: 'Client contacts', content: <ListView list={people} actions={bulk} /> },
    { value: 'admins', label: 'Admins', content: <ListView list={admins} actions={bulk} /> },
    { value: 'clients', label: 'Client records', content: <ListView list={clientRecords} /> },
  ] as const;
  const shown = tabs.find(({ value }) => value === query.get('list')) ?? tabs[0];
  return (
    <>
      <PageHead title="Users" />
      <Feature subject="people waiting for approval" loading={null}>
        <WaitingCard />
      </Feature>
      <Tabs
        label="Lists"
        value={shown.value}
        onValueChange={(list) => setQuery(withList(query, list), { replace: true })}
        tabs={tabs}
      />
      <UserPanel />
      <ClientPanel />
    </>
  );
}

/** Another list, from its first page and in its own order, with the same search. */
function withList(query: URLSearchParams, list: string): URLSearchParams {
  const search = query.get('search');
  return new URLSearchParams({ ...(list === 'people' ? {} : { list }), ...(search ? { search } : {}) });
}
