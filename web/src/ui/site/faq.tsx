import type { ReactNode } from 'react';
import { PlusIcon } from '../icons.tsx';
import styles from './faq.module.css';

export interface FaqItem {
  /** Deep links open this question: '/faq#how-long'. */
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

/** Questions that open in place, without script. Browsers open the one that the fragment or a search names. */
export function Faq({
  items,
  level = 3,
}: {
  readonly items: readonly FaqItem[];
  readonly level?: 2 | 3 | 4 | undefined;
}) {
  const Tag = `h${level}` as const;
  return (
    <div className={styles.faq}>
      {items.map(({ id, question, answer }) => (
        <details key={id} className={styles.item}>
          <summary className={styles.question}>
            <Tag className={styles.words}>{question}</Tag>
            <PlusIcon className={styles.icon} />
          </summary>
          {/* The id is on an inner element, so that a link to it opens the question without script. */}
          <div id={id} className={styles.answer}>
            {answer}
          </div>
        </details>
      ))}
    </div>
  );
}
