import { unansweredObstacle } from '@agency/domain/project/answer';
import type { Milestone } from '@agency/domain/project/schema';
import { milestoneStatuses } from '@agency/domain/project/status';
import { AppError } from '@agency/domain/shared/errors';
import { invariant } from '@agency/domain/shared/invariant';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { withoutId } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readProject } from '../records/project/store.ts';
import { milestoneRef, readMilestone, refuseCancelled } from './asking.ts';
import { prepareCompleted } from './notify-completed.ts';

const action = 'completeUnanswered';

/** Completes a milestone whose client stayed silent, and says so wherever it is shown: silence is no approval. */
export const completeUnanswered: OperationHandler<typeof action> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const project = await readProject(deps, input.projectId, unit);
    const milestone = await readMilestone(deps, unit, input);
    const { unanswered, completedAt } = milestone;
    const isDone = milestone.status === 'completed' && unanswered?.at.getTime() === completedAt?.getTime();
    if (isDone && unanswered) return { status: 'completed' };
    refuseCancelled(project);
    const now = deps.clock();
    const obstacle = unansweredObstacle(project, milestone, now);
    if (obstacle !== null) throw new AppError('failed-precondition', obstacle);
    milestoneStatuses.assert(milestone.status, 'completed');
    invariant(milestone.answerBy !== null, 'it can be completed without an answer');
    const before = withoutId(milestone);
    const after: Milestone = {
      ...before,
      status: 'completed',
      completedAt: now,
      unanswered: { answerBy: milestone.answerBy, at: now },
      updatedAt: now,
      updatedBy: 'system',
    };
    const ref = milestoneRef(deps, project.id, milestone.id);
    const by = { actorName: person.name, quietId: newId(deps.random) };
    const completion = { project, milestoneId: milestone.id, milestone: after, ...by };
    const notify = await prepareCompleted(deps, unit, completion);
    unit.set(ref, after);
    notify();
    audit(deps, unit, { actor: person.uid, action, ref, before, after });
    return { status: 'completed' };
  });
