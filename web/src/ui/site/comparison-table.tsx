// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout takes the table display away, and browsers the roles with it
import type { ReactNode } from 'react';
import { CheckIcon, MinusIcon } from '../icons.tsx';
import styles from './comparison-table.module.css';

/** True and false become a tick or a dash with text for screen readers. */
export type ComparisonValue = ReactNode | boolean;

export interface ComparisonTableProps {
  readonly caption: string;
  readonly columns: readonly {
    readonly key: string;
    readonly title: string;
    readonly note?: string | undefined;
  }[];
  readonly rows: readonly {
    readonly label: string;
    readonly values: Readonly<Record<string, ComparisonValue>>;
  }[];
}

/** A table on a wide screen; on a phone one card a row, each value under its column's name. */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  return (
    <table className={styles.table} role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {columns.map(({ key, title, note }) => (
            <th key={key} role="columnheader" scope="col">
              <span>{title}</span>
              {note ? <span className={styles.note}>{note}</span> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ label, values }) => (
          <tr key={label} role="row">
            <th role="rowheader" scope="row">
              {label}
            </th>
            {columns.map(({ key, title }) => (
              <td key={key} role="cell" data-column={title}>
                <Value value={values[key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value }: { readonly value: ComparisonValue }) {
  if (typeof value !== 'boolean') return <span>{value ?? '–'}</span>;
  const Icon = value ? CheckIcon : MinusIcon;
  return (
    <span className={value ? styles.yes : styles.no}>
      <Icon />
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </span>
  );
}
