import { defineQueries } from '../shared/query.ts';

export const linkQueries = defineQueries({
  linksOfClient: {
    collection: 'links',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'membersVersion', op: '<' },
    ],
    orderBy: [{ field: 'membersVersion', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
});
