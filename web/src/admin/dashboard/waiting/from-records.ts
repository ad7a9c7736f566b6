import { londonDate } from '@agency/domain/shared/dates';
import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import type { Item, Kind } from './item.ts';

/** The items of records; one that can't be read is an item that says so. */
export function itemsFrom<T>(
  records: readonly Listed<T>[],
  kind: Kind,
  now: Date,
  itemsOf: (record: Stored<T>) => Item | readonly Item[],
): Item[] {
  return records.flatMap((record) =>
    isUnreadable(record)
      ? [
          {
            id: record.unreadable.path,
            kind,
            by: londonDate(now),
            since: now,
            title: 'We can’t read this record',
            detail: record.unreadable.path,
            when: '',
            href: adminPaths.home(),
            actions: null,
          },
        ]
      : itemsOf(record),
  );
}
