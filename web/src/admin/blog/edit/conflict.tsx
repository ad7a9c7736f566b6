import type { BlogPostDraftText } from '@agency/domain/blog-post/draft';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Actor } from '../../shared/actor-name.tsx';
import { DraftConflict } from '../../shared/draft-conflict.tsx';
import { TextDifferences } from './history/differences.tsx';
import type { Draft } from './writing/use-draft.ts';

interface Props {
  readonly draft: Draft;
  readonly uid: string;
  /** One's own text, after a colleague's was chosen. */
  readonly aside: BlogPostDraftText | null;
  readonly onAside: (text: BlogPostDraftText | null) => void;
}

/** Two people, or two tabs, wrote at once: both texts, and a choice. */
export function Conflict({ draft, uid, aside, onAside }: Props) {
  const { theirs, text } = draft;
  if (theirs !== null) {
    return (
      <DraftConflict
        what="post"
        by={
          theirs.by === uid ? (
            'You, in another tab,'
          ) : theirs.by === 'system' ? (
            'The site'
          ) : (
            <Actor actor={theirs.by} />
          )
        }
        onLoadTheirs={() => onAside(draft.takeTheirs())}
        onKeepMine={draft.keepMine}
      >
        <p>Green is in your text, struck out in theirs:</p>
        <TextDifferences before={theirs.text} after={text} />
      </DraftConflict>
    );
  }
  if (aside === null) return null;
  return (
    <Callout
      title="Your text is set aside"
      actions={
        <>
          <Button
            size="small"
            onClick={() => {
              draft.replace(aside);
              onAside(null);
            }}
          >
            Use mine after all
          </Button>
          <Button size="small" variant="quiet" onClick={() => onAside(null)}>
            Discard it
          </Button>
        </>
      }
    >
      <TextDifferences before={text} after={aside} />
    </Callout>
  );
}
