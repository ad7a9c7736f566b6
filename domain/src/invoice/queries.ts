import { defineQueries } from '../shared/query.ts';

export const invoiceQueries = defineQueries({
  invoicesOfProject: {
    collection: 'invoices',
    where: [{ field: 'projectId', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 50,
    caller: 'admin',
  },
  invoicesOfProjectInStatus: {
    collection: 'invoices',
    where: [
      { field: 'projectId', op: '==' },
      { field: 'status', op: 'in' },
    ],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  invoicesOfClient: {
    collection: 'invoices',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'membersVersion', op: '<' },
    ],
    orderBy: [{ field: 'membersVersion', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
});
