import { type Milestone, milestone as milestoneSchema } from '@agency/domain/project/schema';
import { milestoneStatuses } from '@agency/domain/project/status';
import { AppError } from '@agency/domain/shared/errors';
import { queueMails } from '../mail/outbox.ts';
import { audit } from '../platform/audit.ts';
import type { Person } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, readDocument, withoutId } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { answeredMail } from './mails.ts';
import { activityRef, newActivity, readProject, refuseOutsider } from './store.ts';
import { prepareCompleted } from './tell-completed.ts';

const results = {
  approved: { status: 'completed', notice: 'approvalGiven', activity: 'approvalGiven' },
  changesRequested: { status: 'changesRequested', notice: 'changesAsked', activity: 'changesAsked' },
} as const;

/**
 * The client's answer to a milestone that is in review: it is kept with who gave it, staff are told, and what is
 * approved is completed. The same answer again by the same person is answered like the first.
 */
export const answerMilestone: OperationHandler<'answerMilestone'> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { projectId, milestoneId, answer, comment } = input;
    const project = await readProject(deps, projectId, unit);
    refuseOutsider(project, person);
    const ref = documentRef(deps.db, 'projectMilestones', projectId, milestoneId);
    const found = await readDocument(milestoneSchema, ref, 'There is no such milestone.', unit);
    const { status, notice, activity } = results[answer];
    if (wasAnswered(found, input, person)) return { status };
    if (found.status !== 'inReview') {
      throw new AppError('failed-precondition', 'This step does not wait for an answer.');
    }
    milestoneStatuses.assert(found.status, status);
    const { notificationEmails } = await readPrivateSettings(deps, unit);
    const now = deps.clock();
    const name = nameOf(person);
    const before = withoutId(found);
    const after: Milestone = {
      ...before,
      status,
      completedAt: answer === 'approved' ? now : null,
      approval: { answer, by: person.uid, name, at: now, comment },
      updatedAt: now,
      updatedBy: 'system',
    };
    const completion = {
      project,
      milestoneId,
      milestone: after,
      actorName: name,
      quietId: newId(deps.random),
    };
    const tell = answer === 'approved' ? await prepareCompleted(deps, unit, completion) : () => {};
    unit.set(ref, after);
    tell();
    unit.create(
      activityRef(deps, projectId, newId(deps.random)),
      newActivity(activity, after.title, name, now),
    );
    audit(deps, unit, { actor: person.uid, action: 'answerMilestone', ref, before, after });
    const mail = answeredMail(notice, { projectId, milestoneId }, now, notificationEmails);
    queueMails(deps, unit, [mail]);
    return { status };
  });

function wasAnswered(
  { status, approval }: Milestone,
  { answer, comment }: Pick<Parameters<typeof answerMilestone>[1], 'answer' | 'comment'>,
  person: Person,
): boolean {
  return (
    status === results[answer].status &&
    approval?.answer === answer &&
    approval.by === person.uid &&
    approval.comment === comment
  );
}

function nameOf({ name, email }: Person): string {
  return (name.trim() || email).slice(0, 100);
}
