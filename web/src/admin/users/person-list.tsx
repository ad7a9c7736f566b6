import { userList } from '@agency/domain/user/queries';
import type { User } from '@agency/domain/user/schema';
import { callOperation } from '../../firebase/operations.client.ts';
import { users } from '../../firebase/records/user.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { Muted } from '../../ui/text.tsx';
import { TwoLines, textColumn, timeColumn } from '../shared/list/columns.tsx';
import { type BulkAction, defineList } from '../shared/list/declaration.ts';
import { approvalObstacle, fullNameOf, nameOf, personActions, personState } from './user-actions.ts';

interface Kind {
  readonly one: string;
  readonly many: string;
  readonly role: User['role'];
  readonly empty: { readonly title: string; readonly text: string };
}

const labelOf = (user: User) => personState(user).label;

const personList = ({ role, ...words }: Kind) =>
  defineList({
    ...words,
    converter: users,
    plan: userList,
    where: { role },
    search: { placeholder: 'Name or email', tokens: ({ searchTokens }) => searchTokens },
    orderLabels: { newest: 'Newest first' },
    columns: [
      textColumn('Name', nameOf),
      textColumn('Email', ({ email }: User) => email),
      {
        header: 'Access',
        cell: (user) => (
          <TwoLines detail={approvalObstacle(user)}>
            <StatusBadge tone={personState(user).tone}>{personState(user).label}</StatusBadge>
          </TwoLines>
        ),
        file: {
          Access: labelOf,
          'Approval waits for': approvalObstacle,
        },
      },
      {
        header: 'Phone',
        from: 'tablet',
        cell: ({ phone }) => phone ?? <Muted>None</Muted>,
        file: ({ phone }) => phone,
      },
      timeColumn('Since', ({ createdAt }: User) => createdAt, ['newest']),
    ],
    nameOf: fullNameOf,
    opens: 'user',
  });

export const people = personList({
  one: 'person',
  many: 'people',
  role: null,
  empty: {
    title: 'No client contacts yet',
    text: 'People appear here once they’ve registered and signed in for the first time.',
  },
});

export const admins = personList({
  one: 'admin',
  many: 'admins',
  role: 'admin',
  empty: {
    title: 'No admins yet',
    text: 'Colleagues ask for access on the sign-in page. You approve them here.',
  },
});

/** The bulk actions of the admin with this uid. */
export function personBulk(ownUid: string): readonly BulkAction<User>[] {
  return [
    {
      verb: 'Sign out',
      done: 'signed out',
      consequence:
        'They’ll be signed out on every device. Pages they have open close within 5 minutes. They can sign in again.',
      tone: 'normal',
      obstacle: (user) =>
        personActions({ user, isSelf: user.id === ownUid, admins: 2 }).find(
          ({ operation }) => operation === 'endSessions',
        )?.reason ?? null,
      run: (uid) => callOperation('endSessions', { uid }),
    },
  ];
}
