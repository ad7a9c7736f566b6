import { checklistHead } from '@agency/domain/checklist/head';
import { type Checklist, type ChecklistItem, checklist } from '@agency/domain/checklist/schema';
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
  /** Days from today on which the open items are due, from the first of them on. */
  due?: number[];
  /** Of a template: days from the start of a project. */
  after?: number[];
  notes?: Record<number, string>;
  beforeCompletion?: true;
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
  {
    id: 'sample-start',
    title: 'Start of a project',
    kind: 'template',
    projectId: null,
    texts: start,
    after: [0, 3, 3, 7],
  },
  {
    id: 'sample-launch',
    title: 'Launch of a website',
    kind: 'template',
    projectId: null,
    texts: launch,
    after: [35, 40, 40, 42],
    notes: { 5: 'Restore it to another place than the one it came from.' },
    beforeCompletion: true,
  },
  {
    id: 'sample-order-ahead-launch',
    title: 'Launch of the order-ahead website',
    kind: 'running',
    projectId: projectIds.accepted,
    texts: launch,
    done: 2,
    due: [-1, 5],
    notes: { 2: 'The old shop had addresses with capital letters.' },
    beforeCompletion: true,
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
    due: [0, 2],
  },
];

/** Two templates and three running checklists. */
export function seedChecklists(context: SeedContext): void {
  const { put, at } = context;
  for (const entry of checklists) {
    const { id, title, kind, projectId, beforeCompletion = false } = entry;
    const items = itemsOf(context, entry);
    put('checklists', [id], checklist, {
      title,
      kind,
      projectId,
      items,
      changedItem: null,
      archived: false,
      beforeCompletion,
      ...checklistHead({ kind, archived: false, items }),
      searchTokens: checklistSearchTokens({ title, projectId }),
      createdAt: at(-30),
      createdBy: people.admin.uid,
      updatedAt: at(-1),
      updatedBy: people.admin.uid,
    });
  }
}

/** The last of a running list is nobody's yet. */
function itemsOf({ day }: SeedContext, entry: Entry): Checklist['items'] {
  const { kind, texts, done = 0, due = [], after = [], notes = {} } = entry;
  const items = texts.map((text, index): [string, ChecklistItem] => {
    const dueIn = due[index - done];
    const isMine = kind === 'running' && index < texts.length - 1;
    const item = {
      text,
      done: index < done,
      assigneeUid: isMine ? people.admin.uid : null,
      dueOn: dueIn === undefined ? null : day(dueIn),
      position: index,
      note: notes[index] ?? '',
      dueAfterDays: after[index] ?? null,
    };
    return [`item-${index + 1}`, item];
  });
  return Object.fromEntries(items);
}
