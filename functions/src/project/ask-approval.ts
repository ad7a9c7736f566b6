import { answerByObstacle } from '@agency/domain/project/answer';
import { milestoneStatuses } from '@agency/domain/project/status';
import { londonDate } from '@agency/domain/shared/dates';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { withoutId } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { activityRef, newActivity, readProject } from '../records/project/store.ts';
import { milestoneRef, prepareAsking, readMilestone, refuseCancelled, refuseUnasked } from './asking.ts';

/**
 * Asks the client to approve a milestone, or asks again with another day. The same request twice, after a response was
 * lost, asks once.
 */
export const askApproval: OperationHandler<'askApproval'> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { projectId, answerBy, round } = input;
    const project = await readProject(deps, projectId, unit);
    const milestone = await readMilestone(deps, unit, input);
    const asked = milestone.askedAt?.getTime() ?? 0;
    const isAsked = milestone.status === 'inReview';
    if (isAsked && asked > round && milestone.answerBy === answerBy) return { status: 'inReview' };
    refuseCancelled(project);
    if (asked > round) {
      throw new AppError('failed-precondition', 'Someone else has just asked for approval of this step.');
    }
    if (!isAsked) milestoneStatuses.assert(milestone.status, 'inReview');
    const now = deps.clock();
    const obstacle = answerByObstacle(answerBy, londonDate(now));
    if (obstacle !== null) throw notRight([{ path: 'answerBy', message: obstacle }]);
    const activityId = newId(deps.random);
    const by = { actorName: person.name, activityId, at: now };
    const ask = await prepareAsking(deps, unit, { project, milestone, answerBy, ...by });
    const ref = milestoneRef(deps, projectId, milestone.id);
    const before = withoutId(milestone);
    audit(deps, unit, { actor: person.uid, action: 'askApproval', ref, before, after: ask() });
    return { status: 'inReview' };
  });

/** Takes a request back. Emails that haven't gone yet are called off; a link in an earlier one shows that work goes on. */
export const withdrawApproval: OperationHandler<'withdrawApproval'> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { projectId } = input;
    await readProject(deps, projectId, unit);
    const milestone = await readMilestone(deps, unit, input);
    if (milestone.status === 'inProgress') return { status: 'inProgress' };
    refuseUnasked(milestone);
    const ref = milestoneRef(deps, projectId, milestone.id);
    const before = withoutId(milestone);
    const now = deps.clock();
    const after = {
      ...before,
      // Through the state that lies between; when it was asked stays, so that a late repetition doesn't ask again.
      status: 'inProgress',
      answerBy: null,
      updatedAt: now,
      updatedBy: 'system',
    } as const;
    unit.set(ref, after);
    const activity = newActivity('milestoneReopened', milestone.title, person.name, now);
    unit.create(activityRef(deps, projectId, newId(deps.random)), activity);
    audit(deps, unit, { actor: person.uid, action: 'withdrawApproval', ref, before, after });
    return { status: 'inProgress' };
  });
