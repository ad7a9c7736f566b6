import { listPlan, listQueries } from '../shared/list-queries.ts';
import { defineQueries } from '../shared/query.ts';

export const contactList = listPlan({
  collection: 'contacts',
  fields: { status: 'in', assigneeUid: '==' },
  searched: true,
  orders: [
    { name: 'newest', field: 'createdAt', direction: 'desc' },
    { name: 'changed', field: 'updatedAt', direction: 'desc' },
  ],
});

export const contactQueries = defineQueries({
  ...listQueries('contactList', contactList),
  /** Those that nobody has answered, the longest on top. */
  contactsWaiting: {
    collection: 'contacts',
    where: [{ field: 'status', op: 'in' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 10,
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
