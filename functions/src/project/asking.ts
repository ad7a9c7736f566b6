import { answerOf } from '@agency/domain/project/answer';
import type { Milestone, Project } from '@agency/domain/project/schema';
import { milestone as milestoneSchema } from '@agency/domain/project/schema';
import { isShared } from '@agency/domain/project/view';
import { AppError } from '@agency/domain/shared/errors';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDate, formatDateTime } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { queueMails } from '../mail-queue/outbox.ts';
import { approvalMails } from '../mail-queue/project-mails.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, readDocument, withoutId } from '../platform/firestore.ts';
import { findRecipients } from '../records/client/recipients.ts';
import { activityRef, newActivity, projectRef } from '../records/project/store.ts';

export function milestoneRef(deps: Deps, projectId: string, milestoneId: string) {
  return documentRef(deps.db, 'projectMilestones', projectId, milestoneId);
}

/** @throws AppError `not-found` when there is none. */
export function readMilestone(
  deps: Deps,
  unit: UnitOfWork,
  { projectId, milestoneId }: { readonly projectId: string; readonly milestoneId: string },
): Promise<Stored<Milestone>> {
  const ref = milestoneRef(deps, projectId, milestoneId);
  return readDocument(milestoneSchema, ref, 'We can’t find this step.', unit);
}

/** @throws AppError `failed-precondition`: nothing more happens in a cancelled project. */
export function refuseCancelled({ status }: Pick<Project, 'status'>): void {
  if (status !== 'cancelled') return;
  throw new AppError('failed-precondition', 'This project has been cancelled.');
}

/** @throws AppError `failed-precondition` when nobody is asked, with what became of the last request. */
export function refuseUnasked(milestone: Milestone): void {
  if (milestone.status !== 'inReview') throw new AppError('failed-precondition', whyUnasked(milestone));
}

function whyUnasked(milestone: Milestone): string {
  const answer = answerOf(milestone);
  if (answer === null) return 'This step isn’t waiting for an answer.';
  if (answer.kind === 'none') {
    return `We’ve completed this step: there was no answer by ${formatDate(answer.answerBy)}.`;
  }
  const { name, at, answer: said } = answer.approval;
  const what = said === 'approved' ? 'approved this step' : 'asked for changes to this step';
  return `${name} ${what} on ${formatDateTime(at)}.`;
}

interface Asked {
  readonly project: Stored<Project>;
  readonly milestone: Stored<Milestone>;
  readonly answerBy: CivilDate;
  readonly actorName: string;
  readonly activityId: string;
  readonly at: Date;
}

/**
 * Asks the client's people for approval, with a reminder before the day, and returns the milestone as it is then. Of a
 * project that the client can't see, which was read in this unit of work, they are mailed when it is shared.
 */
export async function prepareAsking(
  deps: Deps,
  unit: UnitOfWork,
  { project, milestone, answerBy, actorName, activityId, at }: Asked,
): Promise<() => Milestone> {
  const recipients = isShared(project) ? await findRecipients(deps, project.clientId, unit) : [];
  const now = deps.clock();
  const of = { projectId: project.id, milestoneId: milestone.id, askedAt: at, answerBy };
  const mails = approvalMails(of, recipients, now);
  const after: Milestone = {
    ...withoutId(milestone),
    status: 'inReview',
    askedAt: at,
    answerBy,
    unanswered: null,
    completedAt: null,
    updatedAt: now,
    updatedBy: 'system',
  };
  return () => {
    unit.set(milestoneRef(deps, project.id, milestone.id), after);
    unit.create(
      activityRef(deps, project.id, activityId),
      newActivity('approvalAsked', milestone.title, actorName, at),
    );
    // Sharing it at this moment mails what it finds asked: one of the two has to see the other.
    if (!isShared(project)) unit.guard(projectRef(deps, project.id));
    queueMails(deps, unit, mails);
    return after;
  };
}
