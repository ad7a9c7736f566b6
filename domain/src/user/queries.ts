import { defineQueries } from '../shared/query.ts';

export const userQueries = defineQueries({
  userList: {
    collection: 'users',
    where: [],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  usersAwaitingApproval: {
    collection: 'users',
    where: [{ field: 'adminRequest', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 25,
    caller: 'admin',
  },
  usersOfRole: {
    collection: 'users',
    where: [{ field: 'role', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  /** For the repair: whose disabling may have been cut off. */
  usersDisabled: {
    collection: 'users',
    where: [{ field: 'disabled', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  userSearch: {
    collection: 'users',
    where: [{ field: 'searchTokens', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  userSearchOfRole: {
    collection: 'users',
    where: [
      { field: 'searchTokens', op: 'array-contains' },
      { field: 'role', op: '==' },
    ],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
});
