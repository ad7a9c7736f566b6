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
  mailList: {
    collection: 'outbox',
    where: [],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  mailsToForget: {
    collection: 'outbox',
    where: [{ field: 'createdAt', op: '<' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
});
