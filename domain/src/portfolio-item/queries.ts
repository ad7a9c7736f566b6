import { defineQueries } from '../shared/query.ts';

export const portfolioItemQueries = defineQueries({
  portfolioItemsPublished: {
    collection: 'portfolioItems',
    where: [{ field: 'published', op: '==' }],
    orderBy: [{ field: 'position', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  portfolioItemBySlug: {
    collection: 'portfolioItems',
    where: [
      { field: 'slug', op: '==' },
      { field: 'published', op: '==' },
    ],
    orderBy: [{ field: 'position', direction: 'asc' }],
    limit: 2,
    caller: 'system',
  },
  portfolioItemList: {
    collection: 'portfolioItems',
    where: [],
    orderBy: [{ field: 'position', direction: 'asc' }],
    limit: 100,
    caller: 'admin',
  },
  /** Work with words of the person at an address. */
  portfolioItemsOfAddress: {
    collection: 'portfolioItems',
    where: [{ field: 'testimonial.email', op: '==' }],
    orderBy: [],
    limit: 50,
    caller: 'system',
  },
});
