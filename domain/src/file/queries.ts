import { defineQueries } from '../shared/query.ts';

export const fileQueries = defineQueries({
  /** For a digest: what was added, or shown to the client, since then. */
  projectFilesSince: {
    collection: 'projectFiles',
    where: [{ field: 'updatedAt', op: '>' }],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  /** Old files of a project that ended long ago. */
  projectFilesToPurge: {
    collection: 'projectFiles',
    where: [{ field: 'createdAt', op: '<' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  /** What somebody added to projects: for the erasure of their account. */
  filesOfUploader: {
    collection: 'projectFiles',
    group: true,
    where: [{ field: 'uploadedBy', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  /** The client's list, and the two lists of staff. It names the visibility: rules can't filter. */
  filesOfProjectSeenBy: {
    collection: 'projectFiles',
    where: [{ field: 'visibility', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'member',
  },
});
