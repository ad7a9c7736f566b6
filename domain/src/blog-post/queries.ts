import { listPlan, listQueries } from '../shared/list-queries.ts';
import { defineQueries } from '../shared/query.ts';

export const blogPostList = listPlan({
  collection: 'blogPosts',
  fields: { status: '==' },
  /** Published ones that somebody should have read again before that day. */
  refinements: { checkBefore: { of: 'status', field: 'checkAgainOn', op: '<' } },
  searched: true,
  orders: [
    { name: 'changed', field: 'updatedAt', direction: 'desc' },
    { name: 'check', field: 'checkAgainOn', direction: 'asc' },
  ],
});

export const blogPostQueries = defineQueries({
  ...listQueries('blogPostList', blogPostList),
  /** What is public by the clock of the query. */
  blogPostsPublic: {
    collection: 'blogPosts',
    where: [
      { field: 'status', op: '==' },
      { field: 'publishAt', op: '<=' },
    ],
    orderBy: [{ field: 'publishAt', direction: 'desc' }],
    limit: 200,
    caller: 'system',
  },
  blogPostBySlug: {
    collection: 'blogPosts',
    where: [
      { field: 'slug', op: '==' },
      { field: 'status', op: '==' },
    ],
    orderBy: [{ field: 'publishAt', direction: 'desc' }],
    limit: 2,
    caller: 'system',
  },
  /** The next to become public: cached pages expire then. */
  blogPostsScheduled: {
    collection: 'blogPosts',
    where: [
      { field: 'status', op: '==' },
      { field: 'publishAt', op: '>' },
    ],
    orderBy: [{ field: 'publishAt', direction: 'asc' }],
    limit: 25,
    caller: 'system',
  },
  /** Whose cover a picture is. */
  blogPostsWithCover: {
    collection: 'blogPosts',
    where: [{ field: 'cover', op: '==' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'system',
  },
  /** To check again by now, the longest due first. */
  blogPostsToCheck: {
    collection: 'blogPosts',
    where: [
      { field: 'status', op: '==' },
      { field: 'checkAgainOn', op: '<=' },
    ],
    orderBy: [{ field: 'checkAgainOn', direction: 'asc' }],
    limit: 5,
    caller: 'admin',
  },
  /** All of them, for a copy of the blog. */
  blogPostsToExport: {
    collection: 'blogPosts',
    where: [],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
  blogPostsOfCategory: {
    collection: 'blogPosts',
    where: [{ field: 'categories', op: 'array-contains' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  /** Whose draft is in it: a category that one would be published in can't go. */
  blogPostsWithDraftIn: {
    collection: 'blogPosts',
    where: [{ field: 'draftCategories', op: 'array-contains' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'system',
  },
});

/** Earlier texts of a post, the newest first. */
export const blogPostRevisionQueries = defineQueries({
  revisionsOfBlogPost: {
    collection: 'blogPostRevisions',
    where: [],
    orderBy: [{ field: 'savedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  /** Those that may give way to newer ones, the oldest first. */
  revisionsUnpinned: {
    collection: 'blogPostRevisions',
    where: [{ field: 'pinned', op: '==' }],
    orderBy: [{ field: 'savedAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
});
