import { listPlan, listQueries } from '../shared/list-queries.ts';
import { defineQueries } from '../shared/query.ts';

export const pictureList = listPlan({
  collection: 'pictures',
  fields: {},
  searched: true,
  orders: [{ name: 'newest', field: 'createdAt', direction: 'desc' }],
});

export const pictureQueries = defineQueries({
  ...listQueries('pictureList', pictureList),
  /** Posts that show a picture, on top or in their text. */
  blogPostsWithPicture: {
    collection: 'blogPosts',
    where: [{ field: 'pictures', op: 'array-contains' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  portfolioItemsWithPicture: {
    collection: 'portfolioItems',
    where: [{ field: 'pictures', op: 'array-contains' }],
    orderBy: [{ field: 'position', direction: 'asc' }],
    limit: 25,
    caller: 'admin',
  },
});
