import { linkLifeDays } from '@agency/domain/link/schema';
import type { Project } from '@agency/domain/project/schema';
import type { ProjectStatus } from '@agency/domain/project/status';
import { isShared } from '@agency/domain/project/view';
import { projectWords } from '../../../views/project/words.ts';

interface StatusChange {
  /** The entry of the menu: 'Put project on hold'. It is also what the question's button says. */
  readonly label: string;
  readonly question: string;
  /** What it means for the client, and whether it can be undone. */
  readonly consequences: readonly string[];
  readonly cancelLabel: string;
  readonly tone: 'normal' | 'danger';
  readonly done: string;
}

type Of = Pick<Project, 'name' | 'status' | 'membersVersion' | 'milestonesTotal' | 'milestonesCompleted'>;

/** What a change to this status is called, and what it means. */
export function statusChange(project: Of, to: ProjectStatus): StatusChange {
  const { name } = project;
  const seen = isShared(project)
    ? `The client sees “${projectWords[to].words}”. We won’t email them.`
    : 'The client can’t see this project, so nothing changes for them.';
  const { ask, ...words } = changes[to](project);
  return { ...words, question: `${ask(`‘${name}’`)}?`, consequences: [seen, ...words.consequences] };
}

interface Words extends Omit<StatusChange, 'question'> {
  /** What is done with what: 'Put ‘Shop’ on hold'. */
  readonly ask: (what: string) => string;
}

/** Nothing runs out for a client who can't see it. */
const linkEnds = (project: Of): string[] =>
  isShared(project)
    ? [`Their link works for ${linkLifeDays} more days. With an account they can still see it after that.`]
    : [];

const changes: Readonly<Record<ProjectStatus, (project: Of) => Words>> = {
  planned: () => plain(verb('Plan'), [], 'Project planned'),
  active: (project) => {
    const { status } = project;
    if (status === 'onHold') {
      return plain(
        verb('Resume'),
        ['Milestones past their planned day count as late again.'],
        'Project resumed',
      );
    }
    if (status !== 'completed') return plain(verb('Start'), [], 'Project started');
    return plain(
      verb('Reopen'),
      isShared(project) ? ['Their link no longer runs out.'] : [],
      'Project reopened',
    );
  },
  onHold: () =>
    plain(
      (what) => `Put ${what} on hold`,
      [
        'While it’s on hold, its milestones don’t count as late. Overdue invoices and missing answers still do.',
      ],
      'Project put on hold',
    ),
  completed: (project) =>
    plain(
      verb('Complete'),
      [...openWords(project), ...linkEnds(project), 'You can reopen it later.'],
      'Project completed',
    ),
  cancelled: (project) => ({
    ...named(verb('Cancel')),
    consequences: [
      ...linkEnds(project),
      'Its milestones can’t be changed any more. Draft invoices stay: discard those you no longer need.',
      'You can’t undo this.',
    ],
    cancelLabel: 'Keep the project',
    tone: 'danger',
    done: 'Project cancelled',
  }),
};

const verb = (word: string) => (what: string) => `${word} ${what}`;

const named = (ask: Words['ask']) => ({ ask, label: ask('project') });

function plain(ask: Words['ask'], consequences: readonly string[], done: string): Words {
  return { ...named(ask), consequences, cancelLabel: 'Not now', tone: 'normal', done };
}

function openWords({ milestonesTotal: total, milestonesCompleted: done }: Of): string[] {
  const open = total - done;
  if (open === 0) return [];
  const what = open === 1 ? '1 milestone isn’t' : `${open} milestones aren’t`;
  return [`${what} completed. They stay as they are.`];
}
