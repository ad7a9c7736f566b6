import type { ReactNode } from 'react';
import styles from './callout.module.css';
import { cx } from './cx.ts';
import { TONE_ICONS } from './tone.tsx';

export interface CalloutProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Announce it when it appears: `alert` at once, `status` when the screen reader pauses. */
  readonly announce?: 'alert' | 'status' | undefined;
  readonly className?: string | undefined;
}

const WORDS = { info: 'Note', success: 'Done', warning: 'Please note', danger: 'Problem' } as const;

export function Callout({ tone = 'info', title, children, actions, announce, className }: CalloutProps) {
  const Icon = TONE_ICONS[tone];
  return (
    <div className={cx(styles.callout, styles[tone], className)} role={announce}>
      <Icon className={styles.icon} />
      <div className={styles.body}>
        {title ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <span className="sr-only">{`${WORDS[tone]}: `}</span>
        )}
        {children}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
