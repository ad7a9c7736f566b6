import { WarningIcon } from '../icons.tsx';
import styles from './unreadable-note.module.css';

interface Props {
  /** For staff, who can have it mended: where it stands ('quotes/Q-7K3M9P'). A click chooses it whole, to be copied. */
  readonly path?: string | undefined;
}

/** In a list, at the place of a record that can't be read. Without its path in words for clients. */
export function UnreadableNote({ path }: Props) {
  return (
    <span className={styles.note}>
      <WarningIcon size={16} className={styles.icon} />
      {path === undefined ? (
        <span>One entry can’t be shown here. Tell us if you miss something.</span>
      ) : (
        <span>
          This record can’t be read <code className={styles.path}>{path}</code>
        </span>
      )}
    </span>
  );
}
