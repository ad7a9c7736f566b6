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
  /** Those that nobody has answered, the longest on top. */
  packageRequestsWaiting: {
    collection: 'packageRequests',
    where: [{ field: 'status', op: 'in' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 10,
    caller: 'admin',
  },
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
