import { defineQueries } from '../shared/query.ts';

export const projectQueries = defineQueries({
  projectsOfMember: {
    collection: 'projects',
    where: [{ field: 'memberUids', op: 'array-contains' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'member',
  },
  projectsOfClient: {
    collection: 'projects',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'membersVersion', op: '<' },
    ],
    orderBy: [{ field: 'membersVersion', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  milestonesOfProject: {
    collection: 'projectMilestones',
    where: [],
    orderBy: [{ field: 'position', direction: 'asc' }],
    limit: 30,
    caller: 'member',
  },
});
