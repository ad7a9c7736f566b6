import { blogPostList } from '@agency/domain/blog-post/queries';
import type { BlogPost } from '@agency/domain/blog-post/schema';
import { addDays } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { blogPosts } from '../../firebase/records/blog-post.ts';
import {
  dayColumn,
  stateColumn,
  TwoLines,
  textColumn,
  timeColumn,
  Written,
} from '../shared/list/columns.tsx';
import { defineList } from '../shared/list/declaration.ts';
import { postDetail, postState, titleOf } from './post-words.ts';

export const postList = defineList({
  one: 'post',
  many: 'posts',
  converter: blogPosts,
  plan: blogPostList,
  filters: [
    {
      name: 'show',
      label: 'Show',
      look: 'chips',
      options: [
        { value: 'all', label: 'All' },
        { value: 'drafts', label: 'Drafts', where: { status: 'draft' } },
        { value: 'published', label: 'Published', where: { status: 'published' } },
        {
          value: 'check',
          label: 'To check again',
          where: (today: CivilDate) => ({ status: 'published', checkBefore: addDays(today, 1) }),
        },
        { value: 'archived', label: 'Archived', where: { status: 'archived' } },
      ],
    },
  ],
  search: { placeholder: 'Title, author or category', tokens: ({ searchTokens }) => searchTokens },
  orderLabels: { changed: 'Last changed', check: 'To check first' },
  columns: [
    {
      header: 'Post',
      cell: (post: BlogPost, now) => (
        <TwoLines detail={postDetail(post, now)}>
          <Written>{titleOf(post)}</Written>
        </TwoLines>
      ),
      file: { Post: titleOf, Address: ({ slug }) => slug },
    },
    stateColumn('State', postState),
    textColumn('Author', ({ author }: BlogPost) => author),
    { ...dayColumn('Check again', ({ checkAgainOn }: BlogPost) => checkAgainOn), orders: ['check'] },
    timeColumn('Changed', ({ updatedAt }: BlogPost) => updatedAt, ['changed']),
  ],
  nameOf: titleOf,
  pathOf: ({ id }) => adminPaths.blogPost(id),
  empty: { title: 'No posts yet', text: 'To write the first one, choose ‘New post’.' },
});
