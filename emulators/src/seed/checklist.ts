import { type ChecklistItem, checklist } from '@agency/domain/checklist/schema';
import { checklistSearchTokens } from '@agency/domain/checklist/search';
import type { SeedContext } from './context.ts';
import { people } from './people.ts';
import { projectIds } from './project.ts';

interface Entry {
  id: string;
  title: string;
  kind: 'template' | 'running';
  projectId: string | null;
  texts: string[];
  /** The number done, from the top. */
  done?: number;
  /** Days from today on which the first open item is due. */
  due?: number;
}

const launch = [
  'Every page read aloud by someone who didn’t write it',
  'Forms sent from a phone, and the emails have arrived',
  'Old addresses lead to the new pages',
  'Works without a mouse and at 200% zoom',
  'Privacy page names every service in use',
  'A backup restored, to check that it works',
];
const start = [
  'Who decides, and who needs to be asked',
  'Text and pictures: who supplies them, and by when',
  'Domain and email: who has the passwords',
  'What counts as finished',
];

const checklists: Entry[] = [
  { id: 'sample-start', title: 'Start of a project', kind: 'template', projectId: null, texts: start },
  { id: 'sample-launch', title: 'Launch of a website', kind: 'template', projectId: null, texts: launch },
  {
    id: 'sample-order-ahead-launch',
    title: 'Launch of the order-ahead website',
    kind: 'running',
    projectId: projectIds.accepted,
    texts: launch,
    done: 2,
    due: 5,
  },
  {
    id: 'sample-order-ahead-start',
    title: 'Start of the order-ahead website',
    kind: 'running',
    projectId: projectIds.accepted,
    texts: start,
    done: 4,
  },
  {
    id: 'sample-month-end',
    title: 'End of the month',
    kind: 'running',
    projectId: null,
    texts: ['Issue what is due', 'Look at open emails', 'Archive answered contacts'],
    due: 2,
  },
];

/** Two templates and three running checklists. */
export function seedChecklists({ put, at, day }: SeedContext): void {
  for (const { id, title, kind, projectId, texts, done = 0, due } of checklists) {
    const items = texts.map((text, index): [string, ChecklistItem] => [
      `item-${index + 1}`,
      {
        text,
        done: index < done,
        assigneeUid: kind === 'running' ? people.admin.uid : null,
        dueOn: due !== undefined && index === done ? day(due) : null,
        position: index,
      },
    ]);
    put('checklists', [id], checklist, {
      title,
      kind,
      projectId,
      items: Object.fromEntries(items),
      changedItem: null,
      archived: false,
      searchTokens: checklistSearchTokens({ title, projectId }),
      createdAt: at(-30),
      createdBy: people.admin.uid,
      updatedAt: at(-1),
      updatedBy: people.admin.uid,
    });
  }
}
