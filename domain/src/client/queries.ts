import { defineQueries } from '../shared/query.ts';

export const clientQueries = defineQueries({
  clientsByEmail: {
    collection: 'clients',
    where: [{ field: 'emails', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 20,
    caller: 'system',
  },
  clientsOfMember: {
    collection: 'clients',
    where: [{ field: 'memberUids', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 20,
    caller: 'member',
  },
  clientsBySearch: {
    collection: 'clients',
    where: [{ field: 'searchTokens', op: 'array-contains' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
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
