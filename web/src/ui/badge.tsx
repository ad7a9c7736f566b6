import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { cx } from './cx.ts';
import { TONE_ICONS, type Tone } from './tone.tsx';

/** A state as icon and word. */
export function StatusBadge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  const Icon = TONE_ICONS[tone];
  return (
    <span className={cx(styles.badge, styles[tone])}>
      <Icon size={14} />
      <span>{children}</span>
    </span>
  );
}

/** A plain label: a category, a count, 'Sample'. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={cx(styles.badge, styles.neutral)}>{children}</span>;
}
