import { formatInstantDate } from '@agency/domain/shared/format';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import type { User } from '@agency/domain/user/schema';
import { useState } from 'react';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Skeleton } from '../../ui/app/states.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { KeyValue, Muted } from '../../ui/text.tsx';
import { AccountRow, AccountRows } from '../../views/account/account-section.tsx';
import { RecordPanel, RecordParts } from '../shared/record-panel.tsx';
import { MailStanding } from './mail-standing.tsx';
import { PersonActionDialog } from './person-action-dialog.tsx';
import { useAdminCount, useClientsOf, useUser } from './queries.ts';
import { nameOf, type PersonAction, personActions, personState } from './user-actions.ts';
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
      <KeyValue
        items={[
          { key: 'Email', value: <MailLink address={user.email} /> },
          {
            key: 'Delivery',
            value: (
              <Feature subject="the delivery of their emails" loading={<Skeleton width="8rem" />}>
                <MailStanding uid={uid} email={user.email} />
              </Feature>
            ),
          },
          { key: 'Phone', value: user.phone ?? <Muted>None</Muted> },
          { key: 'Since', value: formatInstantDate(user.createdAt) },
          {
            key: 'Belongs to',
            value: (
              <Feature subject="their clients" loading={<Skeleton width="8rem" />}>
                <ClientsOf uid={uid} />
              </Feature>
            ),
          },
        ]}
      />
      <Actions user={user} onGone={onGone} />
    </RecordParts>
  );
}

function ClientsOf({ uid }: { readonly uid: string }) {
  const clients = useClientsOf(uid);
  if (clients.length === 0) return <Muted>No client</Muted>;
  return (
    <ul className={styles.plain}>
      {clients.map((client) => (
        <li key={client.id}>
          {isUnreadable(client) ? (
            <UnreadableNote path={client.unreadable.path} />
          ) : (
            <Anchor href={adminPaths.client(client.id)}>{client.name}</Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}

function Actions({ user, onGone }: { readonly user: Stored<User>; readonly onGone: () => void }) {
  const { uid } = useSignedIn();
  const admins = useAdminCount();
  const [asked, setAsked] = useState<PersonAction | null>(null);
  const actions = personActions({ user, isSelf: user.id === uid, admins });
  return (
    <section aria-label="Actions" className={styles.actions}>
      <AccountRows>
        {actions.map((action) => (
          <AccountRow
            key={action.operation}
            label={action.label}
            detail={action.reason ?? action.consequence}
            action={
              <Button
                size="small"
                variant={action.tone === 'danger' ? 'danger' : 'secondary'}
                disabledReason={action.reason}
                reasonHidden
                about={action.label.slice(action.verb.length).trim()}
                onClick={() => setAsked(action)}
              >
                {action.verb}
              </Button>
            }
          />
        ))}
      </AccountRows>
      {asked ? (
        <PersonActionDialog
          action={asked}
          uid={user.id}
          onClose={() => setAsked(null)}
          onDone={({ operation }) => {
            if (operation === 'deleteUser') onGone();
          }}
        />
      ) : null}
    </section>
  );
}
