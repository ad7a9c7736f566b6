import { defineQueries } from '../shared/query.ts';

export const mailQueries = defineQueries({
  mailsDue: {
    collection: 'outbox',
    where: [
      { field: 'status', op: 'in' },
      { field: 'nextAttemptAt', op: '<=' },
    ],
    orderBy: [{ field: 'nextAttemptAt', direction: 'asc' }],
    limit: 20,
    caller: 'system',
  },
  mailsByStatus: {
    collection: 'outbox',
    where: [{ field: 'status', op: 'in' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
});
