import type { OperationName, ParsedOperationInput } from '@agency/domain/operations/operations';
import type { Milestone, Project } from '@agency/domain/project/schema';
import { milestoneStatuses } from '@agency/domain/project/status';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { queueMails } from '../mail-queue/outbox.ts';
import { answeredMail } from '../mail-queue/project-mails.ts';
import { audit } from '../platform/audit.ts';
import { type Person, shownName } from '../platform/auth.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { withoutId } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { activityRef, newActivity, readProject, refuseOutsider } from '../records/project/store.ts';
import { milestoneRef, readMilestone, refuseCancelled, refuseUnasked } from './asking.ts';
import { prepareCompleted } from './notify-completed.ts';

const results = {
  approved: { status: 'completed', notice: 'approvalGiven', activity: 'approvalGiven' },
  changesRequested: { status: 'changesRequested', notice: 'changesAsked', activity: 'changesAsked' },
} as const;

type Approval = NonNullable<Milestone['approval']>;
type Said = Omit<Approval, 'at'>;

/**
 * The client's answer to a milestone in review: it is stored with who gave it, staff are notified, and an approved one
 * is completed. Repeating the same answer returns the first response.
 */
export const answerMilestone: OperationHandler<'answerMilestone'> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { projectId, milestoneId, answer, comment } = input;
    const project = await readProject(deps, projectId, unit);
    refuseOutsider(project, person);
    const milestone = await readMilestone(deps, unit, input);
    const said = { answer, comment, by: person.uid, name: shownName(person) };
    const { status, notice } = results[answer];
    if (wasAnswered(milestone, said)) return { status };
    refuseOlderRequest(milestone, input.asked);
    const given = { project, milestone, said, person, action: 'answerMilestone' } as const;
    const write = await prepareAnswer(deps, unit, given);
    const { notificationEmails } = await readPrivateSettings(deps, unit);
    const { at } = write();
    queueMails(deps, unit, [answeredMail(notice, { projectId, milestoneId }, at, notificationEmails)]);
    return { status };
  });

/**
 * Writes down an answer that reached staff by phone, email or in a meeting: under the name of who gave it, and of who of
 * staff says so. Staff aren't mailed about it.
 */
export const recordMilestoneAnswer: OperationHandler<'recordMilestoneAnswer'> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const project = await readProject(deps, input.projectId, unit);
    const milestone = await readMilestone(deps, unit, input);
    const { status } = results[input.answer];
    const said = saidElsewhere(input, person);
    if (wasAnswered(milestone, said)) return { status };
    const given = { project, milestone, said, person, action: 'recordMilestoneAnswer' } as const;
    const write = await prepareAnswer(deps, unit, given);
    write();
    return { status };
  });

function saidElsewhere(
  { answer, comment, name, how }: ParsedOperationInput<'recordMilestoneAnswer'>,
  person: Person,
): Said {
  return {
    answer,
    comment,
    name,
    by: person.uid,
    recorded: { how, by: person.uid, name: shownName(person) },
  };
}

interface Given {
  readonly project: Stored<Project>;
  readonly milestone: Stored<Milestone>;
  readonly said: Said;
  readonly person: Person;
  readonly action: OperationName;
}

/**
 * @returns what writes the answer, its activity and its audit entry.
 * @throws AppError `failed-precondition` when nobody is asked.
 */
async function prepareAnswer(
  deps: Deps,
  unit: UnitOfWork,
  { project, milestone, said, person, action }: Given,
): Promise<() => Approval> {
  refuseCancelled(project);
  refuseUnasked(milestone);
  const { status, activity } = results[said.answer];
  milestoneStatuses.assert(milestone.status, status);
  const now = deps.clock();
  const approval = { ...said, at: now };
  const before = withoutId(milestone);
  const completedAt = said.answer === 'approved' ? now : null;
  const after: Milestone = { ...before, status, completedAt, approval, updatedAt: now, updatedBy: 'system' };
  const ref = milestoneRef(deps, project.id, milestone.id);
  const actorName = said.name;
  const quietId = newId(deps.random);
  const completion = { project, milestoneId: milestone.id, milestone: after, actorName, quietId };
  const notify = completedAt ? await prepareCompleted(deps, unit, completion) : () => {};
  return () => {
    unit.set(ref, after);
    notify();
    const entry = newActivity(activity, after.title, actorName, now);
    const by = said.recorded ? { recordedBy: said.recorded.name } : {};
    unit.create(activityRef(deps, project.id, newId(deps.random)), { ...entry, ...by });
    audit(deps, unit, { actor: person.uid, action, ref, before, after });
    return approval;
  };
}

function wasAnswered({ status, approval }: Milestone, said: Said): boolean {
  return (
    status === results[said.answer].status &&
    approval?.answer === said.answer &&
    approval.by === said.by &&
    approval.name === said.name &&
    approval.comment === said.comment &&
    approval.recorded?.how === said.recorded?.how
  );
}

/** @throws AppError `failed-precondition` for an answer to a request that was withdrawn, or made again since. */
function refuseOlderRequest({ status, askedAt }: Milestone, asked: number | undefined): void {
  if (status !== 'inReview' || asked === undefined || askedAt?.getTime() === asked) return;
  throw new AppError(
    'failed-precondition',
    'We’ve asked again since you opened this page. Reload it and look at the step once more.',
  );
}
