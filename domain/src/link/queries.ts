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
  linksOfDocument: {
    collection: 'links',
    where: [{ field: 'documentId', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 10,
    caller: 'admin',
  },
  linksOfMember: {
    collection: 'links',
    where: [{ field: 'memberUids', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  visitsOfLink: {
    collection: 'linkVisits',
    where: [],
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit: 25,
    caller: 'member',
  },
  visitsToPurge: {
    collection: 'linkVisits',
    group: true,
    where: [{ field: 'at', op: '<' }],
    orderBy: [{ field: 'at', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  /** Of a client, whether or not anybody may see it. */
  anyLinkOfClient: {
    collection: 'links',
    where: [{ field: 'clientId', op: '==' }],
    orderBy: [],
    limit: 1,
    caller: 'system',
  },
});
