import { invoiceQueries } from '@agency/domain/invoice/queries';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { milestone as milestoneSchema } from '@agency/domain/project/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { noteStageDue } from '../mail-queue/stage-due.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, parseReadable, runnableQuery } from '../platform/firestore.ts';

/**
 * The drafts of stages that wait for a milestone become due when it is completed, and wait again when it is reopened.
 * Decided by the milestone as it is now: events come several times and in any order.
 */
export async function updateStagesOf(deps: Deps, projectId: string, milestoneId: string): Promise<void> {
  await commit(deps, async (unit) => {
    const ref = documentRef(deps.db, 'projectMilestones', projectId, milestoneId);
    const milestone = await findDocument(milestoneSchema, ref, unit);
    const isCompleted = milestone?.status === 'completed';
    const dueSince = isCompleted ? londonDate(milestone.completedAt ?? deps.clock()) : null;
    const stages = await draftsWaitingFor(deps, unit, projectId, milestoneId);
    const changed = stages.filter((draft) => draft.dueSince !== dueSince);
    if (changed.length > 0 && milestone !== null) unit.guard(ref);
    for (const draft of changed) await noteStageDue(deps, unit, draft, dueSince);
  });
}

/** The drafts of stages that become due when this milestone is completed. */
export async function draftsWaitingFor(
  deps: Deps,
  unit: UnitOfWork,
  projectId: string,
  milestoneId: string,
): Promise<Stored<Invoice>[]> {
  const query = runnableQuery(deps.db, invoiceQueries.invoicesOfProjectInStatus, [projectId, ['draft']]);
  return parseReadable(deps, invoiceSchema, (await unit.find(query)).docs).filter(
    ({ stage }) => stage?.trigger.kind === 'milestone' && stage.trigger.milestoneId === milestoneId,
  );
}
