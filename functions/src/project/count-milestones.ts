import { progressOf } from '@agency/domain/project/status';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { collectionRef } from '../platform/firestore.ts';
import { findProject, projectRef } from '../records/project/store.ts';

/**
 * Recounts a project's milestones and writes the counters where they differ. Read after the project itself, so that of
 * two counts at once the staler one can't write last.
 */
export async function countMilestones(deps: Deps, projectId: string): Promise<void> {
  await commit(deps, async (unit) => {
    const project = await findProject(deps, projectId, unit);
    if (project === null) return;
    const all = await collectionRef(deps.db, 'projectMilestones', projectId).select('status').get();
    const milestonesTotal = all.size;
    const milestonesCompleted = all.docs.filter((one) => one.get('status') === 'completed').length;
    const isSame =
      project.milestonesTotal === milestonesTotal && project.milestonesCompleted === milestonesCompleted;
    if (isSame) return;
    unit.update(projectRef(deps, projectId), {
      milestonesTotal,
      milestonesCompleted,
      progress: progressOf(milestonesCompleted, milestonesTotal),
      updatedAt: deps.clock(),
      updatedBy: 'system',
    });
  });
}
