import { defineQueries } from '../shared/query.ts';

export const certificateQueries = defineQueries({
  certificatesOfClient: {
    collection: 'certificates',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'membersVersion', op: '<' },
    ],
    orderBy: [{ field: 'membersVersion', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
});
