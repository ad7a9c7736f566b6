import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import type { User } from '@agency/domain/user/schema';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Anchor } from '../../ui/anchor.tsx';
import { Card } from '../../ui/app/card.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted } from '../../ui/text.tsx';
import { withOpen } from '../shared/open-record.ts';
import { whenShort } from '../shared/time-words.ts';
import { useNow } from '../shared/use-now.ts';
import { PersonActionDialog } from './person-action-dialog.tsx';
import { useWaiting } from './queries.ts';
import { approvalObstacle, fullNameOf, nameOf, type PersonAction, personActions } from './user-actions.ts';

import styles from './users.module.css';

/** People whose request for back-office access is open. Absent while there are none. */
export function WaitingCard() {
  const waiting = useWaiting();
  const now = useNow();
  if (waiting.length === 0) return null;
  return (
    <div className={styles.waiting}>
      <Card title="Waiting for approval" flush>
        <ul className={styles.rows}>
          {waiting.map((user) =>
            isUnreadable(user) ? (
              <li key={user.id} className={styles.row}>
                <UnreadableNote path={user.unreadable.path} />
              </li>
            ) : (
              <WaitingRow key={user.id} user={user} now={now} />
            ),
          )}
        </ul>
      </Card>
    </div>
  );
}

function WaitingRow({ user, now }: { readonly user: Stored<User>; readonly now: Date }) {
  const [query] = useSearchParams();
  const [asked, setAsked] = useState<PersonAction | null>(null);
  const obstacle = approvalObstacle(user);
  const actions = personActions({ user, isSelf: false, admins: 2 });
  const answers = actions.filter(
    ({ operation }) => operation === 'approveAdmin' || operation === 'refuseAdmin',
  );
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Anchor href={`${adminPaths.users()}?${withOpen(query, 'user', user.id)}`}>{nameOf(user)}</Anchor>
        <Muted>{user.email}</Muted>
        {obstacle === null ? null : <StatusBadge tone="warning">{obstacle}</StatusBadge>}
      </div>
      <Muted>{`Asked ${whenShort(user.createdAt, now)}`}</Muted>
      <div className={styles.answers}>
        {answers.map((action) => (
          <Button
            key={action.operation}
            size="small"
            variant={action.operation === 'refuseAdmin' ? 'quiet' : 'secondary'}
            disabledReason={action.reason}
            reasonHidden
            about={`${action.label.slice(action.verb.length)} ${fullNameOf(user)}`.trim()}
            onClick={() => setAsked(action)}
          >
            {action.verb}
          </Button>
        ))}
      </div>
      {asked ? <PersonActionDialog action={asked} uid={user.id} onClose={() => setAsked(null)} /> : null}
    </li>
  );
}
