import { listPlan, listQueries } from '../shared/list-queries.ts';
import { defineQueries } from '../shared/query.ts';
import { mostMilestones } from './schema.ts';

export const projectList = listPlan({
  collection: 'projects',
  fields: { status: 'in', clientId: '==' },
  refinements: {
    /** Late on the day before that one. */
    attentionBefore: { of: 'status', field: 'attentionOn', op: '<' },
    attentionFrom: { of: 'status', field: 'attentionOn', op: '>=' },
  },
  searched: true,
  orders: [
    { name: 'changed', field: 'updatedAt', direction: 'desc' },
    { name: 'urgent', field: 'attentionOn', direction: 'asc' },
    { name: 'name', field: 'name', direction: 'asc' },
  ],
});

export const projectQueries = defineQueries({
  /** Where a client asked for changes and nobody has begun on them, the longest on top. */
  projectsWithChangesAsked: {
    collection: 'projects',
    where: [{ field: 'changesAsked.at', op: '>' }],
    orderBy: [{ field: 'changesAsked.at', direction: 'asc' }],
    limit: 5,
    caller: 'admin',
  },
  /** Where a client waits for our reply, the longest on top. */
  projectsAwaitingReply: {
    collection: 'projects',
    where: [{ field: 'awaitsReplySince', op: '>' }],
    orderBy: [{ field: 'awaitsReplySince', direction: 'asc' }],
    limit: 5,
    caller: 'admin',
  },
  projectsOfMember: {
    collection: 'projects',
    where: [{ field: 'memberUids', op: 'array-contains' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'member',
  },
  /** Where a member is asked to approve a step. */
  projectsAwaitingAnswerOfMember: {
    collection: 'projects',
    where: [
      { field: 'memberUids', op: 'array-contains' },
      { field: 'awaitsAnswer', op: '==' },
    ],
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
  /** For the client's record, those that changed last on top. */
  projectsOnRecord: {
    collection: 'projects',
    where: [{ field: 'clientId', op: '==' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  milestonesOfProject: {
    collection: 'projectMilestones',
    where: [],
    orderBy: [{ field: 'position', direction: 'asc' }],
    limit: mostMilestones,
    caller: 'member',
  },
  ...listQueries('projectList', projectList),
  updatesOfProject: {
    collection: 'projectUpdates',
    where: [],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 20,
    caller: 'member',
  },
  notesOfProject: {
    collection: 'projectNotes',
    where: [],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 20,
    caller: 'admin',
  },
  activityOfProject: {
    collection: 'projectActivity',
    where: [],
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit: 25,
    caller: 'member',
  },
  readsOfProject: {
    collection: 'projectReads',
    where: [],
    orderBy: [{ field: 'lastReadAt', direction: 'desc' }],
    limit: 50,
    caller: 'member',
  },
  anyProjectOfClient: {
    collection: 'projects',
    where: [{ field: 'clientId', op: '==' }],
    orderBy: [],
    limit: 1,
    caller: 'system',
  },
  projectsUnderWayOfClient: {
    collection: 'projects',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'status', op: 'in' },
    ],
    orderBy: [],
    limit: 10,
    caller: 'system',
  },
  /** Cancelled, so never completed, and so long ago that messages and files are purged. */
  cancelledProjectsToPurge: {
    collection: 'projects',
    where: [
      { field: 'status', op: '==' },
      { field: 'updatedAt', op: '<' },
    ],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
  /** Completed so long ago that messages and files are purged. */
  projectsToPurge: {
    collection: 'projects',
    where: [{ field: 'completedAt', op: '<' }],
    orderBy: [{ field: 'completedAt', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
});
