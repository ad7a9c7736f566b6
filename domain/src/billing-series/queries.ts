import { defineQueries } from '../shared/query.ts';

export const billingSeriesQueries = defineQueries({
  billingSeriesOfMember: {
    collection: 'billingSeries',
    where: [{ field: 'memberUids', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 50,
    caller: 'member',
  },
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
  anyBillingSeriesOfClient: {
    collection: 'billingSeries',
    where: [{ field: 'clientId', op: '==' }],
    orderBy: [],
    limit: 1,
    caller: 'system',
  },
  billingSeriesRunningOfClient: {
    collection: 'billingSeries',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'status', op: 'in' },
    ],
    orderBy: [],
    limit: 10,
    caller: 'system',
  },
  /** Ended so long ago that the books no longer need them. */
  billingSeriesToPurge: {
    collection: 'billingSeries',
    where: [
      { field: 'status', op: '==' },
      { field: 'updatedAt', op: '<' },
    ],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  /** Those that go on; the caller reads as many pages as it needs. */
  billingSeriesRunning: {
    collection: 'billingSeries',
    where: [{ field: 'status', op: 'in' }],
    orderBy: [],
    limit: 100,
    caller: 'system',
  },
  billingSeriesDue: {
    collection: 'billingSeries',
    where: [
      { field: 'status', op: '==' },
      { field: 'nextOn', op: '<=' },
    ],
    orderBy: [{ field: 'nextOn', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  billingSeriesOfProject: {
    collection: 'billingSeries',
    where: [{ field: 'projectId', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 20,
    caller: 'admin',
  },
});
