import { defineQueries } from '../shared/query.ts';

export const clientQueries = defineQueries({
  clientsByEmail: {
    collection: 'clients',
    where: [{ field: 'emails', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 20,
    caller: 'system',
  },
  /** For the repair of audiences: whose copies may be behind. */
  clientsChangedSince: {
    collection: 'clients',
    where: [{ field: 'updatedAt', op: '>=' }],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
});
