import type { ProjectUpdate } from '@agency/domain/project/schema';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import type { ReactNode } from 'react';
import type { Cursor } from '../../../firebase/firestore/cursor.ts';
import type { RecordPage } from '../../../firebase/firestore/hooks.ts';
import { NewestAndOlder } from '../../../firebase/firestore/newest-and-older.tsx';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import { MarkdownText } from '../../../views/markdown/markdown-text.tsx';
import { UpdateArticle } from '../../../views/update/update-article.tsx';
import styles from './news.module.css';

interface NewsListProps {
  readonly page: RecordPage<ProjectUpdate>;
  readonly after: Cursor | null;
  readonly onPage: (after: Cursor | null) => void;
  /** 'updates' */
  readonly of: string;
  readonly empty: string;
  readonly edit: (news: Stored<ProjectUpdate>) => ReactNode;
}

/** What was written, newest first. */
export function NewsList({ page: { items, next }, after, onPage, of, empty, edit }: NewsListProps) {
  if (items.length === 0 && after === null) return <p className={styles.quiet}>{empty}</p>;
  return (
    <>
      <div className={styles.list}>
        {items.map((news) =>
          isUnreadable(news) ? (
            <UnreadableNote key={news.id} path={news.unreadable.path} />
          ) : (
            <UpdateArticle key={news.id} title={news.title} publishedAt={news.createdAt} actions={edit(news)}>
              <MarkdownText text={news.body} />
            </UpdateArticle>
          ),
        )}
      </div>
      <NewestAndOlder of={of} after={after} next={next} onPage={onPage} />
    </>
  );
}
