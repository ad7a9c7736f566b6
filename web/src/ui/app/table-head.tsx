// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout takes the table display away, and browsers the roles with it
import { cx } from '../cx.ts';
import { ArrowDownIcon, ArrowUpIcon, type IconProps, Line } from '../icons.tsx';
import styles from './data-table.module.css';

function SortIcon(props: IconProps) {
  return <Line d="m8 10 4-4 4 4M8 14l4 4 4-4" {...props} />;
}

/** The sort state of a column's head. */
export interface ColumnOrder {
  /** How the rows are ordered by it now; undefined while sorted by another column. */
  readonly direction: 'asc' | 'desc' | undefined;
  /**
   * Sorts by it, or reverses the order. Null where it is sorted so already: the head stays a button, and so keeps the
   * focus. Absent where there is no other order.
   */
  readonly onOrder?: (() => void) | null | undefined;
}

export interface HeadColumn {
  readonly id: string;
  readonly header: string;
  /** Figures are right-aligned and tabular. */
  readonly align?: 'end' | undefined;
  /** A CSS width; the rest share what is left. */
  readonly width?: string | undefined;
  /** The smallest screen that shows it: either leaves it out of the card on a phone. */
  readonly from?: 'tablet' | 'desktop' | undefined;
  /** On the card all the same: a card has the room that a narrow table lacks. */
  readonly onCard?: boolean | undefined;
  readonly order?: ColumnOrder | undefined;
}

/** Properties shared by a column's cells. */
export function columnClass({ align, from, onCard }: HeadColumn): string {
  return cx(
    align === 'end' && styles.end,
    from && !onCard && styles.tabletOn,
    from === 'desktop' && styles.desktopOn,
  );
}

export function HeadCell({ column }: { readonly column: HeadColumn }) {
  const { header, width, order } = column;
  const direction = order?.direction;
  const Icon = direction === 'asc' ? ArrowUpIcon : direction === 'desc' ? ArrowDownIcon : SortIcon;
  const words = (
    <>
      <span>{header}</span>
      {order ? <Icon size={14} /> : null}
    </>
  );
  return (
    <th
      role="columnheader"
      scope="col"
      className={columnClass(column)}
      style={width ? { width } : undefined}
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {order?.onOrder === undefined ? (
        <span className={cx(order && styles.sort)}>{words}</span>
      ) : (
        <button
          type="button"
          className={cx(styles.sort, direction && styles.sorted)}
          aria-disabled={order.onOrder === null || undefined}
          onClick={order.onOrder ?? undefined}
        >
          {words}
        </button>
      )}
    </th>
  );
}
