import type { BlogPost } from '@agency/domain/blog-post/schema';
import { isScheduled } from '@agency/domain/blog-post/status';
import { londonDate } from '@agency/domain/shared/dates';
import { formatDateTime } from '@agency/domain/shared/format';
import type { Tone } from '../../ui/tone.tsx';

type Shown = Pick<BlogPost, 'status' | 'publishAt' | 'hasChanges' | 'checkAgainOn'>;

/** A post's state in a word, as lists show it. */
export function postState(post: Shown, now: Date): { readonly label: string; readonly tone: Tone } {
  if (post.status === 'archived') return { label: 'Archived', tone: 'neutral' };
  if (post.status === 'draft') return { label: 'Draft', tone: 'neutral' };
  if (isScheduled(post, now)) return { label: 'Scheduled', tone: 'info' };
  return { label: 'Published', tone: 'success' };
}

/** What its title in a list is followed by. */
export function postDetail(post: Shown, now: Date): string {
  const { status, publishAt, hasChanges, checkAgainOn } = post;
  if (status !== 'published' || publishAt === null) return '';
  if (isScheduled(post, now)) return `Goes out on ${formatDateTime(publishAt)}`;
  if (hasChanges) return 'Has changes that aren’t published';
  return checkAgainOn !== null && checkAgainOn <= londonDate(now) ? 'Time to check it again' : '';
}

export function titleOf({ draftTitle, title }: Pick<BlogPost, 'draftTitle' | 'title'>): string {
  return draftTitle || title;
}
