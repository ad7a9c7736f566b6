import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import { useMemo, useSyncExternalStore } from 'react';

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

/** With these as well, of which the page has some: it says which (`seeing`). */
export function selectingFound<T>({ rows, inSight }: Selected<T>, found: readonly Stored<T>[]): Selected<T> {
  return { rows: new Map([...rows, ...found.map((row) => [row.id, row] as const)]), inSight };
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

/**
 * The selection of one list. It outlives the list on the screen, whose place an opened record or another tab takes;
 * leaving the back office loads another document, and so ends it.
 */
export interface HeldSelection<T> {
  readonly read: () => Selected<T>;
  readonly change: (next: (now: Selected<T>) => Selected<T>) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function holdSelection<T>(): HeldSelection<T> {
  let held = nothingSelected<T>();
  const watching = new Set<() => void>();
  return {
    read: () => held,
    change: (next) => {
      const after = next(held);
      if (after === held) return;
      held = after;
      for (const onChange of watching) onChange();
    },
    subscribe: (onChange) => {
      watching.add(onChange);
      return () => watching.delete(onChange);
    },
  };
}

export interface SelectedRows<T> {
  readonly selected: Selected<T>;
  readonly select: (rows: readonly Stored<T>[]) => void;
  /** Rows of any page. */
  readonly selectFound: (rows: readonly Stored<T>[]) => void;
  readonly drop: (ids: readonly string[]) => void;
  readonly clear: () => void;
  /** Says which rows the page has now. */
  readonly see: (page: readonly Listed<T>[]) => void;
}

export function useSelectedRows<T>({ read, change, subscribe }: HeldSelection<T>): SelectedRows<T> {
  const selected = useSyncExternalStore(subscribe, read);
  const changes = useMemo(
    () => ({
      select: (rows: readonly Stored<T>[]) => change((now) => selecting(now, rows)),
      selectFound: (rows: readonly Stored<T>[]) => change((now) => selectingFound(now, rows)),
      drop: (ids: readonly string[]) => change((now) => dropping(now, ids)),
      clear: () => change(() => nothingSelected()),
      see: (page: readonly Listed<T>[]) => change((now) => seeing(now, page)),
    }),
    [change],
  );
  return { selected, ...changes };
}
