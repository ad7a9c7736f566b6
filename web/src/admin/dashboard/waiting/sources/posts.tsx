import type { BlogPost } from '@agency/domain/blog-post/schema';
import { addMonths, londonDate, startOfLondonDay } from '@agency/domain/shared/dates';
import { formatDate, formatDateShort } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useMemo } from 'react';
import { useOperation } from '../../../../firebase/use-operation.ts';
import { useToast } from '../../../../ui/app/toast.tsx';
import { Button } from '../../../../ui/button.tsx';
import { dashboardLimits, usePostsToCheck } from '../../queries.ts';
import { ActionError } from '../action-error.tsx';
import { itemsFrom } from '../from-records.ts';
import type { Item } from '../item.ts';
import { moreWhere, useReport } from '../reported.tsx';

/** What is true of prices and the law this year may not be next year. */
const monthsUntilCheck = 6;

/** Published posts that someone should read again. */
export function Posts({ now }: { readonly now: Date }) {
  const posts = usePostsToCheck(londonDate(now));
  useReport(
    'posts',
    useMemo(() => {
      const items = itemsFrom(posts, 'post', now, (post) => itemOf(post, now));
      const href = adminPaths.blog({ show: 'check' });
      return { items, more: moreWhere(posts, dashboardLimits.posts, 'Posts to check', href) };
    }, [posts, now]),
  );
  return null;
}

function itemOf(post: Stored<BlogPost>, now: Date): Item | [] {
  const { id, title, checkAgainOn, checkedOn } = post;
  if (checkAgainOn === null) return [];
  return {
    id: `blogPosts/${id}`,
    kind: 'post',
    by: checkAgainOn,
    since: startOfLondonDay(checkAgainOn),
    title,
    detail: checkedOn === null ? 'Not checked yet' : `Last checked on ${formatDateShort(checkedOn)}`,
    when: checkAgainOn === londonDate(now) ? 'Since today' : `Since ${formatDateShort(checkAgainOn)}`,
    href: adminPaths.blogPost(id),
    actions: <MarkChecked post={post} now={now} />,
  };
}

function MarkChecked({ post, now }: { readonly post: Stored<BlogPost>; readonly now: Date }) {
  const toast = useToast();
  const { run, busy, error } = useOperation('checkBlogPost');
  const check = async () => {
    const checkAgainOn = addMonths(londonDate(now), monthsUntilCheck);
    const done = await run({ postId: post.id, checkAgainOn });
    if (done !== null) toast(`‘${post.title}’ is checked. It comes back on ${formatDate(checkAgainOn)}`);
  };
  return (
    <>
      <Button size="small" about={post.title} busy={busy} onClick={check}>
        Mark as checked
      </Button>
      <ActionError error={error} />
    </>
  );
}
