import { formatInstantDate } from '@agency/domain/shared/format';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import type { User } from '@agency/domain/user/schema';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { Anchor } from '../../ui/anchor.tsx';
import { Skeleton } from '../../ui/app/states.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { KeyValue, Muted } from '../../ui/text.tsx';
import { MailStanding } from './mail-standing.tsx';
import { useClientsOf } from './queries.ts';
import styles from './users.module.css';

/** Who a person is, whether emails reach them, and the clients they belong to. */
export function PersonDetails({ user }: { readonly user: Stored<User> }) {
  return (
    <KeyValue
      items={[
        { key: 'Email', value: <MailLink address={user.email} /> },
        {
          key: 'Delivery',
          value: (
            <Feature subject="the delivery of their emails" loading={<Skeleton width="8rem" />}>
              <MailStanding uid={user.id} email={user.email} />
            </Feature>
          ),
        },
        { key: 'Phone', value: user.phone ?? <Muted>None</Muted> },
        { key: 'Since', value: formatInstantDate(user.createdAt) },
        {
          key: 'Belongs to',
          value: (
            <Feature subject="their clients" loading={<Skeleton width="8rem" />}>
              <ClientsOf uid={user.id} />
            </Feature>
          ),
        },
      ]}
    />
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
