import { defineQueries } from '../shared/query.ts';

export const checklistQueries = defineQueries({
  checklistListOfKind: {
    collection: 'checklists',
    where: [{ field: 'kind', op: '==' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  checklistsOfProject: {
    collection: 'checklists',
    where: [{ field: 'projectId', op: '==' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  checklistSearch: {
    collection: 'checklists',
    where: [{ field: 'searchTokens', op: 'array-contains' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
});
