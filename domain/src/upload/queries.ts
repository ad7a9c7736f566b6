import { defineQueries } from '../shared/query.ts';

export const uploadQueries = defineQueries({
  /** For the erasure of an account: what it uploaded, claimed or not. */
  uploadsOfOwner: {
    collection: 'uploads',
    where: [{ field: 'owner', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  /** What a document claimed. */
  uploadsOfDocument: {
    collection: 'uploads',
    where: [{ field: 'claimedBy', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  /** Past their time in a given state: never claimed, or expired and about to be removed. */
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
  /** Claimed, and still at the place of upload: to be copied to their document. */
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
