import { defineQueries } from '../shared/query.ts';

export const redirectQueries = defineQueries({
  redirectsTo: {
    collection: 'redirects',
    where: [{ field: 'to', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  /** All of them behind this path, in the order of their addresses. */
  redirectsAfter: {
    collection: 'redirects',
    where: [{ field: 'from', op: '>' }],
    orderBy: [{ field: 'from', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
});
