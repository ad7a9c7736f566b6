import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CrossIcon, PlusIcon } from '../../ui/icons.tsx';
import styles from './rows.module.css';

interface RowsProps {
  /** Of the rows, in their order. */
  readonly keys: readonly string[];
  readonly row: (index: number) => ReactNode;
  /** 'reminder 2': what the cross removes. */
  readonly what: (index: number) => string;
  readonly onRemove: (index: number) => void;
  readonly onAdd: () => void;
  readonly addLabel: string;
  /** Why no more can be added. */
  readonly full: string | null;
  /** What is wrong with all of them together. */
  readonly error?: string | undefined;
}

/** Rows of fields that can be added and removed. */
export function Rows({ keys, row, what, onRemove, onAdd, addLabel, full, error }: RowsProps) {
  return (
    <div className={styles.group}>
      {keys.length > 0 ? (
        <ol className={styles.rows}>
          {keys.map((key, index) => (
            <li key={key} className={styles.row}>
              <div className={styles.cells}>{row(index)}</div>
              <IconButton label={`Remove ${what(index)}`} onClick={() => onRemove(index)}>
                <CrossIcon size={16} />
              </IconButton>
            </li>
          ))}
        </ol>
      ) : null}
      {error ? (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      ) : null}
      <Button size="small" icon={<PlusIcon />} onClick={onAdd} disabledReason={full}>
        {addLabel}
      </Button>
    </div>
  );
}
