import { listPlan, listQueries } from '../shared/list-queries.ts';
import { defineQueries } from '../shared/query.ts';

export const userList = listPlan({
  collection: 'users',
  fields: { role: '==' },
  always: ['role'],
  searched: true,
  orders: [{ name: 'newest', field: 'createdAt', direction: 'desc' }],
});

export const userQueries = defineQueries({
  ...listQueries('userList', userList),
  /** Staff and clients alike, for the search over everything. */
  usersFound: {
    collection: 'users',
    where: [{ field: 'searchTokens', op: 'array-contains' }],
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
  /** For the repair: admins by their profile. */
  usersOfRole: {
    collection: 'users',
    where: [{ field: 'role', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'system',
  },
  /** For the repair: all of them, and those whose disabling may have been interrupted. */
  usersDisabled: {
    collection: 'users',
    where: [{ field: 'disabled', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
});
