import type { BlogPost } from '@agency/domain/blog-post/schema';
import { isPublic } from '@agency/domain/blog-post/status';
import type { Stored } from '@agency/domain/shared/parse';
import { useIsOffline } from '../../../platform/use-is-offline.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { SuccessIcon, WarningIcon } from '../../../ui/icons.tsx';
import styles from '../../shared/editor/editor.module.css';
import { postState } from '../post-words.ts';
import { PostMenu } from './publishing/post-menu.tsx';
import type { Draft } from './writing/use-draft.ts';

interface Props {
  readonly post: Stored<BlogPost>;
  readonly draft: Draft;
  readonly now: Date;
  readonly onPublish: () => void;
}

/** Always in view: what state the post is in, whether what is typed is saved, and the next step. */
export function EditorBar({ post, draft, now, onPublish }: Props) {
  const state = postState(post, now);
  return (
    <div className={styles.bar}>
      <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
      <SaveState draft={draft} />
      <div className={styles.barActions}>
        <PostMenu post={post} now={now} />
        <Button
          variant="primary"
          disabledReason={reasonAgainst(post, draft, now)}
          reasonHidden
          onClick={onPublish}
        >
          {isPublic(post, now) ? 'Publish changes' : 'Publish'}
        </Button>
      </div>
    </div>
  );
}

/** One that is still to come can be given another time. */
function reasonAgainst(post: BlogPost, { isDirty }: Draft, now: Date): string | null {
  if (post.status === 'archived') return 'It’s archived: bring it back first.';
  const isAsPublished = isPublic(post, now) && !post.hasChanges && !isDirty;
  return isAsPublished ? 'Nothing has changed since it was published.' : null;
}

/** Said aloud only where it needs somebody: 'Saved' after each pause would talk over the writer. */
function SaveState({ draft: { isDirty, isSaving, error, theirs } }: { readonly draft: Draft }) {
  const isOffline = useIsOffline();
  if (theirs !== null) return null;
  if (isDirty && (isOffline || error !== null)) {
    return (
      <p className={styles.state} role="status">
        <WarningIcon size={18} />
        <span>
          {isOffline
            ? 'You’re offline. This browser has what you typed, and it’s saved once you’re back.'
            : `Not saved yet: ${error?.message}`}
        </span>
      </p>
    );
  }
  return (
    <p className={styles.state}>
      {isDirty || isSaving ? null : <SuccessIcon size={18} />}
      <span>{isDirty || isSaving ? 'Saving…' : 'Saved'}</span>
    </p>
  );
}
