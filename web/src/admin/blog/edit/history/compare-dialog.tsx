import type { BlogPostDraftText } from '@agency/domain/blog-post/draft';
import type { BlogPostRevision } from '@agency/domain/blog-post/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useOperation } from '../../../../firebase/use-operation.ts';
import { Dialog } from '../../../../ui/app/dialog.tsx';
import { useToast } from '../../../../ui/app/toast.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { momentShort } from '../../../shared/time-words.ts';
import type { Draft } from '../writing/use-draft.ts';
import { TextDifferences } from './differences.tsx';
import { revisionName } from './revision-name.ts';

/** What a revision said, as the draft would say it. */
function textOf(revision: Stored<BlogPostRevision>, now: BlogPostDraftText): BlogPostDraftText {
  const { title, excerpt, body, cover, coverAlt, categories, author, seoTitle, seoDescription } = revision;
  const texts = { title, excerpt, body, cover, coverAlt, categories, author, seoTitle, seoDescription };
  return { ...texts, slug: revision.slug || now.slug, checkAgainOn: now.checkAgainOn };
}

interface Props {
  readonly postId: string;
  readonly draft: Draft;
  readonly revision: Stored<BlogPostRevision>;
  readonly onClose: () => void;
}

/** A revision beside what is written now, and the way back to it. */
export function CompareDialog({ postId, draft, revision, onClose }: Props) {
  const toast = useToast();
  const { run, busy, error } = useOperation('restoreBlogPostRevision');
  const restore = async () => {
    await draft.save();
    const answer = await run({ postId, version: draft.versionNow(), revisionId: revision.id });
    if (answer === null) return;
    toast('Revision restored. What was there before is in the history.');
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${revisionName(revision)}, ${momentShort(revision.savedAt)}`}
      size="large"
      description="Marked green: what restoring it would bring back. Struck out: what it would take away."
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" busy={busy} onClick={() => void restore()}>
            Restore this text
          </Button>
        </>
      }
    >
      {error ? (
        <Callout tone="danger" announce="alert">
          <p>{error.message}</p>
        </Callout>
      ) : null}
      <TextDifferences before={draft.text} after={textOf(revision, draft.text)} />
    </Dialog>
  );
}
