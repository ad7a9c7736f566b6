import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly isClosed?: boolean;
  readonly children: ReactNode;
}

/** A part of the side column that can be folded away. One that starts closed reads nothing before it is opened. */
export function Panel({ title, aside, isClosed, children }: PanelProps) {
  const [wasOpen, setWasOpen] = useState(!isClosed);
  return (
    <details
      className={styles.panel}
      open={!isClosed}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}
    >
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        {aside}
        <ChevronDownIcon size={16} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{wasOpen ? children : null}</div>
    </details>
  );
}
