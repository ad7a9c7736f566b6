import { adminPaths } from '@agency/domain/site/admin-paths';
import { Anchor } from '../../ui/anchor.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { AuditLink } from '../shared/audit-link.tsx';
import { RecordPanel, RecordParts } from '../shared/record-panel.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonDetails } from './person-details.tsx';
import { useUser } from './queries.ts';
import { nameOf, personState } from './user-actions.ts';
import styles from './users.module.css';

/** One person: details, memberships and actions. */
export function UserPanel() {
  return (
    <RecordPanel name="user" title="Person" subject="this person" missing={missing}>
      {(uid, close) => <Person uid={uid} onGone={close} />}
    </RecordPanel>
  );
}

const missing = 'We can’t find this person. Their account may have been deleted.';

function Person({ uid, onGone }: { readonly uid: string; readonly onGone: () => void }) {
  const user = useUser(uid);
  if (!user) return <p>{missing}</p>;
  const { label, tone } = personState(user);
  return (
    <RecordParts name={nameOf(user)} badges={<StatusBadge tone={tone}>{label}</StatusBadge>}>
      <PersonDetails user={user} />
      <Anchor href={adminPaths.person(uid)}>Sign-ins, emails and what they can see</Anchor>
      <Anchor href={adminPaths.audit({ who: uid })}>What they did, in the audit log</Anchor>
      <AuditLink record={`users/${uid}`} />
      <section aria-label="Actions" className={styles.actions}>
        <PersonActions
          user={user}
          onDone={({ operation }) => {
            if (operation === 'deleteUser') onGone();
          }}
        />
      </section>
    </RecordParts>
  );
}
