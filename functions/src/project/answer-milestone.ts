import type { ParsedOperationInput } from '@agency/domain/operations/operations';
import { type Milestone, milestone as milestoneSchema } from '@agency/domain/project/schema';
import { milestoneStatuses } from '@agency/domain/project/status';
import { AppError } from '@agency/domain/shared/errors';
import { queueMails } from '../mail-queue/outbox.ts';
import { answeredMail } from '../mail-queue/project-mails.ts';
import { audit } from '../platform/audit.ts';
import { type Person, shownName } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, readDocument, withoutId } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { activityRef, newActivity, readProject, refuseOutsider } from '../records/project/store.ts';
import { prepareCompleted } from './notify-completed.ts';

const action = 'answerMilestone';

const results = {
  approved: { status: 'completed', notice: 'approvalGiven', activity: 'approvalGiven' },
  changesRequested: { status: 'changesRequested', notice: 'changesAsked', activity: 'changesAsked' },
} as const;

type Answer = Pick<ParsedOperationInput<typeof action>, 'answer' | 'comment'>;

/**
 * The client's answer to a milestone in review: it is stored with who gave it, staff are notified, and an approved one
 * is completed. Repeating the same answer returns the first response.
 */
export const answerMilestone: OperationHandler<typeof action> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { projectId, milestoneId, answer } = input;
    const project = await readProject(deps, projectId, unit);
    refuseOutsider(project, person);
    const ref = documentRef(deps.db, 'projectMilestones', projectId, milestoneId);
    const found = await readDocument(milestoneSchema, ref, 'We can’t find this milestone.', unit);
    const { status, notice, activity } = results[answer];
    if (wasAnswered(found, input, person)) return { status };
    const now = deps.clock();
    const actorName = shownName(person);
    const before = withoutId(found);
    const after = answered(before, input, person, now);
    const { notificationEmails } = await readPrivateSettings(deps, unit);
    const completion = { project, milestoneId, milestone: after, actorName, quietId: newId(deps.random) };
    const notify = answer === 'approved' ? await prepareCompleted(deps, unit, completion) : () => {};
    unit.set(ref, after);
    notify();
    const entry = newActivity(activity, after.title, actorName, now);
    unit.create(activityRef(deps, projectId, newId(deps.random)), entry);
    audit(deps, unit, { actor: person.uid, action, ref, before, after });
    const mail = answeredMail(notice, { projectId, milestoneId }, now, notificationEmails);
    queueMails(deps, unit, [mail]);
    return { status };
  });

/** @throws AppError `failed-precondition` when nobody asked. */
function answered(before: Milestone, { answer, comment }: Answer, person: Person, now: Date): Milestone {
  if (before.status !== 'inReview') {
    throw new AppError('failed-precondition', 'This step isn’t waiting for an answer.');
  }
  const { status } = results[answer];
  milestoneStatuses.assert(before.status, status);
  return {
    ...before,
    status,
    completedAt: answer === 'approved' ? now : null,
    approval: { answer, by: person.uid, name: shownName(person), at: now, comment },
    updatedAt: now,
    updatedBy: 'system',
  };
}

function wasAnswered({ status, approval }: Milestone, { answer, comment }: Answer, person: Person): boolean {
  return (
    status === results[answer].status &&
    approval?.answer === answer &&
    approval.by === person.uid &&
    approval.comment === comment
  );
}
