import { defineQueries } from '../shared/query.ts';

export const auditQueries = defineQueries({
  auditList: {
    collection: 'auditLog',
    where: [],
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  auditOfActor: {
    collection: 'auditLog',
    where: [{ field: 'actor', op: '==' }],
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  auditOfPath: {
    collection: 'auditLog',
    where: [{ field: 'path', op: '==' }],
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  auditOfRecipient: {
    collection: 'auditLog',
    where: [{ field: 'recipients', op: 'array-contains' }],
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit: 200,
    caller: 'system',
  },
  auditToPurge: {
    collection: 'auditLog',
    where: [{ field: 'at', op: '<' }],
    orderBy: [{ field: 'at', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
});
