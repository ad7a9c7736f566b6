import { defineQueries } from '../shared/query.ts';

export const certificateQueries = defineQueries({
  certificatesOfMember: {
    collection: 'certificates',
    where: [{ field: 'memberUids', op: 'array-contains' }],
    orderBy: [{ field: 'acceptedAt', direction: 'desc' }],
    limit: 50,
    caller: 'member',
  },
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
  /** Of a client, whether or not anybody may see it. */
  anyCertificateOfClient: {
    collection: 'certificates',
    where: [{ field: 'clientId', op: '==' }],
    orderBy: [],
    limit: 1,
    caller: 'system',
  },
});
