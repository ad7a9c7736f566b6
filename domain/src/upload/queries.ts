import { defineQueries } from '../shared/query.ts';

export const uploadQueries = defineQueries({
  /** Sent, and claimed by nothing within their day. */
  uploadsLoose: {
    collection: 'uploads',
    where: [
      { field: 'state', op: '==' },
      { field: 'expiresAt', op: '<=' },
    ],
    orderBy: [{ field: 'expiresAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
});
