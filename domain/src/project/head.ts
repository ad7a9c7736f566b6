import type { CivilDate } from '../shared/fields.ts';
import type { Stored } from '../shared/parse.ts';
import { attentionOn } from './health.ts';
import type { Milestone, Project, ProjectActivity } from './schema.ts';
import { progressOf } from './status.ts';

type Counted = Pick<
  Milestone,
  'title' | 'position' | 'plannedOn' | 'status' | 'askedAt' | 'answerBy' | 'updatedAt'
>;

/** What a project repeats of its milestones. */
export type MilestoneHead = Pick<
  Project,
  'progress' | 'milestonesTotal' | 'milestonesCompleted' | 'waiting' | 'next' | 'lateOn'
>;

export function milestoneHead(milestones: readonly Stored<Counted>[]): MilestoneHead {
  const inOrder = milestones.toSorted((a, b) => a.position - b.position);
  const open = inOrder.filter(({ status }) => status !== 'completed');
  const milestonesCompleted = inOrder.length - open.length;
  const [next] = open;
  return {
    milestonesTotal: inOrder.length,
    milestonesCompleted,
    progress: progressOf(milestonesCompleted, inOrder.length),
    waiting: waitingOf(inOrder),
    next: next ? { milestoneId: next.id, title: next.title, plannedOn: next.plannedOn } : null,
    lateOn: earliest(open.flatMap(({ plannedOn }) => plannedOn ?? [])),
  };
}

/** Those asked first on top. A tab of an older build asks without saying when: then its last change was the asking. */
function waitingOf(milestones: readonly Stored<Counted>[]): Project['waiting'] {
  return milestones
    .filter(({ status }) => status === 'inReview')
    .map(({ id, title, askedAt, updatedAt, answerBy }) => ({
      milestoneId: id,
      title,
      askedAt: askedAt ?? updatedAt,
      answerBy,
    }))
    .toSorted((a, b) => a.askedAt.getTime() - b.askedAt.getTime());
}

function earliest(days: readonly CivilDate[]): CivilDate | null {
  return days.toSorted()[0] ?? null;
}

/** The earliest due day of invoices that are open. */
export function earliestDue(invoices: readonly { readonly dueOn: CivilDate | null }[]): CivilDate | null {
  return earliest(invoices.flatMap(({ dueOn }) => dueOn ?? []));
}

/** The activity as the project repeats it: whose doing it was stays below. */
export function latestOf(activity: readonly ProjectActivity[]): Project['latest'] {
  return activity.slice(0, 5).map(({ kind, subject, unansweredBy, at }) => ({
    kind,
    subject,
    ...(unansweredBy === undefined ? {} : { unansweredBy }),
    at,
  }));
}

/** What stands below a new project: its milestones, and nothing else yet. */
export function newProjectHead(status: Project['status'], milestones: readonly Stored<Counted>[]) {
  const counted = milestoneHead(milestones);
  const { waiting, lateOn } = counted;
  return {
    ...counted,
    invoiceDueOn: null,
    attentionOn: attentionOn({ status, waiting, lateOn, invoiceDueOn: null }),
    latest: [],
    lastMessageAt: { client: null, staff: null },
    awaitsReplySince: null,
  } satisfies Partial<Project>;
}
