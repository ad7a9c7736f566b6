import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import { useCallback, useState } from 'react';

/** The selected rows as they were last seen, and which of them are on the page. */
export interface Selected<T> {
  readonly rows: ReadonlyMap<string, Stored<T>>;
  readonly inSight: ReadonlySet<string>;
}

export function nothingSelected<T>(): Selected<T> {
  return { rows: new Map(), inSight: new Set() };
}

/** With these rows selected as well. */
export function selecting<T>({ rows, inSight }: Selected<T>, more: readonly Stored<T>[]): Selected<T> {
  const added = more.map((row) => [row.id, row] as const);
  return { rows: new Map([...rows, ...added]), inSight: new Set([...inSight, ...more.map(({ id }) => id)]) };
}

/** Without these. */
export function dropping<T>({ rows, inSight }: Selected<T>, ids: readonly string[]): Selected<T> {
  const gone = new Set(ids);
  return {
    rows: new Map([...rows].filter(([id]) => !gone.has(id))),
    inSight: new Set([...inSight].filter((id) => !gone.has(id))),
  };
}

/** After a page update: rows that left it stay selected, as last seen. */
export function seeing<T>(selected: Selected<T>, page: readonly Listed<T>[]): Selected<T> {
  const shown = page.filter((row): row is Stored<T> => !isUnreadable(row) && selected.rows.has(row.id));
  const isSame =
    shown.length === selected.inSight.size &&
    shown.every((row) => selected.inSight.has(row.id) && selected.rows.get(row.id) === row);
  if (isSame) return selected;
  const rows = new Map([...selected.rows, ...shown.map((row) => [row.id, row] as const)]);
  return { rows, inSight: new Set(shown.map(({ id }) => id)) };
}

export interface SelectedRows<T> {
  readonly selected: Selected<T>;
  readonly select: (rows: readonly Stored<T>[]) => void;
  readonly drop: (ids: readonly string[]) => void;
  readonly clear: () => void;
  /** Says which rows the page has now. */
  readonly see: (page: readonly Listed<T>[]) => void;
}

export function useSelectedRows<T>(): SelectedRows<T> {
  const [selected, change] = useState<Selected<T>>(nothingSelected<T>);
  const select = useCallback((rows: readonly Stored<T>[]) => change((now) => selecting(now, rows)), []);
  const drop = useCallback((ids: readonly string[]) => change((now) => dropping(now, ids)), []);
  const clear = useCallback(() => change(nothingSelected<T>()), []);
  const see = useCallback((page: readonly Listed<T>[]) => change((now) => seeing(now, page)), []);
  return { selected, select, drop, clear, see };
}
