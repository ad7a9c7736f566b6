import { invoiceQueries } from '@agency/domain/invoice/queries';
import { invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { earliestDue, latestOf, milestoneCounts, milestoneHead } from '@agency/domain/project/head';
import { attentionOn } from '@agency/domain/project/health';
import { projectQueries } from '@agency/domain/project/queries';
import { milestone, type Project, projectActivity } from '@agency/domain/project/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import type { Stored } from '@agency/domain/shared/parse';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { collectionRef, findDocuments, parseReadable, runnableQuery } from '../../platform/firestore.ts';
import { findProject, projectRef } from './store.ts';

type Head = Pick<
  Project,
  | 'milestonesTotal'
  | 'milestonesCompleted'
  | 'progress'
  | 'waiting'
  | 'awaitsAnswer'
  | 'next'
  | 'lateOn'
  | 'invoiceDueOn'
  | 'attentionOn'
  | 'latest'
>;

/**
 * Writes to a project what stands below it, where that differs. Read after the project itself, so that of two refreshes
 * at once the staler one can't write last.
 */
export async function refreshHead(deps: Deps, projectId: string): Promise<void> {
  await commit(deps, async (unit) => {
    const project = await findProject(deps, projectId, unit);
    if (project === null) return;
    const head = await headNow(deps, project);
    if (isSame(project, head)) {
      // Otherwise a slower refresh, which read something older, could still write that.
      unit.guard(projectRef(deps, projectId));
      return;
    }
    // How long a cancelled project is retained counts from the cancelling.
    const changed = project.status === 'cancelled' ? {} : { updatedAt: deps.clock(), updatedBy: 'system' };
    unit.update(projectRef(deps, projectId), { ...head, ...changed });
  });
}

/** What its milestones, open invoices and activity say about a project. An unreadable one among them says nothing. */
export async function headNow(deps: Deps, project: Stored<Project>): Promise<Head> {
  const [milestones, open, activity] = await Promise.all([
    collectionRef(deps.db, 'projectMilestones', project.id).get(),
    runnableQuery(deps.db, invoiceQueries.invoicesOfProjectInStatus, [
      project.id,
      ['issued', 'partPaid'],
    ]).get(),
    findDocuments(deps, projectActivity, projectQueries.activityOfProject, [], [project.id]),
  ]);
  const below = milestoneHead(parseReadable(deps, milestone, milestones.docs));
  const invoices = parseReadable(deps, invoiceSchema, open.docs).filter(({ kind }) => kind === 'invoice');
  const invoiceDueOn = earliestDue(invoices);
  return {
    ...milestoneCounts(milestones.docs.map((one) => one.get('status'))),
    ...below,
    invoiceDueOn,
    attentionOn: attentionOn({ ...project, ...below, invoiceDueOn }),
    latest: latestOf(activity),
  };
}

function isSame(project: Project, head: Head): boolean {
  return canonicalJson({ ...project, ...head }) === canonicalJson(project);
}
