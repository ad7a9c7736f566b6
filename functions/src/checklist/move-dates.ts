import { movedDays } from '@agency/domain/checklist/copy';
import { checklistHead } from '@agency/domain/checklist/head';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { checklistRef, readChecklist } from '../records/checklist/store.ts';
import { readProject } from '../records/project/store.ts';

const action = 'moveChecklistDates';

/** Counts the days of open items from the project's start as it is now; days that somebody chose stay. */
export const moveChecklistDates: OperationHandler<typeof action> = (deps, { checklistId }, { person }) =>
  commit(deps, async (unit) => {
    const ref = checklistRef(deps, checklistId);
    const { kind, archived, projectId, items } = withoutId(await readChecklist(deps, checklistId, unit));
    const startOn = projectId === null ? null : (await readProject(deps, projectId, unit)).startOn;
    if (startOn === null || kind === 'template') {
      throw new AppError('failed-precondition', 'Set the project’s start date first.');
    }
    const moved = movedDays(items, startOn);
    const count = Object.keys(moved).length;
    if (count === 0) return { moved: count };
    const next = Object.fromEntries(
      Object.entries(items).map(([id, item]) => [id, { ...item, dueOn: moved[id] ?? item.dueOn }]),
    );
    const stamps = { changedItem: null, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.update(ref, { items: next, ...checklistHead({ kind, archived, items: next }), ...stamps });
    audit(deps, unit, { actor: person.uid, action, ref, before: {}, after: { startOn, moved } });
    return { moved: count };
  });
