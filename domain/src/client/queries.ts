import { listPlan, listQueries } from '../shared/list-queries.ts';
import { defineQueries } from '../shared/query.ts';

export const clientList = listPlan({
  collection: 'clients',
  fields: { archived: '==' },
  searched: true,
  orders: [
    { name: 'changed', field: 'updatedAt', direction: 'desc' },
    { name: 'name', field: 'name', direction: 'asc' },
  ],
});

export const clientQueries = defineQueries({
  clientsByEmail: {
    collection: 'clients',
    where: [{ field: 'emails', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 20,
    caller: 'admin',
  },
  clientsByInvitation: {
    collection: 'clients',
    where: [{ field: 'invitedEmails', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 20,
    caller: 'system',
  },
  /** By one of the addresses that get invoices besides the billing address. */
  clientsByInvoiceEmail: {
    collection: 'clients',
    where: [{ field: 'invoiceEmails', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 20,
    caller: 'system',
  },
  /** By the billing address, which may be none of its people's. */
  clientsByBillingEmail: {
    collection: 'clients',
    where: [{ field: 'billingEmail', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 20,
    caller: 'system',
  },
  /** For the repair of audiences: clients with stale copies, however old. */
  clientsToSync: {
    collection: 'clients',
    where: [{ field: 'spreadPending', op: '==' }],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  /** For the repair of audiences: clients whose newest copies may have been made from an older state. */
  clientsChangedSince: {
    collection: 'clients',
    where: [{ field: 'updatedAt', op: '>=' }],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  /** Unchanged for so long that those with no other records are purged. */
  clientsToPurge: {
    collection: 'clients',
    where: [{ field: 'updatedAt', op: '<' }],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
  /** Clients whose only contact deleted their account while work was open. */
  clientsToErase: {
    collection: 'clients',
    where: [{ field: 'erasing', op: '>' }],
    orderBy: [{ field: 'erasing', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
  /** Records that were merged into a client. */
  clientsMergedInto: {
    collection: 'clients',
    where: [{ field: 'mergedInto', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 10,
    caller: 'admin',
  },
  /** Merges that were cut off. */
  clientsToMerge: {
    collection: 'clients',
    where: [{ field: 'mergePending', op: '==' }],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
  ...listQueries('clientList', clientList),
  clientsOfMember: {
    collection: 'clients',
    where: [{ field: 'memberUids', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 10,
    caller: 'member',
  },
  /** The first of them holds the current balance. */
  creditsOfClient: {
    collection: 'clientCredits',
    where: [],
    orderBy: [{ field: 'sequence', direction: 'desc' }],
    limit: 50,
    caller: 'member',
  },
  /** The first of them holds the current balance. */
  accountOfClient: {
    collection: 'clientAccount',
    where: [],
    orderBy: [{ field: 'sequence', direction: 'desc' }],
    limit: 50,
    caller: 'admin',
  },
});
