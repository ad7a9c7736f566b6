// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout takes the table display away, and browsers the roles with it
import { isUnreadable, type Unreadable } from '@agency/domain/shared/parse';
import { Fragment, type ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { cx } from '../cx.ts';
import styles from './data-table.module.css';
import { Skeleton } from './states.tsx';
import { columnClass, HeadCell, type HeadColumn } from './table-head.tsx';
import { onTableKey } from './table-keys.ts';
import { SelectAll, type Selection, SelectRow } from './table-selection.tsx';
import { UnreadableNote } from './unreadable-note.tsx';

export interface DataColumn<T> extends HeadColumn {
  readonly cell: (row: T) => ReactNode;
}

export interface DataTableProps<T> {
  /** The table's name for screen readers: 'Quotes'. */
  readonly caption: string;
  /** The id of its description: the keys. */
  readonly describedBy?: string | undefined;
  readonly columns: readonly DataColumn<T>[];
  /** In order, at least one; null while loading. An unreadable record is a row too, with nothing to open. */
  readonly rows: readonly (T | Unreadable)[] | null;
  /** Others are loading: these are shown but inactive. */
  readonly isWaiting?: boolean;
  readonly rowKey: (row: T) => string;
  /** The heading that a row stands under, the same for those that follow each other. */
  readonly groupOf?: ((row: T) => string) | undefined;
  /** The row's own page or panel. The first column's text becomes the link, and the whole row its target. */
  readonly rowHref?: ((row: T) => string) | undefined;
  /** The row that is open in a panel. */
  readonly openKey?: string | undefined;
  /** The last cell: a menu. */
  readonly rowActions?: ((row: T) => ReactNode) | undefined;
  readonly selection?: Selection | undefined;
  /** Focuses the search of these rows, for the key /. */
  readonly onSearch?: (() => void) | undefined;
}

/** The keys of the readable, and so selectable, rows. */
export function keysOf<T extends object>(
  rows: readonly (T | Unreadable)[],
  rowKey: (row: T) => string,
): readonly string[] {
  return rows.flatMap((row) => (isUnreadable(row) ? [] : rowKey(row)));
}

/** A dense table: walked by keys, read as cards on a phone. */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { columns, rows, isWaiting = false, caption, selection, rowActions } = props;
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  const isBusy = rows === null || isWaiting;
  return (
    <div className={styles.frame}>
      <table
        className={styles.table}
        role="table"
        aria-busy={isBusy || undefined}
        aria-describedby={props.describedBy}
        onKeyDown={(event) => onTableKey(event, props.onSearch)}
      >
        <caption className="sr-only">{caption}</caption>
        <Head table={props} />
        <tbody role="rowgroup" inert={isWaiting} className={cx(isWaiting && styles.waiting)}>
          {rows === null ? <LoadingRows columns={width} /> : <Rows rows={rows} width={width} table={props} />}
        </tbody>
      </table>
    </div>
  );
}

function Head<T extends object>({ table }: { readonly table: DataTableProps<T> }) {
  const { columns, rows, isWaiting, rowKey, caption, selection, rowActions } = table;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection ? (
          <th role="columnheader" scope="col" className={styles.select}>
            <SelectAll
              keys={keysOf(rows ?? [], rowKey)}
              selection={selection}
              caption={caption}
              isWaiting={isWaiting}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} />
        ))}
        {rowActions ? (
          <th role="columnheader" scope="col" className={styles.actions}>
            <span className="sr-only">Actions</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

interface RowsProps<T> {
  readonly rows: readonly (T | Unreadable)[];
  readonly width: number;
  readonly table: DataTableProps<T>;
}

function Rows<T extends object>({ rows, width, table }: RowsProps<T>) {
  const { groupOf, rowKey } = table;
  let heading = '';
  return rows.map((row) => {
    if (isUnreadable(row)) return <UnreadableRow key={row.id} row={row} width={width} />;
    const before = heading;
    heading = groupOf?.(row) ?? '';
    return (
      <Fragment key={rowKey(row)}>
        {heading === before ? null : <GroupRow heading={heading} width={width} />}
        <Row row={row} table={table} />
      </Fragment>
    );
  });
}

function GroupRow({ heading, width }: { readonly heading: string; readonly width: number }) {
  return (
    <tr role="row" className={styles.group}>
      <td role="cell" colSpan={width}>
        {heading}
      </td>
    </tr>
  );
}

function Row<T>({ row, table }: { readonly row: T; readonly table: DataTableProps<T> }) {
  const { columns, rowKey, rowHref, rowActions, selection, openKey } = table;
  const key = rowKey(row);
  const href = rowHref?.(row);
  const isOpen = openKey === key;
  return (
    <tr
      role="row"
      className={cx(
        styles.row,
        href && styles.linked,
        selection?.keys.has(key) && styles.selected,
        isOpen && styles.open,
      )}
    >
      {selection ? <SelectRow id={key} selection={selection} isStop={href === undefined} /> : null}
      {columns.map((column, i) => (
        <td
          key={column.id}
          role="cell"
          data-label={i === 0 ? undefined : column.header}
          className={columnClass(column)}
        >
          {i === 0 && href ? (
            <RowLink href={href} isOpen={isOpen}>
              {column.cell(row)}
            </RowLink>
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

interface RowLinkProps {
  readonly href: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** The link covers the whole row. */
function RowLink({ href, isOpen, children }: RowLinkProps) {
  return (
    <Anchor href={href} className={styles.link} data-row="" aria-current={isOpen || undefined}>
      {children}
    </Anchor>
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
