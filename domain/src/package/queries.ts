import { defineQueries } from '../shared/query.ts';

export const packageQueries = defineQueries({
  packagesPublished: {
    collection: 'packages',
    where: [{ field: 'published', op: '==' }],
    orderBy: [{ field: 'position', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
  packageList: {
    collection: 'packages',
    where: [],
    orderBy: [{ field: 'position', direction: 'asc' }],
    limit: 50,
    caller: 'admin',
  },
});
