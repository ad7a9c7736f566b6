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
  /** Enquiries whose time is over. */
  contactsToPurge: {
    collection: 'contacts',
    where: [{ field: 'updatedAt', op: '<' }],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  /** What somebody wrote from an address that is proved to be theirs, read to its end by the caller. */
  contactsOfAddress: {
    collection: 'contacts',
    where: [{ field: 'email', op: '==' }],
    orderBy: [],
    limit: 50,
    caller: 'system',
  },
});
