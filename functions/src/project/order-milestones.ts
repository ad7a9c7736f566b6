import { projectQueries } from '@agency/domain/project/queries';
import { milestone as milestoneSchema } from '@agency/domain/project/schema';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { parseAll, runnableQuery } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { projectRef, readProject } from '../records/project/store.ts';
import { milestoneRef } from './asking.ts';

const action = 'orderMilestones';

/** Puts a project's milestones into this order; refused when some were added or removed since the list was read. */
export const orderMilestones: OperationHandler<typeof action> = (deps, { projectId, order }, { person }) =>
  commit(deps, async (unit) => {
    await readProject(deps, projectId, unit);
    const query = runnableQuery(deps.db, projectQueries.milestonesOfProject, [], [projectId]);
    const found = parseAll(milestoneSchema, (await unit.find(query)).docs);
    const before = found.map(({ id }) => id);
    refuseOthers(before, order);
    const moved = found.filter(({ id, position }) => order.indexOf(id) !== position);
    if (moved.length === 0) return { ordered: true };
    const stamps = { updatedAt: deps.clock(), updatedBy: 'system' };
    for (const { id } of moved) {
      unit.update(milestoneRef(deps, projectId, id), { position: order.indexOf(id), ...stamps });
    }
    const ref = projectRef(deps, projectId);
    audit(deps, unit, { actor: person.uid, action, ref, before: { order: before }, after: { order } });
    return { ordered: true };
  });

/** @throws AppError `failed-precondition` unless both name the same milestones. */
function refuseOthers(known: readonly string[], order: readonly string[]): void {
  const isComplete = new Set(order).size === order.length && known.length === order.length;
  if (isComplete && known.every((id) => order.includes(id))) return;
  throw new AppError(
    'failed-precondition',
    'Someone else has just changed the steps. Check their order, then move yours again.',
  );
}
