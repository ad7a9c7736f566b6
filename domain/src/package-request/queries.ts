import { defineQueries } from '../shared/query.ts';

export const packageRequestQueries = defineQueries({
  packageRequestList: {
    collection: 'packageRequests',
    where: [],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  packageRequestListInStatus: {
    collection: 'packageRequests',
    where: [{ field: 'status', op: 'in' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  packageRequestSearch: {
    collection: 'packageRequests',
    where: [{ field: 'searchTokens', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  packageRequestSearchInStatus: {
    collection: 'packageRequests',
    where: [
      { field: 'searchTokens', op: 'array-contains' },
      { field: 'status', op: 'in' },
    ],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
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
