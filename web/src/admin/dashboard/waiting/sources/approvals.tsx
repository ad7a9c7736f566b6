import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import type { User } from '@agency/domain/user/schema';
import { useMemo, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { PersonActionDialog } from '../../../users/person-action-dialog.tsx';
import {
  approvalObstacle,
  fullNameOf,
  nameOf,
  type PersonAction,
  personActions,
} from '../../../users/user-actions.ts';
import { dashboardLimits, useColleaguesWaiting } from '../../queries.ts';
import { itemsFrom } from '../from-records.ts';
import { moreWhere, useReport } from '../reported.tsx';
import { replyBy, waitWords } from '../words.ts';

interface Asked {
  readonly uid: string;
  readonly action: PersonAction;
}

/** People who asked for access to the back office. */
export function Approvals({ now }: { readonly now: Date }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const waiting = useColleaguesWaiting();
  useReport(
    'approvals',
    useMemo(() => {
      const items = itemsFrom(waiting, 'approval', now, (user) => ({
        id: `users/${user.id}`,
        kind: 'approval',
        by: replyBy(user.createdAt),
        since: user.createdAt,
        title: nameOf(user),
        detail: approvalObstacle(user) ?? user.email,
        when: waitWords(user.createdAt, now),
        href: adminPaths.user(user.id),
        actions: <Answers user={user} onAsk={(action) => setAsked({ uid: user.id, action })} />,
      }));
      return { items, more: moreWhere(waiting, dashboardLimits.approvals, 'Colleagues', adminPaths.users()) };
    }, [waiting, now]),
  );
  return asked ? <PersonActionDialog {...asked} onClose={() => setAsked(null)} /> : null;
}

interface AnswersProps {
  readonly user: Stored<User>;
  readonly onAsk: (action: PersonAction) => void;
}

function Answers({ user, onAsk }: AnswersProps) {
  return personActions({ user, isSelf: false, admins: 2 })
    .filter(({ operation }) => operation === 'approveAdmin' || operation === 'refuseAdmin')
    .map((action) => (
      <Button
        key={action.operation}
        size="small"
        variant={action.operation === 'refuseAdmin' ? 'quiet' : 'secondary'}
        disabledReason={action.reason}
        reasonHidden
        about={`${action.label.slice(action.verb.length)} ${fullNameOf(user)}`.trim()}
        onClick={() => onAsk(action)}
      >
        {action.verb}
      </Button>
    ));
}
