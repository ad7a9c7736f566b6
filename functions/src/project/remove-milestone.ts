import { milestone as milestoneSchema } from '@agency/domain/project/schema';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { findDocument, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readProject } from '../records/project/store.ts';
import { milestoneRef } from './asking.ts';
import { draftsWaitingFor } from './update-stages.ts';

const action = 'removeMilestone';

/** Removes a milestone on which nobody has worked and no invoice waits. Removing it again changes nothing. */
export const removeMilestone: OperationHandler<typeof action> = (
  deps,
  { projectId, milestoneId },
  { person },
) =>
  commit(deps, async (unit) => {
    await readProject(deps, projectId, unit);
    const ref = milestoneRef(deps, projectId, milestoneId);
    const milestone = await findDocument(milestoneSchema, ref, unit);
    if (milestone === null) return { removed: true };
    if (milestone.status !== 'planned') {
      throw new AppError('failed-precondition', 'Work on this step has started, so it can’t be removed.');
    }
    const [waiting] = await draftsWaitingFor(deps, unit, projectId, milestoneId);
    if (waiting) {
      throw new AppError(
        'failed-precondition',
        `The invoice ‘${waiting.title}’ is due when this step is done. Issue or discard it first.`,
      );
    }
    unit.delete(ref);
    audit(deps, unit, { actor: person.uid, action, ref, before: withoutId(milestone), after: {} });
    return { removed: true };
  });
