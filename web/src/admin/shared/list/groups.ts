import { isUnreadable, type Listed } from '@agency/domain/shared/parse';
import type { ListGroups } from './declaration.ts';

/** A page's rows by groups, each in the order of the list; those that can't be read come last. */
export function rowsByGroup<T>(
  rows: readonly Listed<T>[],
  { labels, of }: ListGroups<T>,
  now: Date,
): readonly Listed<T>[] {
  const placeOf = (row: Listed<T>) => (isUnreadable(row) ? labels.length : of(row, now));
  return rows
    .map((row) => ({ row, place: placeOf(row) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ row }) => row);
}
