import { useLocation } from 'react-router-dom';
import { Card } from '../../../ui/app/card.tsx';
import { EmptyState } from '../../../ui/app/states.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { type Addressed, type Asked, isNarrowed, withoutNarrowing } from './address.ts';
import type { ListDeclaration } from './declaration.ts';
import { foundWords, isBare } from './found-words.ts';
import styles from './list.module.css';

interface NothingListedProps {
  readonly list: Addressed & Pick<ListDeclaration<unknown>, 'one' | 'many' | 'empty'>;
  readonly asked: Asked;
  /** There is a next page. */
  readonly hasMore: boolean;
}

/** The message of an empty list: nothing yet, no match, or a match may be further on. */
export function NothingListed({ list, asked, hasMore }: NothingListedProps) {
  const { pathname, search } = useLocation();
  const { many, empty } = list;
  if (isBare(list, asked)) {
    return (
      <EmptyState seed={many} title={empty.title}>
        <p>{empty.text}</p>
      </EmptyState>
    );
  }
  const rest = withoutNarrowing(list, new URLSearchParams(search)).toString();
  return (
    <Card>
      <div className={styles.none}>
        <p>
          {`${foundWords(list, asked, { count: 0, hasMore, isLater: false })} ${hint(list, asked, hasMore)}`}
        </p>
        <ButtonLink href={rest === '' ? pathname : `${pathname}?${rest}`} size="small">
          {`Show all ${many}`}
        </ButtonLink>
      </div>
    </Card>
  );
}

function hint(list: Addressed, asked: Asked, hasMore: boolean): string {
  if (hasMore) return 'Go to the next page, or type more.';
  if (asked.search === '') return 'Choose another filter, or show them all.';
  const isFiltered = isNarrowed(list, { ...asked, search: '' });
  return `Search matches the start of words. Try fewer letters${isFiltered ? ' or another filter' : ''}.`;
}
