import { quietThread } from '../message/schema.ts';
import type { CivilDate } from '../shared/fields.ts';
import type { Stored } from '../shared/parse.ts';
import { listedFields } from './health.ts';
import { type Milestone, maxMilestones, type Project, type ProjectActivity } from './schema.ts';
import { progressOf } from './status.ts';

type Counted = Pick<
  Milestone,
  'title' | 'position' | 'plannedOn' | 'status' | 'askedAt' | 'answerBy' | 'approval' | 'updatedAt'
>;

type Counts = Pick<Project, 'progress' | 'milestonesTotal' | 'milestonesCompleted'>;

/** By the statuses alone, so that a milestone that can't be read counts as well. */
export function milestoneCounts(statuses: readonly unknown[]): Counts {
  const milestonesTotal = statuses.length;
  const milestonesCompleted = statuses.filter((status) => status === 'completed').length;
  return { milestonesTotal, milestonesCompleted, progress: progressOf(milestonesCompleted, milestonesTotal) };
}

/** What a project repeats of its milestones. */
export function milestoneHead(
  milestones: readonly Stored<Counted>[],
): Pick<Project, 'waiting' | 'changesAsked' | 'next' | 'lateOn'> {
  const inOrder = milestones.toSorted((a, b) => a.position - b.position);
  const open = inOrder.filter(({ status }) => status !== 'completed');
  const [next] = open;
  return {
    waiting: waitingOf(inOrder),
    changesAsked: changesAskedOf(inOrder),
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
    .toSorted((a, b) => a.askedAt.getTime() - b.askedAt.getTime())
    .slice(0, maxMilestones);
}

/** The one that was asked first. */
function changesAskedOf(milestones: readonly Stored<Counted>[]): Project['changesAsked'] {
  const [first] = milestones
    .filter(({ status }) => status === 'changesRequested')
    .map(({ id, title, approval, updatedAt }) => ({ milestoneId: id, title, at: approval?.at ?? updatedAt }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return first ?? null;
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
  const below = milestoneHead(milestones);
  return {
    ...milestoneCounts(milestones.map((one) => one.status)),
    ...below,
    invoiceDueOn: null,
    ...listedFields({ ...below, status, membersVersion: null, invoiceDueOn: null }),
    sharedAt: null,
    latest: [],
    ...quietThread,
  } satisfies Partial<Project>;
}
