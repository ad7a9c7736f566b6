import { defineQueries } from '../shared/query.ts';

export const fileQueries = defineQueries({
  filesOfProject: {
    collection: 'projectFiles',
    where: [],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  /** A client's list names the visibility: rules can't filter. */
  sharedFilesOfProject: {
    collection: 'projectFiles',
    where: [{ field: 'visibility', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'member',
  },
});
