import { unansweredObstacle } from './answer.ts';
import type { Milestone, Project } from './schema.ts';
import type { MilestoneStatus } from './status.ts';

/** What staff can do with a milestone, each with the reason where it can't be done: one table for all its buttons. */
export interface MilestoneActions {
  readonly edit: string | null;
  readonly start: string | null;
  readonly askApproval: string | null;
  readonly askAgain: string | null;
  readonly withdraw: string | null;
  readonly recordAnswer: string | null;
  readonly complete: string | null;
  readonly completeUnanswered: string | null;
  readonly reopen: string | null;
  readonly remove: string | null;
}

export const cancelledObstacle = 'This project has been cancelled.';

const inWords: Readonly<Record<MilestoneStatus, string>> = {
  planned: 'Work on this step hasn’t started yet.',
  inProgress: 'This step is in progress.',
  inReview: 'This step is waiting for the client’s answer.',
  changesRequested: 'The client asked for changes. Start them first.',
  completed: 'This step has been completed.',
};

const allRefused = (reason: string): MilestoneActions => ({
  edit: reason,
  start: reason,
  askApproval: reason,
  askAgain: reason,
  withdraw: reason,
  recordAnswer: reason,
  complete: reason,
  completeUnanswered: reason,
  reopen: reason,
  remove: reason,
});

/** For each action null when it is allowed, else a sentence that says why not. */
export function milestoneActions(
  project: Pick<Project, 'status' | 'membersVersion'>,
  milestone: Pick<Milestone, 'status' | 'answerBy'>,
  now: Date,
): MilestoneActions {
  if (project.status === 'cancelled') return allRefused(cancelledObstacle);
  const { status } = milestone;
  const words = inWords[status];
  const only = (...allowed: readonly MilestoneStatus[]) => (allowed.includes(status) ? null : words);
  const isUnasked = status === 'inReview' ? null : 'This step isn’t waiting for an answer.';
  return {
    edit: null,
    start: only('planned', 'changesRequested'),
    askApproval: only('inProgress'),
    askAgain: isUnasked,
    withdraw: isUnasked,
    recordAnswer: isUnasked,
    complete: only('inProgress'),
    completeUnanswered: unansweredObstacle(project, milestone, now),
    reopen: status === 'completed' ? null : 'This step hasn’t been completed.',
    remove: status === 'planned' ? null : 'Work on this step has started, so it can’t be removed.',
  };
}
