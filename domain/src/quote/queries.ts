import { defineQueries } from '../shared/query.ts';

export const quoteQueries = defineQueries({
  quotesNewest: {
    collection: 'quotes',
    where: [],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  quotesByStatus: {
    collection: 'quotes',
    where: [{ field: 'status', op: '==' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  quotesBySearch: {
    collection: 'quotes',
    where: [{ field: 'searchTokens', op: 'array-contains' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  quotesOfMember: {
    collection: 'quotes',
    where: [{ field: 'memberUids', op: 'array-contains' }],
    orderBy: [{ field: 'sentAt', direction: 'desc' }],
    limit: 25,
    caller: 'member',
  },
  quotesOfClient: {
    collection: 'quotes',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'membersVersion', op: '<' },
    ],
    orderBy: [{ field: 'membersVersion', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  quotesToExpire: {
    collection: 'quotes',
    where: [
      { field: 'status', op: 'in' },
      { field: 'validUntil', op: '<' },
    ],
    orderBy: [{ field: 'validUntil', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  eventsOfQuote: {
    collection: 'quoteEvents',
    where: [],
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit: 50,
    caller: 'member',
  },
  versionsOfQuote: {
    collection: 'quoteVersions',
    where: [],
    orderBy: [{ field: 'version', direction: 'desc' }],
    limit: 20,
    caller: 'member',
  },
});
