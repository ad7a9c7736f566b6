import { listPlan, listQueries } from '../shared/list-queries.ts';
import { defineQueries } from '../shared/query.ts';

/** What was changed is one field for kind, record and action together (`subjects.ts`), so that the log has few indexes. */
export const auditList = listPlan({
  collection: 'auditLog',
  fields: { actor: '==', subjects: 'array-contains' },
  refinements: {
    from: { of: null, field: 'at', op: '>=' },
    before: { of: null, field: 'at', op: '<' },
  },
  searched: false,
  orders: [{ name: 'newest', field: 'at', direction: 'desc' }],
});

export const auditQueries = defineQueries({
  ...listQueries('auditList', auditList),
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
