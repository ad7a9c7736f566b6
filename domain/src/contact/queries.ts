import { defineQueries } from '../shared/query.ts';

export const contactQueries = defineQueries({
  contactList: {
    collection: 'contacts',
    where: [],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  contactListInStatus: {
    collection: 'contacts',
    where: [{ field: 'status', op: 'in' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  contactSearch: {
    collection: 'contacts',
    where: [{ field: 'searchTokens', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  contactSearchInStatus: {
    collection: 'contacts',
    where: [
      { field: 'searchTokens', op: 'array-contains' },
      { field: 'status', op: 'in' },
    ],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  /** Enquiries past their retention period. */
  contactsToPurge: {
    collection: 'contacts',
    where: [{ field: 'updatedAt', op: '<' }],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  /** What somebody wrote from their verified address; the caller reads every page. */
  contactsOfAddress: {
    collection: 'contacts',
    where: [{ field: 'email', op: '==' }],
    orderBy: [],
    limit: 50,
    caller: 'system',
  },
});
