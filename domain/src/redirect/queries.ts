import { defineQueries } from '../shared/query.ts';

export const redirectQueries = defineQueries({
  redirectsTo: {
    collection: 'redirects',
    where: [{ field: 'to', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
});
