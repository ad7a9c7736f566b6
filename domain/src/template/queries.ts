import { defineQueries } from '../shared/query.ts';

export const templateQueries = defineQueries({
  templatesOfKind: {
    collection: 'templates',
    where: [{ field: 'kind', op: '==' }],
    orderBy: [{ field: 'title', direction: 'asc' }],
    limit: 50,
    caller: 'admin',
  },
});
