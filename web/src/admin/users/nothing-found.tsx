import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/app/states.tsx';
import { ButtonLink } from '../../ui/button.tsx';
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

/** An empty list, because there is nothing yet or because nothing fits. */
export function NothingFound({ filters }: { readonly filters: UserFilters }) {
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
      <p>Nobody fits. Search goes by the beginning of a word; try fewer letters or another list.</p>
      <ButtonLink href={paths.admin.users()} size="small">
        Show everybody
      </ButtonLink>
    </div>
  );
}
