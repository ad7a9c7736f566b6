import { defineQueries } from '../shared/query.ts';

export const blogCategoryQueries = defineQueries({
  blogCategoryList: {
    collection: 'blogCategories',
    where: [],
    orderBy: [{ field: 'position', direction: 'asc' }],
    limit: 50,
    caller: 'admin',
  },
});
