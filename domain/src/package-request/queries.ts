import { listPlan, listQueries } from '../shared/list-queries.ts';
import { defineQueries } from '../shared/query.ts';

export const packageRequestList = listPlan({
  collection: 'packageRequests',
  fields: { status: 'in', assigneeUid: '==' },
  searched: true,
  orders: [
    { name: 'newest', field: 'createdAt', direction: 'desc' },
    { name: 'changed', field: 'updatedAt', direction: 'desc' },
  ],
});

export const packageRequestQueries = defineQueries({
  ...listQueries('packageRequestList', packageRequestList),
  /** Enquiries past their retention period. */
  packageRequestsToPurge: {
    collection: 'packageRequests',
    where: [{ field: 'updatedAt', op: '<' }],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  /** What somebody wrote from their verified address; the caller reads every page. */
  packageRequestsOfAddress: {
    collection: 'packageRequests',
    where: [{ field: 'email', op: '==' }],
    orderBy: [],
    limit: 50,
    caller: 'system',
  },
});
