// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout takes the table display away, and browsers the roles with it
import { isUnreadable, type Unreadable } from '@agency/domain/shared/parse';
import {
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { Anchor } from '../anchor.tsx';
import { cx } from '../cx.ts';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../icons.tsx';
import styles from './data-table.module.css';
import { ErrorState, Skeleton } from './states.tsx';
import { UnreadableNote } from './unreadable-note.tsx';

export interface Sort {
  readonly id: string;
  readonly direction: 'asc' | 'desc';
}

export interface DataColumn<T> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
  /** Sorts the rows in hand by this value. With the table's `onSortChange` it only marks the column as sortable. */
  readonly sortValue?: ((row: T) => string | number) | undefined;
  /** Figures stand right and tabular. */
  readonly align?: 'end' | undefined;
  /** A CSS width; the rest share what is left. */
  readonly width?: string | undefined;
  /** Left out of the card on a phone. */
  readonly wideOnly?: boolean | undefined;
}

export type TableStatus =
  | { readonly state: 'ready' }
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string; readonly onRetry?: (() => void) | undefined };

export interface DataTableProps<T> {
  /** What the table holds, for readers: 'Quotes'. */
  readonly caption: string;
  readonly columns: readonly DataColumn<T>[];
  /** One that can't be read is a row as well, with where it stands and nothing to open or choose. */
  readonly rows: readonly (T | Unreadable)[];
  readonly rowKey: (row: T) => string;
  /** The row's own page or panel. The first column's words become the link, the whole row its target. */
  readonly rowHref?: ((row: T) => string) | undefined;
  /** The row that is open in a panel. */
  readonly selectedKey?: string | undefined;
  readonly status: TableStatus;
  /** An EmptyState, or a sentence where filters found nothing. */
  readonly empty: ReactNode;
  /** Order decided outside (by query); without `onSortChange` the table sorts what it has. */
  readonly sort?: Sort | undefined;
  readonly onSortChange?: ((sort: Sort) => void) | undefined;
  /** The last cell: a menu. */
  readonly rowActions?: ((row: T) => ReactNode) | undefined;
  /** Bulk choice. */
  readonly selection?: Selection | undefined;
}

export interface Selection {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  /** Names a row for its box: 'Q-2026-014'. */
  readonly label: (key: string) => string;
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en-GB', { numeric: true, sensitivity: 'base' });

/** What a row is sorted by; one that can't be read goes with those that have nothing there. */
function valueIn<T extends object>({ sortValue }: DataColumn<T>, row: T | Unreadable): string | number {
  return isUnreadable(row) ? '' : (sortValue?.(row) ?? '');
}

function useRows<T extends object>({ columns, rows, sort, onSortChange }: DataTableProps<T>) {
  const [own, setOwn] = useState<Sort | undefined>(sort);
  const shown = onSortChange ? sort : own;
  const defs = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: T | Unreadable) => valueIn(column, row),
        enableSorting: column.sortValue !== undefined,
        sortFn: (a: { original: T | Unreadable }, b: { original: T | Unreadable }) =>
          compare(valueIn(column, a.original), valueIn(column, b.original)),
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const sorting: SortingState = shown ? [{ id: shown.id, desc: shown.direction === 'desc' }] : [];
  const table = useTable({
    features,
    columns: defs,
    data,
    state: { sorting },
    manualSorting: Boolean(onSortChange),
  });
  const toggle = (id: string): void => {
    const direction = shown?.id === id && shown.direction === 'asc' ? 'desc' : 'asc';
    if (onSortChange) onSortChange({ id, direction });
    else setOwn({ id, direction });
  };
  return { ordered: table.getRowModel().rows.map((row) => row.original), sort: shown, toggle };
}

/** Up, Down, Home and End move between the rows' own links; everything else is the browser's. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const keys = ['ArrowUp', 'ArrowDown', 'Home', 'End'];
  const target = event.target;
  if (!keys.includes(event.key) || !(target instanceof HTMLElement) || !target.matches('[data-row]')) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = all.indexOf(target);
  const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key] ?? at;
  const row = all[next];
  if (!row) return;
  event.preventDefault();
  row.focus();
}

/** A dense table: sorted by its heads, walked by arrow keys, read as cards on a phone. */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { columns, status, empty, caption, selection, rowActions } = props;
  const { ordered, sort, toggle } = useRows(props);
  if (status.state === 'error') return <ErrorState message={status.message} onRetry={status.onRetry} />;
  if (status.state === 'ready' && ordered.length === 0) return empty;
  const keys = ordered.flatMap((row) => (isUnreadable(row) ? [] : props.rowKey(row)));
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <div className={styles.frame}>
      {status.state === 'loading' ? (
        <p className="sr-only" role="status">
          Loading
        </p>
      ) : null}
      <table className={styles.table} role="table" aria-busy={status.state === 'loading' || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {selection ? <SelectAll keys={keys} selection={selection} caption={caption} /> : null}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onToggle={toggle} />
            ))}
            {rowActions ? (
              <th role="columnheader" scope="col" className={styles.actions}>
                <span className="sr-only">Actions</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody role="rowgroup" onKeyDown={moveBetweenRows}>
          {status.state === 'loading' ? (
            <LoadingRows columns={width} />
          ) : (
            ordered.map((row) =>
              isUnreadable(row) ? (
                <UnreadableRow key={row.id} row={row} width={width} />
              ) : (
                <Row key={props.rowKey(row)} row={row} table={props} />
              ),
            )
          )}
        </tbody>
      </table>
    </div>
  );
}

interface HeadCellProps<T> {
  readonly column: DataColumn<T>;
  readonly sort: Sort | undefined;
  readonly onToggle: (id: string) => void;
}

function HeadCell<T>({ column, sort, onToggle }: HeadCellProps<T>) {
  const { id, header, align, width } = column;
  const direction = sort?.id === id ? sort.direction : undefined;
  const Icon = direction === 'asc' ? ArrowUpIcon : direction === 'desc' ? ArrowDownIcon : SortIcon;
  return (
    <th
      role="columnheader"
      scope="col"
      className={cx(align === 'end' && styles.end)}
      style={width ? { width } : undefined}
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {column.sortValue ? (
        <button
          type="button"
          className={cx(styles.sort, direction && styles.sorted)}
          onClick={() => onToggle(id)}
        >
          {header}
          <Icon size={14} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

function Row<T>({ row, table }: { readonly row: T; readonly table: DataTableProps<T> }) {
  const { columns, rowKey, rowHref, rowActions, selection, selectedKey } = table;
  const key = rowKey(row);
  const href = rowHref?.(row);
  return (
    <tr role="row" className={cx(styles.row, href && styles.linked, selectedKey === key && styles.open)}>
      {selection ? <SelectRow id={key} selection={selection} /> : null}
      {columns.map((column, i) => (
        <td
          key={column.id}
          role="cell"
          data-label={i === 0 ? undefined : column.header}
          className={cx(column.align === 'end' && styles.end, column.wideOnly && styles.wideOnly)}
        >
          {i === 0 && href ? (
            <Anchor
              href={href}
              className={styles.link}
              data-row=""
              aria-current={selectedKey === key || undefined}
            >
              {column.cell(row)}
            </Anchor>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {rowActions ? (
        <td role="cell" className={styles.actions}>
          {rowActions(row)}
        </td>
      ) : null}
    </tr>
  );
}

function UnreadableRow({ row, width }: { readonly row: Unreadable; readonly width: number }) {
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" colSpan={width}>
        <UnreadableNote path={row.unreadable.path} />
      </td>
    </tr>
  );
}

function SelectAll(props: {
  readonly keys: readonly string[];
  readonly selection: Selection;
  readonly caption: string;
}) {
  const { keys, selection, caption } = props;
  const all = keys.length > 0 && keys.every((key) => selection.keys.has(key));
  const some = keys.some((key) => selection.keys.has(key));
  return (
    <th role="columnheader" scope="col" className={styles.select}>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = some && !all;
          }}
          onChange={() => selection.onChange(new Set(all ? [] : keys))}
        />
        <span className="sr-only">{`Select all on this page of ${caption}`}</span>
      </label>
    </th>
  );
}

function SelectRow({ id, selection }: { readonly id: string; readonly selection: Selection }) {
  const toggle = (): void => {
    const next = new Set(selection.keys);
    if (!next.delete(id)) next.add(id);
    selection.onChange(next);
  };
  return (
    <td role="cell" className={styles.select}>
      <label className={styles.box}>
        <input type="checkbox" checked={selection.keys.has(id)} onChange={toggle} />
        <span className="sr-only">{`Select ${selection.label(id)}`}</span>
      </label>
    </td>
  );
}

function LoadingRows({ columns }: { readonly columns: number }) {
  const widths = ['70%', '55%', '80%', '45%', '60%', '75%'];
  return Array.from({ length: 6 }, (_, row) => (
    <tr key={`row-${String(row)}`} role="row" className={styles.row}>
      {Array.from({ length: columns }, (__, cell) => (
        <td key={`cell-${String(cell)}`} role="cell">
          <Skeleton width={widths[(row + cell) % widths.length] ?? '60%'} height="0.875em" />
        </td>
      ))}
    </tr>
  ));
}
