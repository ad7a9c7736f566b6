import { invoiceQueries } from '@agency/domain/invoice/queries';
import { invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { earliestDue, latestOf, milestoneCounts, milestoneHead } from '@agency/domain/project/head';
import { listedFields } from '@agency/domain/project/health';
import { projectQueries } from '@agency/domain/project/queries';
import { milestone, type Project, projectActivity } from '@agency/domain/project/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import type { Stored } from '@agency/domain/shared/parse';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  collectionRef,
  findDocument,
  findDocuments,
  parseReadable,
  runnableQuery,
} from '../../platform/firestore.ts';
import { activityRef, findProject, projectRef } from './store.ts';

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
  | 'sharedAt'
  | 'latest'
>;

/**
 * Writes to a project what stands below it, where that differs. Looks again after each write: what was read for it may have
 * changed and changed back, and the refresh of that change found nothing to write.
 */
export async function refreshHead(deps: Deps, projectId: string): Promise<void> {
  for (let isChanged = true; isChanged; ) isChanged = await writeHead(deps, projectId);
}

/** Did the head differ? Read after the project itself, so that of two at once the staler one can't write last. */
function writeHead(deps: Deps, projectId: string): Promise<boolean> {
  return commit(deps, async (unit) => {
    const project = await findProject(deps, projectId, unit);
    if (project === null) return false;
    const head = await headNow(deps, project);
    if (isSame(project, head)) return false;
    // How long a cancelled project is retained counts from the cancelling.
    const changed = project.status === 'cancelled' ? {} : { updatedAt: deps.clock(), updatedBy: 'system' };
    unit.update(projectRef(deps, projectId), { ...head, ...changed });
    return true;
  });
}

/** What its milestones, open invoices and activity say about a project. An unreadable one among them says nothing. */
export async function headNow(deps: Deps, project: Stored<Project>): Promise<Head> {
  const [milestones, open, activity, shared] = await Promise.all([
    collectionRef(deps.db, 'projectMilestones', project.id).get(),
    runnableQuery(deps.db, invoiceQueries.invoicesOfProjectInStatus, [
      project.id,
      ['issued', 'partPaid'],
    ]).get(),
    findDocuments(deps, projectActivity, projectQueries.activityOfProject, [], [project.id]),
    findDocument(projectActivity, activityRef(deps, project.id, 'shared')),
  ]);
  const below = milestoneHead(parseReadable(deps, milestone, milestones.docs));
  const invoices = parseReadable(deps, invoiceSchema, open.docs).filter(({ kind }) => kind === 'invoice');
  const invoiceDueOn = earliestDue(invoices);
  return {
    ...milestoneCounts(milestones.docs.map((one) => one.get('status'))),
    ...below,
    invoiceDueOn,
    ...listedFields({ ...project, ...below, invoiceDueOn }),
    sharedAt: shared?.at ?? null,
    latest: latestOf(activity),
  };
}

function isSame(project: Project, head: Head): boolean {
  return canonicalJson({ ...project, ...head }) === canonicalJson(project);
}
