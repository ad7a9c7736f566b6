import { defineQueries } from '../shared/query.ts';

export const messageQueries = defineQueries({
  messagesOfProject: {
    collection: 'projectMessages',
    where: [],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'member',
  },
  /** For a digest: what came since somebody read. */
  projectMessagesSince: {
    collection: 'projectMessages',
    where: [{ field: 'createdAt', op: '>' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
  /** Old messages of a project that ended long ago. */
  projectMessagesToPurge: {
    collection: 'projectMessages',
    where: [{ field: 'createdAt', op: '<' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 300,
    caller: 'system',
  },
  /** What somebody has read, across quotes and projects: for the erasure of their account. */
  readsOfPerson: {
    collection: 'projectReads',
    group: true,
    where: [{ field: 'updatedBy', op: '==' }],
    orderBy: [{ field: 'lastReadAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  /** What somebody wrote, across quotes and projects: for the erasure of their account. */
  messagesOfAuthor: {
    collection: 'projectMessages',
    group: true,
    where: [{ field: 'createdBy', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  messagesOfQuote: {
    collection: 'quoteMessages',
    where: [],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'member',
  },
  /** For a digest: what came since somebody read. */
  quoteMessagesSince: {
    collection: 'quoteMessages',
    where: [{ field: 'createdAt', op: '>' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
});
