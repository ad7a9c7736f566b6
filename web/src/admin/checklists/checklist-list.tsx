import { checklistList, ownChecklistList } from '@agency/domain/checklist/queries';
import type { Checklist } from '@agency/domain/checklist/schema';
import type { CivilDate } from '@agency/domain/shared/fields';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { checklists } from '../../firebase/records/checklist.ts';
import { saveChecklistHead } from '../shared/checklist/writes.ts';
import { timeColumn } from '../shared/list/columns.tsx';
import { type BulkAction, defineList } from '../shared/list/declaration.ts';
import { ProjectName } from '../shared/project-name.tsx';
import { dueColumn, ownItemsColumn, peopleColumn, progressColumn, titleColumn } from './columns.tsx';

const changed = timeColumn('Changed', ({ updatedAt }: Checklist) => updatedAt, ['changed']);

/** Running checklists and templates. */
export const allChecklists = defineList({
  one: 'checklist',
  many: 'checklists',
  converter: checklists,
  plan: checklistList,
  filters: [
    {
      name: 'show',
      label: 'Show',
      look: 'chips',
      options: [
        { value: 'running', label: 'Running', where: { kind: 'running', archived: false } },
        {
          value: 'overdue',
          label: 'Overdue',
          where: (today: CivilDate) => ({ kind: 'running', dueBefore: today }),
        },
        { value: 'templates', label: 'Templates', where: { kind: 'template', archived: false } },
        { value: 'archived', label: 'Archived', where: { kind: 'running', archived: true } },
        {
          value: 'oldTemplates',
          label: 'Archived templates',
          where: { kind: 'template', archived: true },
        },
      ],
    },
  ],
  about: { name: 'of', label: 'Project', field: 'projectId', show: (id) => <ProjectName id={id} /> },
  search: { placeholder: 'Title or project number', tokens: ({ searchTokens }) => searchTokens },
  orderLabels: { changed: 'Last changed', due: 'Due first' },
  columns: [titleColumn, progressColumn, dueColumn, peopleColumn, changed],
  nameOf: ({ title }) => title,
  pathOf: adminPaths.checklist,
  empty: {
    title: 'No checklists yet',
    text: 'To start one, choose ‘New checklist’. Save what you do every time as a template.',
  },
});

/** Those in which the person who looks has something to do; the page says who that is. */
export const ownChecklists = defineList({
  one: 'checklist',
  many: 'checklists',
  converter: checklists,
  plan: ownChecklistList,
  filters: [
    {
      name: 'due',
      label: 'Show',
      look: 'chips',
      options: [
        { value: 'all', label: 'All' },
        { value: 'overdue', label: 'Something overdue', where: (today: CivilDate) => ({ dueBefore: today }) },
      ],
    },
  ],
  orderLabels: { due: 'Due first', changed: 'Last changed' },
  columns: [titleColumn, ownItemsColumn, changed],
  nameOf: ({ title }) => title,
  pathOf: adminPaths.checklist,
  empty: {
    title: 'Nothing is waiting for you',
    text: 'Checklists appear here when someone gives you an item.',
  },
});

export const checklistBulk: readonly BulkAction<Checklist>[] = [
  {
    verb: 'Archive',
    done: 'archived',
    consequence: 'They move to the archive. You can restore them.',
    tone: 'normal',
    obstacle: ({ archived }) => (archived ? 'It’s already archived.' : null),
    run: (id) => saveChecklistHead(id, { archived: true }),
    undo: ({ id }) => saveChecklistHead(id, { archived: false }),
  },
  {
    verb: 'Restore',
    done: 'restored',
    consequence: 'They go back to the list.',
    tone: 'normal',
    obstacle: ({ archived }) => (archived ? null : 'It isn’t archived.'),
    run: (id) => saveChecklistHead(id, { archived: false }),
    undo: ({ id }) => saveChecklistHead(id, { archived: true }),
  },
];
