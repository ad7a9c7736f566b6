import { blogPostRevisionQueries } from '@agency/domain/blog-post/queries';
import { type BlogPostRevision, mostRevisions } from '@agency/domain/blog-post/schema';
import { readableRows, type Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { useRecords } from '../../../../firebase/firestore/hooks.ts';
import { blogPostRevisions } from '../../../../firebase/records/blog-post.ts';
import { useOperation } from '../../../../firebase/use-operation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Muted } from '../../../../ui/text.tsx';
import { Actor } from '../../../shared/actor-name.tsx';
import { momentShort } from '../../../shared/time-words.ts';
import type { Draft } from '../writing/use-draft.ts';
import { CompareDialog } from './compare-dialog.tsx';
import styles from './history-panel.module.css';
import { revisionName } from './revision-name.ts';
import { SaveRevision } from './save-revision.tsx';

interface Props {
  readonly postId: string;
  readonly draft: Draft;
}

/** Earlier texts, the newest first: what is different now, and a way back to each. */
export function HistoryPanel({ postId, draft }: Props) {
  const revisions = readableRows(
    useRecords(blogPostRevisions, blogPostRevisionQueries.revisionsOfBlogPost, [], { parents: [postId] }),
  );
  const [opened, setOpened] = useState<Stored<BlogPostRevision> | null>(null);
  return (
    <div className={styles.history}>
      <SaveRevision postId={postId} draft={draft} />
      {revisions.length === 0 ? <p>No revisions yet: publishing makes one.</p> : null}
      <ul>
        {revisions.map((revision) => (
          <li key={revision.id}>
            <span>
              <span className={styles.name}>{revisionName(revision)}</span>
              <Muted>
                <span>{`${momentShort(revision.savedAt)}, `}</span>
                <Actor actor={revision.savedBy} />
              </Muted>
            </span>
            <span className={styles.actions}>
              <Button size="small" about={momentShort(revision.savedAt)} onClick={() => setOpened(revision)}>
                Compare
              </Button>
              <Pin postId={postId} revision={revision} />
            </span>
          </li>
        ))}
      </ul>
      <Muted>{`The last ${mostRevisions} stay, and those you pin.`}</Muted>
      {opened ? (
        <CompareDialog postId={postId} draft={draft} revision={opened} onClose={() => setOpened(null)} />
      ) : null}
    </div>
  );
}

function Pin({ postId, revision }: { readonly postId: string; readonly revision: Stored<BlogPostRevision> }) {
  const { run, busy, error } = useOperation('pinBlogPostRevision');
  const { pinned, id } = revision;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-pressed={pinned}
        busy={busy}
        about={momentShort(revision.savedAt)}
        onClick={() => void run({ postId, revisionId: id, pinned: !pinned })}
      >
        {pinned ? 'Pinned' : 'Pin'}
      </Button>
      {error ? <Muted>{error.message}</Muted> : null}
    </>
  );
}
