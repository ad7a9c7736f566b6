import type { ReactNode } from 'react';
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
}: {
  readonly steps: readonly Step[];
  readonly level?: 3 | 4 | undefined;
}) {
  const Tag = `h${level}` as const;
  return (
    <ol className={styles.steps}>
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
