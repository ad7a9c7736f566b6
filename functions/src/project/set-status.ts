import { type Link, linkExpiry, link as linkSchema } from '@agency/domain/link/schema';
import type { Project } from '@agency/domain/project/schema';
import { type ProjectStatus, projectStatuses } from '@agency/domain/project/status';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseOpenChecklists } from '../records/checklist/store.ts';
import { prepareOpening, refuseForArchived } from '../records/client/store.ts';
import { activityRef, changeProject, newActivity, readProject } from '../records/project/store.ts';

const statusWords: Readonly<Record<ProjectStatus, string>> = {
  planned: 'Planned',
  active: 'Under way',
  onHold: 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/**
 * Changes the project's status, and with it how long its tracking link works: until 90 days after the work ends, and
 * again when the work resumes. It is completed only when its checklists for that are done. Setting the current status
 * changes nothing.
 */
export const setProjectStatus: OperationHandler<'setProjectStatus'> = (
  deps,
  { projectId, status },
  { person },
) =>
  commit(deps, async (unit) => {
    const project = await readProject(deps, projectId, unit);
    if (project.status === status) return { status };
    projectStatuses.assert(project.status, status);
    if (status === 'completed') await refuseOpenChecklists(deps, unit, projectId);
    const now = deps.clock();
    const isOver = status === 'completed' || status === 'cancelled';
    const moveLink = await prepareExpiry(deps, unit, project, isOver ? linkExpiry(londonDate(now)) : null);
    const isReopened = project.status === 'completed';
    if (isReopened) await refuseForArchived(deps, unit, project.clientId);
    const noteOpening = await prepareOpening(deps, unit, project.clientId);
    moveLink();
    if (isReopened) noteOpening();
    const change = { status, completedAt: status === 'completed' ? now : null };
    changeProject(deps, unit, { project, change, actor: person.uid, action: 'setProjectStatus' });
    const activity = newActivity('statusChanged', statusWords[status], person.name, now);
    unit.create(activityRef(deps, projectId, newId(deps.random)), activity);
    return { status };
  });

async function prepareExpiry(
  deps: Deps,
  unit: UnitOfWork,
  { linkId }: Stored<Project>,
  expiresOn: Link['expiresOn'],
): Promise<() => void> {
  if (linkId === null) return () => {};
  const ref = documentRef(deps.db, 'links', linkId);
  const found = await findDocument(linkSchema, ref, unit);
  if (found === null || found.expiresOn === expiresOn) return () => {};
  return () => unit.update(ref, { expiresOn, updatedAt: deps.clock() });
}
