import { projectQueries } from '@agency/domain/project/queries';
import { isUnreadable } from '@agency/domain/shared/parse';
import { useState } from 'react';
import type { Cursor } from '../../firebase/firestore/cursor.ts';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecordPage } from '../../firebase/firestore/hooks.ts';
import { NewestAndOlder } from '../../firebase/firestore/newest-and-older.tsx';
import { projectUpdates } from '../../firebase/records/project.ts';
import { LoadingState } from '../../ui/app/states.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { MarkdownText } from '../markdown/markdown-text.tsx';
import styles from './update.module.css';
import { UpdateArticle } from './update-article.tsx';
import { UpdatesPart } from './updates-part.tsx';

interface ClientUpdatesProps {
  readonly projectId: string;
}

/** What we have told the client about their project, newest first, live: for its members. */
export function ClientUpdates({ projectId }: ClientUpdatesProps) {
  return (
    <UpdatesPart>
      <Feature subject="the updates" loading={<LoadingState label="Loading the updates" lines={4} />}>
        <Updates projectId={projectId} />
      </Feature>
    </UpdatesPart>
  );
}

function Updates({ projectId }: ClientUpdatesProps) {
  const [after, setAfter] = useState<Cursor | null>(null);
  const spec = projectQueries.updatesOfProject;
  const { items, next } = useRecordPage(projectUpdates, spec, [], after, { parents: [projectId] });
  if (items.length === 0 && after === null) {
    return <p>No updates yet. We’ll tell you here, and by email, how your project is going.</p>;
  }
  return (
    <>
      <div className={styles.list}>
        {items.map((update) =>
          isUnreadable(update) ? (
            <UnreadableNote key={update.id} />
          ) : (
            <UpdateArticle key={update.id} title={update.title} publishedAt={update.createdAt}>
              <MarkdownText text={update.body} />
            </UpdateArticle>
          ),
        )}
      </div>
      <NewestAndOlder of="updates" after={after} next={next} onPage={setAfter} />
    </>
  );
}
