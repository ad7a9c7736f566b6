import { listPlan, listQueries } from '../shared/list-queries.ts';
import { defineQueries } from '../shared/query.ts';

/** Running ones or templates. */
export const checklistList = listPlan({
  collection: 'checklists',
  fields: { kind: '==', projectId: '==' },
  always: ['kind'],
  refinements: {
    archived: { of: 'kind', field: 'archived', op: '==' },
    /** Something in it was due before that day; nothing in archived ones ever is. */
    dueBefore: { of: 'kind', field: 'nextDueOn', op: '<' },
  },
  searched: true,
  orders: [
    { name: 'changed', field: 'updatedAt', direction: 'desc' },
    { name: 'due', field: 'nextDueOn', direction: 'asc' },
  ],
});

/** Running ones in which a person has something to do. */
export const ownChecklistList = listPlan({
  collection: 'checklists',
  fields: { openAssigneeUids: 'array-contains' },
  always: ['openAssigneeUids'],
  refinements: { dueBefore: { of: 'openAssigneeUids', field: 'nextDueOn', op: '<' } },
  searched: false,
  orders: [
    { name: 'due', field: 'nextDueOn', direction: 'asc' },
    { name: 'changed', field: 'updatedAt', direction: 'desc' },
  ],
});

export const checklistQueries = defineQueries({
  ...listQueries('checklistList', checklistList),
  ...listQueries('ownChecklistList', ownChecklistList),
  /** Running ones and templates, for the search over everything. */
  checklistsFound: {
    collection: 'checklists',
    where: [{ field: 'searchTokens', op: 'array-contains' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  /** Where a person has open items and some are due by a day; `unassigned` asks for nobody's. */
  checklistsDueFor: {
    collection: 'checklists',
    where: [
      { field: 'openAssigneeUids', op: 'array-contains' },
      { field: 'nextDueOn', op: '<=' },
    ],
    orderBy: [{ field: 'nextDueOn', direction: 'asc' }],
    limit: 10,
    caller: 'admin',
  },
  /** Templates to choose from. */
  checklistTemplates: {
    collection: 'checklists',
    where: [
      { field: 'kind', op: '==' },
      { field: 'archived', op: '==' },
    ],
    orderBy: [{ field: 'title', direction: 'asc' }],
    limit: 100,
    caller: 'admin',
  },
  /** Those of a project that aren't archived. */
  currentChecklistsOfProject: {
    collection: 'checklists',
    where: [
      { field: 'projectId', op: '==' },
      { field: 'archived', op: '==' },
    ],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  checklistsOfProject: {
    collection: 'checklists',
    where: [{ field: 'projectId', op: '==' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'system',
  },
  /** Those that have to be done before their project can be completed. */
  checklistsBeforeCompletion: {
    collection: 'checklists',
    where: [
      { field: 'projectId', op: '==' },
      { field: 'beforeCompletion', op: '==' },
      { field: 'archived', op: '==' },
    ],
    orderBy: [],
    limit: 25,
    caller: 'admin',
  },
});
