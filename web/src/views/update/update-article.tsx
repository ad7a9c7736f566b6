import { formatInstantDate } from '@agency/domain/shared/format';
import { type ReactNode, useId } from 'react';
import styles from './update.module.css';

interface UpdateArticleProps {
  readonly title: string;
  readonly publishedAt: Date;
  /** Right of the title. */
  readonly actions?: ReactNode;
  /** The text, rendered. */
  readonly children: ReactNode;
}

/** An update or a note: its title, its day and its text. */
export function UpdateArticle({ title, publishedAt, actions, children }: UpdateArticleProps) {
  const id = useId();
  return (
    <article className={styles.update} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h3 id={id} className={styles.title}>
            {title}
          </h3>
          <time className={styles.day} dateTime={publishedAt.toISOString()}>
            {formatInstantDate(publishedAt)}
          </time>
        </div>
        {actions}
      </header>
      {children}
    </article>
  );
}
