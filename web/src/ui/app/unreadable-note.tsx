import { WarningIcon } from '../icons.tsx';
import styles from './unreadable-note.module.css';

interface Props {
  /** For staff, who can have it repaired: its path ('quotes/Q-7K3M9P'). A click selects all of it for copying. */
  readonly path?: string | undefined;
}

/** Stands in for an unreadable record in a list. Without its path, worded for clients. */
export function UnreadableNote({ path }: Props) {
  return (
    <span className={styles.note}>
      <WarningIcon size={16} className={styles.icon} />
      {path === undefined ? (
        <span>We can’t show one of the entries here. Tell us if something is missing.</span>
      ) : (
        <span>
          We can’t read this record <code className={styles.path}>{path}</code>
        </span>
      )}
    </span>
  );
}
