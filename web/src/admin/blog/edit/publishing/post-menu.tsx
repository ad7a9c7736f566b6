import type { BlogPost } from '@agency/domain/blog-post/schema';
import { blogPostStatuses, isPublic } from '@agency/domain/blog-post/status';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { useState } from 'react';
import { Menu } from '../../../../ui/app/menu.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmOperation } from '../../../shared/confirm-operation.tsx';
import { CheckedDialog } from './checked-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

type Asked = 'unpublish' | 'archive' | 'restore' | 'share' | 'checked';

interface Props {
  readonly post: Stored<BlogPost>;
  readonly now: Date;
}

/** What can be done with the whole post. */
export function PostMenu({ post, now }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { status } = post;
  const isOut = status === 'published';
  const state = (to: 'archived' | 'draft', words: string) =>
    blogPostStatuses.can(status, to) ? null : words;
  const entry = (key: Asked, label: string, disabledReason: string | null = null) => ({
    key,
    label,
    disabledReason,
    onSelect: () => setAsked(key),
  });
  return (
    <>
      <Menu
        trigger={<Button about="with this post">More</Button>}
        groups={[
          [
            ...(isPublic(post, now)
              ? [{ key: 'open', label: 'Open on the site', href: paths.blogPost(post.slug) }]
              : []),
            entry('share', 'Share a preview'),
            entry('checked', 'Mark as checked', isOut ? null : 'Only published posts are checked.'),
          ],
          [
            ...(isOut ? [entry('unpublish', 'Unpublish')] : []),
            status === 'archived'
              ? entry('restore', 'Bring back')
              : entry('archive', 'Archive', state('archived', 'It’s already archived.')),
          ],
        ]}
      />
      {asked === null ? null : <Answer asked={asked} post={post} now={now} onClose={() => setAsked(null)} />}
    </>
  );
}

function Answer({
  asked,
  post,
  now,
  onClose,
}: Props & { readonly asked: Asked; readonly onClose: () => void }) {
  const input = { postId: post.id };
  const wasOut = post.status === 'published';
  switch (asked) {
    case 'share':
      return <ShareDialog post={post} onClose={onClose} />;
    case 'checked':
      return <CheckedDialog post={post} now={now} onClose={onClose} />;
    case 'unpublish':
      return (
        <ConfirmOperation
          operation="unpublishBlogPost"
          input={input}
          title="Unpublish this post?"
          confirmLabel="Unpublish"
          cancelLabel="Leave it"
          done={() => 'Unpublished. It’s a draft again.'}
          onClose={onClose}
        >
          <p>Within a minute, visitors can’t open it any more. You can publish it again later.</p>
        </ConfirmOperation>
      );
    case 'archive':
      return (
        <ConfirmOperation
          operation="archiveBlogPost"
          input={input}
          title="Archive this post?"
          confirmLabel="Archive"
          cancelLabel="Leave it"
          done={() => 'Archived'}
          onClose={onClose}
        >
          <p>
            {wasOut
              ? 'Within a minute, visitors can’t open it any more. You can bring it back.'
              : 'It leaves the list of drafts. You can bring it back.'}
          </p>
        </ConfirmOperation>
      );
    case 'restore':
      return (
        <ConfirmOperation
          operation="restoreBlogPost"
          input={input}
          title="Bring this post back?"
          confirmLabel="Bring back"
          cancelLabel="Leave it"
          done={() => 'It’s a draft again'}
          onClose={onClose}
        >
          <p>It becomes a draft. Visitors see it once you publish it.</p>
        </ConfirmOperation>
      );
  }
}
