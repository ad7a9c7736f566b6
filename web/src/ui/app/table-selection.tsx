// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout takes the table display away, and browsers the roles with it
import styles from './data-table.module.css';

/** Which rows are selected for a bulk action. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** Selects or deselects these rows. */
  readonly onSelect: (keys: readonly string[], selected: boolean) => void;
  /** Names a row for its checkbox: 'Q-2026-014'. */
  readonly label: (key: string) => string;
}

interface SelectAllProps {
  readonly keys: readonly string[];
  readonly selection: Selection;
  /** What the rows are: 'quotes'. */
  readonly caption: string;
  /** Other rows are loading: it does nothing, and keeps the focus. */
  readonly isWaiting?: boolean | undefined;
  /** Shows its label beside the checkbox, where there is no head above it. */
  readonly worded?: boolean;
}

/** The checkbox for all rows shown. */
export function SelectAll({ keys, selection, caption, isWaiting = false, worded = false }: SelectAllProps) {
  const all = keys.length > 0 && keys.every((key) => selection.keys.has(key));
  const some = keys.some((key) => selection.keys.has(key));
  return (
    <label className={worded ? styles.wordedBox : styles.box}>
      <input
        type="checkbox"
        checked={all}
        aria-disabled={isWaiting || undefined}
        ref={(box) => {
          if (box) box.indeterminate = some && !all;
        }}
        onChange={() => isWaiting || selection.onSelect(keys, !all)}
      />
      {worded ? (
        <span>Select all on this page</span>
      ) : (
        <span className="sr-only">{`Select all on this page of ${caption}`}</span>
      )}
    </label>
  );
}

interface SelectRowProps {
  readonly id: string;
  readonly selection: Selection;
  /** The row has no link: its checkbox takes the focus when moving between rows. */
  readonly isStop: boolean;
}

export function SelectRow({ id, selection, isStop }: SelectRowProps) {
  const selected = selection.keys.has(id);
  return (
    <td role="cell" className={styles.select}>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={selected}
          data-select=""
          data-row={isStop ? '' : undefined}
          onChange={() => selection.onSelect([id], !selected)}
        />
        <span className="sr-only">{`Select ${selection.label(id)}`}</span>
      </label>
    </td>
  );
}
