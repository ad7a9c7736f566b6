import { defineQueries } from '../shared/query.ts';

export const blogPostQueries = defineQueries({
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
  blogPostList: {
    collection: 'blogPosts',
    where: [],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  blogPostListInStatus: {
    collection: 'blogPosts',
    where: [{ field: 'status', op: 'in' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  blogPostSearch: {
    collection: 'blogPosts',
    where: [{ field: 'searchTokens', op: 'array-contains' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  blogPostsOfCategory: {
    collection: 'blogPosts',
    where: [{ field: 'categories', op: 'array-contains' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
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
});
