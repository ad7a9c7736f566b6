import { defineQueries } from '../shared/query.ts';

export const uploadQueries = defineQueries({
  /** For the end of an account: what it sent, claimed or not. */
  uploadsOfOwner: {
    collection: 'uploads',
    where: [{ field: 'owner', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  /** What was sent with a document, claimed by it. */
  uploadsOfDocument: {
    collection: 'uploads',
    where: [{ field: 'claimedBy', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  /** In a state and past their time: sent but never claimed, or expired and about to be removed. */
  uploadsOrphaned: {
    collection: 'uploads',
    where: [
      { field: 'state', op: '==' },
      { field: 'expiresAt', op: '<=' },
    ],
    orderBy: [{ field: 'expiresAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  /** Claimed, and still where they came in: to be copied to where they belong. */
  uploadsToMove: {
    collection: 'uploads',
    where: [
      { field: 'state', op: '==' },
      { field: 'storagePath', op: '>=' },
      { field: 'storagePath', op: '<' },
    ],
    orderBy: [{ field: 'storagePath', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
});
