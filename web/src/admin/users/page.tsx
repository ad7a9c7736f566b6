import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { PageHead } from '../../ui/app/card.tsx';
import { useScreenFocus } from '../../ui/app/screen-focus.ts';
import { LoadingState } from '../../ui/app/states.tsx';
import { Tabs } from '../../ui/app/tabs.tsx';
import { ListView } from '../shared/list/list-view.tsx';
import { clientRecords } from './client-list.tsx';
import { NewClient } from './new-client-dialog.tsx';
import { admins, people, personBulk } from './person-list.tsx';
import { UserPanel } from './user-panel.tsx';
import { WaitingCard } from './waiting-card.tsx';

const ClientRecord = lazy(async () => ({ default: (await import('./client/record.tsx')).ClientRecord }));
const PersonRecord = lazy(async () => ({ default: (await import('./person/record.tsx')).PersonRecord }));
const DataRequests = lazy(async () => ({ default: (await import('./requests/tab.tsx')).DataRequests }));

/**
 * `/admin/users`: clients' people and admins, `?user=` opens one over the list, `?person=` all about one in place of it;
 * `?list=clients` the clients, and `?client=` the record of one in place of it; `?list=requests` finds anyone's data.
 */
export default function UsersPage() {
  const [query] = useSearchParams();
  const clientId = query.get('client');
  const personId = query.get('person');
  useScreenFocus(clientId ?? personId);
  if (personId !== null && clientId === null) {
    return (
      <Suspense fallback={<LoadingState label="Opening the person" lines={8} />}>
        <PersonRecord key={personId} uid={personId} />
      </Suspense>
    );
  }
  if (clientId === null) return query.get('list') === 'clients' ? <Clients /> : <People />;
  return (
    <Suspense fallback={<LoadingState label="Opening the client" lines={8} />}>
      <ClientRecord key={clientId} clientId={clientId} />
    </Suspense>
  );
}

function Clients() {
  return (
    <>
      <PageHead title="Clients" actions={<NewClient />} />
      <ListView list={clientRecords} />
    </>
  );
}

function People() {
  const [query, setQuery] = useSearchParams();
  const { uid } = useSignedIn();
  const bulk = personBulk(uid);
  const tabs = [
    { value: 'people', label: 'Client contacts', content: <ListView list={people} actions={bulk} /> },
    { value: 'admins', label: 'Admins', content: <ListView list={admins} actions={bulk} /> },
    { value: 'requests', label: 'Data requests', content: <Requests /> },
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
    </>
  );
}

function Requests() {
  return (
    <Suspense fallback={<LoadingState label="Opening data requests" lines={4} />}>
      <DataRequests />
    </Suspense>
  );
}

/** Another list, from its first page and in its own order, with the same search. */
function withList(query: URLSearchParams, list: string): URLSearchParams {
  const search = query.get('search');
  return new URLSearchParams({ ...(list === 'people' ? {} : { list }), ...(search ? { search } : {}) });
}
