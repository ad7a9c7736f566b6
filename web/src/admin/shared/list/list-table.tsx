import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Card } from '../../../ui/app/card.tsx';
import { type DataColumn, DataTable, keysOf } from '../../../ui/app/data-table.tsx';
import { Pagination } from '../../../ui/app/pagination.tsx';
import type { ColumnOrder } from '../../../ui/app/table-head.tsx';
import { SelectAll, type Selection } from '../../../ui/app/table-selection.tsx';
import { withOpen, withoutOpen } from '../open-record.ts';
import { useNow } from '../use-now.ts';
import { type Addressed, type Asked, isNarrowed, withAsked } from './address.ts';
import type { ListColumn, ListDeclaration } from './declaration.ts';
import { foundWords } from './found-words.ts';
import { rowsByGroup } from './groups.ts';
import styles from './list.module.css';
import { NothingListed } from './nothing-listed.tsx';
import { notePrevious, previousOf } from './previous-pages.ts';
import type { SelectedRows } from './selection.ts';
import { useListPage } from './use-list-page.ts';

export interface ListTableProps<T> {
  readonly list: ListDeclaration<T>;
  readonly asked: Asked;
  /** Another query is under way: the rows shown can't be opened. */
  readonly isWaiting: boolean;
  readonly selection: SelectedRows<T>;
  readonly onChange: (change: Partial<Asked>) => void;
  readonly onSearch: () => void;
  /** Says in words what it found; null while that is not known. */
  readonly onFound: (words: string | null) => void;
  /** The id of the description of its keys. */
  readonly describedBy: string;
}

/** One page of a list with the way to the next. Suspends while it is read. */
export function LoadedListTable<T>(props: ListTableProps<T>) {
  const { list, asked, selection, onFound } = props;
  const { items, next, isLooking, isLater, isCached } = useListPage(list, asked, useNow());
  const turns = useTurns(props, isLater, next);
  const { see, selected } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of other pages are selected too, and some are here
  useEffect(() => see(items), [see, items, selected.rows]);
  const found = foundWords(list, asked, { count: items.length, hasMore: next !== null, isLater });
  const said = isLooking || isCached ? null : found;
  useEffect(() => {
    onFound(said);
    return () => onFound('');
  }, [onFound, said]);
  return (
    <>
      <ListTable {...props} rows={isLooking ? null : items} hasMore={next !== null} />
      {isLater || next ? (
        <Pagination label={list.many} summary={found} isSilent isCached={isCached} {...turns} />
      ) : null}
    </>
  );
}

/** The ways to the neighbouring pages; straight from an address, the only way back that is known leads to the first. */
function useTurns<T>(
  { list, asked, isWaiting, onChange }: ListTableProps<T>,
  isLater: boolean,
  next: string | null,
) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const addressOf = (after: string | null) =>
    `${pathname}?${withAsked(list, withoutOpen(query), { search: asked.search, after })}`;
  const back = previousOf(addressOf(asked.after));
  // No further paging while a page is loading.
  const turn = (after: string | null) => isWaiting || onChange({ after });
  const onNext = (after: string) => () => {
    notePrevious(addressOf(after), isLater ? asked.after : null);
    turn(after);
  };
  return {
    leadsToFirst: back === undefined,
    onPrevious: isLater ? () => turn(back ?? null) : undefined,
    onNext: next ? onNext(next) : undefined,
  };
}

type Props<T> = ListTableProps<T> & {
  /** Null while they are read. */
  readonly rows: readonly Listed<T>[] | null;
  /** There is a next page. */
  readonly hasMore: boolean;
};

export function ListTable<T>({ list, asked, rows: listed, hasMore, selection, ...rest }: Props<T>) {
  const [query] = useSearchParams();
  const now = useNow();
  const groups = isNarrowed(list, asked) ? undefined : list.groups;
  const rows = useMemo(
    (): Props<T>['rows'] => (listed && groups ? rowsByGroup(listed, groups, now) : listed),
    [listed, groups, now],
  );
  const hrefOf = useHrefOf(list);
  const caption = `${list.many.charAt(0).toUpperCase()}${list.many.slice(1)}`;
  const boxes = boxesOf(list, rows ?? [], selection);
  const keys = keysOf(rows ?? [], keyOf);
  if (rows?.length === 0) {
    return (
      <div aria-busy={rest.isWaiting || undefined} inert={rest.isWaiting}>
        <NothingListed list={list} asked={asked} hasMore={hasMore} />
      </div>
    );
  }
  return (
    <Card flush className={styles.card}>
      {keys.length > 0 ? (
        <div className={styles.phoneSelect}>
          <SelectAll keys={keys} selection={boxes} caption={list.many} isWaiting={rest.isWaiting} worded />
        </div>
      ) : null}
      <DataTable
        caption={caption}
        describedBy={rest.describedBy}
        columns={list.columns.map((column) =>
          columnAt(column, list, { now, asked, onChange: rest.onChange }),
        )}
        rows={rows}
        isWaiting={rest.isWaiting}
        rowKey={keyOf}
        groupOf={groups && ((row: Stored<T>) => groups.labels[groups.of(row, now)] ?? '')}
        rowHref={hrefOf}
        openKey={list.opens && (query.get(list.opens) ?? undefined)}
        rowActions={list.rowActions}
        selection={boxes}
        onSearch={list.search ? rest.onSearch : undefined}
      />
    </Card>
  );
}

function useHrefOf<T>({ opens, pathOf }: ListDeclaration<T>): ((row: Stored<T>) => string) | undefined {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  if (pathOf) return (row) => `${pathOf(row)}${search}`;
  return opens && (({ id }) => `${pathname}?${withOpen(query, opens, id)}`);
}

function keyOf({ id }: { readonly id: string }): string {
  return id;
}

function boxesOf<T>(
  { nameOf }: { readonly nameOf: (row: Stored<T>) => string },
  rows: readonly Listed<T>[],
  { selected, select, drop }: SelectedRows<T>,
): Selection {
  const readable = new Map(
    rows.flatMap((row): [string, Stored<T>][] => (isUnreadable(row) ? [] : [[row.id, row]])),
  );
  return {
    keys: new Set(selected.rows.keys()),
    onSelect: (keys, isSelected) => {
      if (isSelected) select(keys.flatMap((key) => readable.get(key) ?? []));
      else drop(keys);
    },
    label: (key) => {
      const row = readable.get(key);
      return row ? nameOf(row) : key;
    },
  };
}

interface Shown {
  readonly now: Date;
  readonly asked: Asked;
  readonly onChange: (change: Partial<Asked>) => void;
}

function columnAt<T>(
  { cell, orders = [], file: _file, fileOf: _fileOf, onCard, ...head }: ListColumn<T, string>,
  { plan }: Addressed,
  { now, asked, onChange }: Shown,
): DataColumn<Stored<T>> {
  const at = orders.indexOf(asked.order);
  const next = orders[(at + 1) % orders.length];
  const direction = at < 0 ? undefined : plan.orders.find(({ name }) => name === asked.order)?.direction;
  const isOrdering = next !== undefined && plan.orders.length > 1;
  const onOrder = isOrdering ? (next === asked.order ? null : () => onChange({ order: next })) : undefined;
  const order: ColumnOrder | undefined = orders.length === 0 ? undefined : { direction, onOrder };
  // Of several times a card shows the one that one always works by, and the one that orders the list now.
  const isOnCard = onCard && (orders.length === 0 || at >= 0 || orders.includes(plan.orders[0].name));
  return { ...head, onCard: isOnCard, id: head.header, cell: (row) => cell(row, now), order };
}
