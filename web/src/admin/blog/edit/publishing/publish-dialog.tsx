import type { BlogPost } from '@agency/domain/blog-post/schema';
import { isPublic, isScheduled } from '@agency/domain/blog-post/status';
import { londonDate } from '@agency/domain/shared/dates';
import { formatDateTime } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { useState } from 'react';
import { useOperation } from '../../../../firebase/use-operation.ts';
import { Dialog } from '../../../../ui/app/dialog.tsx';
import { useToast } from '../../../../ui/app/toast.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { RadioGroup } from '../../../../ui/fields/choice.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { SearchPreview } from '../preview/search-preview.tsx';
import type { Check } from '../writing/checks.ts';
import { ChecksPanel } from '../writing/checks-panel.tsx';
import type { Draft } from '../writing/use-draft.ts';

interface Props {
  readonly post: Stored<BlogPost>;
  readonly draft: Draft;
  readonly checks: readonly Check[];
  readonly now: Date;
  readonly onShow: (position: number) => void;
  readonly onClose: () => void;
}

/** Tomorrow at nine, as the field writes it. */
function suggested(now: Date): string {
  return `${londonDate(new Date(now.getTime() + 86_400_000))}T09:00`;
}

/** What becomes of the address that the post has now. */
function moveWords(post: BlogPost, { text }: Draft): string {
  if (text.slug === post.slug) return 'Visitors see the new text within a minute.';
  return `It moves to ${paths.blogPost(text.slug)}. Anyone who follows a link to ${paths.blogPost(post.slug)} is redirected there.`;
}

function usePublishing({ post, draft, onClose }: Pick<Props, 'post' | 'draft' | 'onClose'>) {
  const toast = useToast();
  const { run, busy, error } = useOperation('publishBlogPost');
  const publish = async (at: string | null) => {
    await draft.save();
    const when = at === null ? ({ kind: 'now' } as const) : ({ kind: 'at', at } as const);
    const answer = await run({ postId: post.id, version: draft.versionNow(), when });
    if (answer === null) return;
    const publishAt = new Date(answer.publishAt);
    const isLater = publishAt.getTime() > Date.now();
    toast(
      isLater
        ? `It goes out on ${formatDateTime(publishAt)}`
        : 'Published. The site shows it within a minute.',
    );
    onClose();
  };
  return { publish, busy, error };
}

/** Asks when; says what happens, and what is in the way. */
export function PublishDialog({ post, draft, checks, now, onShow, onClose }: Props) {
  const { publish, busy, error } = usePublishing({ post, draft, onClose });
  const isOut = isPublic(post, now);
  const [isLater, setLater] = useState(false);
  const [at, setAt] = useState(() => suggested(now));
  const isBlocked = checks.some(({ weight }) => weight === 'must');
  const wrongTime = error?.issues.find(({ path }) => path === 'when')?.message;
  const show = (position: number) => {
    onClose();
    onShow(position);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={isOut ? 'Publish these changes?' : 'Publish this post?'}
      actions={
        <>
          <Button onClick={onClose}>Go on writing</Button>
          <Button
            variant="primary"
            busy={busy}
            disabledReason={
              isBlocked
                ? 'Correct what is listed first.'
                : draft.theirs
                  ? 'Choose between the two texts first.'
                  : null
            }
            onClick={() => void publish(isLater ? at : null)}
          >
            {isLater ? 'Schedule' : isOut ? 'Publish changes' : 'Publish'}
          </Button>
        </>
      }
    >
      {error && wrongTime === undefined ? (
        <Callout tone="danger" announce="alert">
          <p>{error.message}</p>
          {error.issues.map(({ path, message }) => (
            <p key={path}>{message}</p>
          ))}
        </Callout>
      ) : null}
      {checks.length > 0 ? <ChecksPanel checks={checks} onShow={show} /> : null}
      {isOut ? (
        <p>{moveWords(post, draft)}</p>
      ) : (
        <RadioGroup
          name="when"
          label="When?"
          value={isLater ? 'later' : 'now'}
          onChange={({ target }) => setLater(target.value === 'later')}
          options={[
            {
              value: 'now',
              label: 'Now',
              detail: isScheduled(post, now) ? 'Instead of at its time' : undefined,
            },
            { value: 'later', label: 'Later' },
          ]}
        />
      )}
      {isLater ? (
        <TextField
          type="datetime-local"
          name="at"
          label="Date and time, in London"
          value={at}
          error={wrongTime}
          onChange={(event) => setAt(event.target.value)}
        />
      ) : null}
      <SearchPreview text={draft.text} host={window.location.host} />
    </Dialog>
  );
}
