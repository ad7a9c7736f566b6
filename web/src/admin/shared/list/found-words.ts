import { formatQuantity } from '@agency/domain/shared/format';
import { type Addressed, type Asked, isNarrowed } from './address.ts';
import { countOf, type ListDeclaration } from './declaration.ts';

type Worded = Addressed & Pick<ListDeclaration<unknown>, 'one' | 'many' | 'empty'>;

interface Found {
  readonly count: number;
  /** There is a next page. */
  readonly hasMore: boolean;
  /** Not the first page. */
  readonly isLater: boolean;
}

/** Has the list nothing at all, rather than nothing that matches? */
export function isBare(list: Worded, asked: Asked): boolean {
  return !isNarrowed(list, asked) && asked.after === null;
}

/** What a page of a list holds: 'The first 25 quotes', '3 quotes found', 'No quotes match.' */
export function foundWords(list: Worded, asked: Asked, { count, hasMore, isLater }: Found): string {
  const { one, many, empty } = list;
  if (count === 0) {
    if (isBare(list, asked)) return empty.title;
    return hasMore ? `No matches on this page.` : `No ${many} match.`;
  }
  if (isLater) return `${formatQuantity(count)} further ${count === 1 ? one : many}`;
  if (hasMore) return `The first ${countOf(count, list)}`;
  return `${countOf(count, list)}${isNarrowed(list, asked) ? ' found' : ''}`;
}
