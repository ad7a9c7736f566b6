import { defineQueries } from '../shared/query.ts';

export const billingSeriesQueries = defineQueries({
  billingSeriesOfClient: {
    collection: 'billingSeries',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'membersVersion', op: '<' },
    ],
    orderBy: [{ field: 'membersVersion', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
});
