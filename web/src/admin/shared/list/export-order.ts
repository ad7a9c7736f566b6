import { invariant } from '@agency/domain/shared/invariant';
import type { ListOrder } from '@agency/domain/shared/list-queries';

/**
 * The order in which a whole list can be read while it changes: by the time of the last change, so that a changed row
 * moves to the beginning, or by the time of creation, or of what happened, so that none moves. A row that is renamed in the order of names
 * could move from what is still to be read to what has been read.
 */
export function readingOrder({
  orders,
}: {
  readonly orders: readonly ListOrder<string>[];
}): ListOrder<string> {
  const newestFirst = (of: string) =>
    orders.find(({ field, direction }) => field === of && direction === 'desc');
  const order = newestFirst('updatedAt') ?? newestFirst('createdAt') ?? newestFirst('at');
  invariant(order !== undefined, 'a list is ordered by its last change or its creation too, newest first');
  return order;
}

/** What Firestore orders by: a text, a number, or a timestamp, whose value is a text that sorts like it. */
function comparable(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value === null || value === undefined ? '' : String(value.valueOf());
}

/** The rows in this order; where they are equal, by their ids, as the list's query does. */
export function orderedBy<T extends { readonly id: string }>(
  { direction }: Pick<ListOrder<string>, 'direction'>,
  rows: readonly T[],
  placeOf: (row: T) => unknown,
): readonly T[] {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return rows.toSorted(
    (a, b) => sign * (compare(comparable(placeOf(a)), comparable(placeOf(b))) || compare(a.id, b.id)),
  );
}
