import { defineQueries } from '../shared/query.ts';

export const receiptQueries = defineQueries({
  receiptsOfClient: {
    collection: 'receipts',
    where: [{ field: 'clientId', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  /** For recognising money that was recorded before under another id. */
  receiptsAlike: {
    collection: 'receipts',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'amount', op: '==' },
      { field: 'receivedOn', op: '==' },
    ],
    orderBy: [],
    limit: 50,
    caller: 'system',
  },
  receiptsReceivedBetween: {
    collection: 'receipts',
    where: [
      { field: 'receivedOn', op: '>=' },
      { field: 'receivedOn', op: '<=' },
    ],
    orderBy: [{ field: 'receivedOn', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  receiptsReversedBetween: {
    collection: 'receipts',
    where: [
      { field: 'reversed.on', op: '>=' },
      { field: 'reversed.on', op: '<=' },
    ],
    orderBy: [{ field: 'reversed.on', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  receiptsToPurge: {
    collection: 'receipts',
    where: [{ field: 'receivedOn', op: '<' }],
    orderBy: [{ field: 'receivedOn', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
});
