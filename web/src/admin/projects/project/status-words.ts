import { linkLifeDays } from '@agency/domain/link/schema';
import type { Project } from '@agency/domain/project/schema';
import type { ProjectStatus } from '@agency/domain/project/status';
import { isShared } from '@agency/domain/project/view';
import { projectWords } from '../../../views/project/words.ts';

interface StatusChange {
  /** The entry of the menu: 'Put on hold'. */
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
    ? `They see “${projectWords[to].words}”. We won’t email them.`
    : 'The client can’t see this project, so nothing changes for them.';
  const words = changes[to](project);
  return {
    ...words,
    question: `${words.label} ‘${name}’?`,
    consequences: [seen, ...words.consequences],
  };
}

type Words = Omit<StatusChange, 'question'>;

const linkEnds = `Their link works for ${linkLifeDays} more days. With an account they can still see it after that.`;

const changes: Readonly<Record<ProjectStatus, (project: Of) => Words>> = {
  planned: () => plain('Plan', [], 'Project planned'),
  active: ({ status }) => {
    if (status === 'onHold') {
      return plain('Resume', ['Milestones past their planned day count as late again.'], 'Project resumed');
    }
    if (status !== 'completed') return plain('Start', [], 'Project started');
    return plain('Reopen', ['Their link no longer runs out.'], 'Project reopened');
  },
  onHold: () =>
    plain(
      'Put on hold',
      [
        'While it’s on hold, its milestones don’t count as late. Overdue invoices and missing answers still do.',
      ],
      'Project put on hold',
    ),
  completed: (project) =>
    plain('Complete', [...openWords(project), linkEnds, 'You can reopen it later.'], 'Project completed'),
  cancelled: () => ({
    label: 'Cancel',
    consequences: [
      linkEnds,
      'Its milestones can’t be changed any more. Draft invoices stay: discard those you no longer need.',
      'You can’t undo this.',
    ],
    cancelLabel: 'Keep the project',
    tone: 'danger',
    done: 'Project cancelled',
  }),
};

function plain(label: string, consequences: readonly string[], done: string): Words {
  return { label, consequences, cancelLabel: 'Not now', tone: 'normal', done };
}

function openWords({ milestonesTotal: total, milestonesCompleted: done }: Of): string[] {
  const open = total - done;
  if (open === 0) return [];
  const what = open === 1 ? '1 milestone isn’t' : `${open} milestones aren’t`;
  return [`${what} completed. They stay as they are.`];
}
