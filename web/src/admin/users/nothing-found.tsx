import { adminPaths } from '@agency/domain/site/admin-paths';
import { EmptyState } from '../../ui/app/states.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { NothingFits } from '../shared/nothing-fits.tsx';
import type { UserFilters, UserList } from './user-filters.ts';
import styles from './users.module.css';

const empty: Readonly<Record<UserList, { readonly title: string; readonly text: string }>> = {
  people: {
    title: 'People of your clients will be here',
    text: 'Somebody appears as soon as they have registered and signed in for the first time.',
  },
  admins: {
    title: 'Admins will be here',
    text: 'A colleague asks for access at the sign-in page; you approve them on this page.',
  },
  clients: {
    title: 'Client records will be here',
    text: 'A record is made by itself with the first quote that you send to somebody.',
  },
};

interface Props {
  readonly filters: UserFilters;
  /** There is another page. */
  readonly hasMore: boolean;
}

/** An empty list, because there is nothing yet or because nothing fits. */
export function NothingFound({ filters, hasMore }: Props) {
  const { list, search, after } = filters;
  if (search === '' && after === null) {
    const { title, text } = empty[list];
    return (
      <EmptyState seed={`users-${list}`} title={title}>
        <p>{text}</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.none}>
      <NothingFits who="Nobody" hasMore={hasMore} />
      <ButtonLink href={adminPaths.users()} size="small">
        Show everybody
      </ButtonLink>
    </div>
  );
}
