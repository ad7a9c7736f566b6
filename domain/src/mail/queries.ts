import { listPlan, listQueries } from '../shared/list-queries.ts';
import { defineQueries } from '../shared/query.ts';

export const mailList = listPlan({
  collection: 'outbox',
  fields: { status: 'in' },
  searched: false,
  orders: [{ name: 'newest', field: 'createdAt', direction: 'desc' }],
});

export const mailQueries = defineQueries({
  mailsDue: {
    collection: 'outbox',
    where: [
      { field: 'status', op: 'in' },
      { field: 'nextAttemptAt', op: '<=' },
    ],
    orderBy: [{ field: 'nextAttemptAt', direction: 'asc' }],
    limit: 20,
    caller: 'system',
  },
  ...listQueries('mailList', mailList),
  /** Those that failed, or of which we don't know, the longest on top. */
  mailsNotSent: {
    collection: 'outbox',
    where: [{ field: 'status', op: 'in' }],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 10,
    caller: 'admin',
  },
  /** What was sent about a quote, the newest on top. */
  mailsOfQuote: {
    collection: 'outbox',
    where: [{ field: 'data.quoteId', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 20,
    caller: 'admin',
  },
  /** The latest digest of one place for one recipient. */
  digestsOfGroup: {
    collection: 'outbox',
    where: [{ field: 'data.group', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 1,
    caller: 'system',
  },
  /** About an account itself, to whatever address: needed to erase it. */
  mailsAboutAccount: {
    collection: 'outbox',
    where: [{ field: 'data.uid', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  /** For the erasure of an account. */
  mailsToAddress: {
    collection: 'outbox',
    where: [{ field: 'to', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  /** The newest to an address. */
  newestMailsTo: {
    collection: 'outbox',
    where: [{ field: 'to', op: 'array-contains' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 11,
    caller: 'system',
  },
  /** About a client: they follow it when it is merged into another. */
  mailsAboutClient: {
    collection: 'outbox',
    where: [{ field: 'data.clientId', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  /** Emails to staff with this address as the reply-to: needed to erase an account. */
  mailsRepliedTo: {
    collection: 'outbox',
    where: [{ field: 'replyTo', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  mailsToPurge: {
    collection: 'outbox',
    where: [{ field: 'createdAt', op: '<' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
});
