import { retention } from '@agency/domain/platform/retention';
import { listQuery } from '@agency/domain/shared/list-queries';
import { isUnreadable } from '@agency/domain/shared/parse';
import { userList } from '@agency/domain/user/queries';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord, useRecords } from '../../firebase/firestore/hooks.ts';
import { users } from '../../firebase/records/user.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { PageHead } from '../../ui/app/card.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { cx } from '../../ui/cx.ts';
import { readAsked } from '../shared/list/address.ts';
import { ListView } from '../shared/list/list-view.tsx';
import styles from './audit.module.css';
import { auditEntryList, kindFilter, otherFilters, personFilter } from './entry-list.tsx';
import { EntryPane } from './entry-pane.tsx';

const lead = `Who changed what, and when. No one can change or delete an entry, not even an admin. Each stays for ${retention.business.years} years after the end of its accounting year.`;

/** `/admin/audit`: `?record=` shows the changes of one record, `?entry=` opens one beside the list. */
export default function AuditPage() {
  const [query] = useSearchParams();
  const entry = query.get('entry');
  return (
    <div className={cx(styles.screen, entry !== null && styles.open)}>
      <PageHead title="Audit log" lead={lead} />
      <div className={styles.split}>
        <div className={styles.list}>
          <Feature subject="who works here" loading={<LoadingState lines={8} />}>
            <Entries />
          </Feature>
        </div>
        {entry === null ? null : <EntryPane key={entry} id={entry} />}
      </div>
    </div>
  );
}

const { spec: adminsSpec, values: adminsOnly } = listQuery(userList, { by: { role: 'admin' }, token: null });

/** Staff, and who else the address asks for, by their names as they are now. */
function usePeople(asked: string | null) {
  const { uid } = useSignedIn();
  const admins = useRecords(users, adminsSpec, adminsOnly);
  const isKnown =
    asked === null ||
    personFilter.options.some(({ value }) => value === asked) ||
    admins.some(({ id }) => id === asked);
  // The person's own record is there anyway.
  const other = useRecord(users, isKnown ? uid : asked);
  return useMemo(() => {
    const staff = admins.flatMap((person) => (isUnreadable(person) ? [] : [person]));
    const named = staff.map(({ id, displayName, email }) => ({ id, name: displayName || email }));
    if (isKnown) return named;
    return [...named, { id: asked, name: other?.displayName || other?.email || 'A deleted account' }];
  }, [admins, isKnown, asked, other]);
}

function Entries() {
  const [query] = useSearchParams();
  const people = usePeople(query.get(personFilter.name));
  const isOfOne = readAsked(auditEntryList, query).filters.record !== '';
  const list = useMemo(() => {
    const [everyone, ...nobody] = personFilter.options;
    const options = people.map(({ id, name }) => ({ value: id, label: name, where: { actor: id } }));
    const who = { ...personFilter, options: [everyone, ...options, ...nobody] } as const;
    return { ...auditEntryList, filters: [who, ...(isOfOne ? [] : [kindFilter]), ...otherFilters] };
  }, [people, isOfOne]);
  return <ListView list={list} />;
}
