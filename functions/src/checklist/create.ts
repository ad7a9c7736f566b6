import {
  type Checklist,
  type ChecklistItem,
  checklist as checklistSchema,
} from '@agency/domain/checklist/schema';
import { checklistSearchTokens } from '@agency/domain/checklist/search';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, readDocument } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readProject } from '../records/project/store.ts';

/**
 * Creates a checklist or a template, empty or with the items of a template. Repeating the request returns the same one.
 */
export const createChecklist: OperationHandler<'createChecklist'> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { title, kind, projectId, templateId } = input;
    if (kind === 'template' && projectId !== null) throw templateOfProject();
    const checklistId = input.checklistId ?? newId(deps.random);
    const ref = documentRef(deps.db, 'checklists', checklistId);
    const existing = await findDocument(checklistSchema, ref, unit);
    if (existing !== null) {
      // The template's title and items may have changed since.
      const isSame =
        existing.createdBy === person.uid && existing.kind === kind && existing.projectId === projectId;
      if (isSame) return { checklistId };
      throw new AppError('already-exists', 'A checklist with this id already exists.');
    }
    if (projectId !== null) await readProject(deps, projectId, unit);
    const items = templateId === null ? {} : await itemsOf(deps, unit, templateId);
    const now = deps.clock();
    const created: Checklist = {
      title,
      kind,
      projectId,
      items,
      changedItem: null,
      archived: false,
      searchTokens: checklistSearchTokens(input),
      createdAt: now,
      createdBy: person.uid,
      updatedAt: now,
      updatedBy: 'system',
    };
    unit.create(ref, created);
    const after = { title, kind, projectId, templateId };
    audit(deps, unit, { actor: person.uid, action: 'createChecklist', ref, before: null, after });
    return { checklistId };
  });

function templateOfProject(): AppError {
  return notRight([{ path: 'projectId', message: 'A template belongs to no project' }]);
}

/** A template's items as open tasks: the dates of an earlier job mean nothing here. */
async function itemsOf(deps: Deps, unit: UnitOfWork, templateId: string): Promise<Checklist['items']> {
  const ref = documentRef(deps.db, 'checklists', templateId);
  const template = await readDocument(checklistSchema, ref, 'We can’t find this template.', unit);
  if (template.kind !== 'template' || template.archived) {
    throw new AppError('failed-precondition', 'This checklist isn’t a template.');
  }
  return Object.fromEntries(
    Object.entries(template.items).map(([id, item]): [string, ChecklistItem] => [
      id,
      { ...item, done: false, dueOn: null },
    ]),
  );
}
