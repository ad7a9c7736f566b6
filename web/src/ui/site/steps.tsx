import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './steps.module.css';

export interface Step {
  readonly title: string;
  readonly text: ReactNode;
  /** 'Week 1', '2 days'. */
  readonly time?: string | undefined;
}

/** How the work goes, in order. */
export function Steps({
  steps,
  level = 3,
  across = false,
}: {
  readonly steps: readonly Step[];
  readonly level?: 3 | 4 | undefined;
  /** Side by side where there is room, like the scale of a map. For four. */
  readonly across?: boolean | undefined;
}) {
  const Tag = `h${level}` as const;
  return (
    <ol className={cx(styles.steps, across && styles.across)}>
      {steps.map(({ title, text, time }) => (
        <li key={title} className={styles.step}>
          <div className={styles.words}>
            <Tag>{title}</Tag>
            {time ? <p className={styles.time}>{time}</p> : null}
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
