import { copiedItems } from '@agency/domain/checklist/copy';
import { checklistHead } from '@agency/domain/checklist/head';
import { type Checklist, checklist as checklistSchema } from '@agency/domain/checklist/schema';
import { checklistSearchTokens } from '@agency/domain/checklist/search';
import type { ParsedOperationInput } from '@agency/domain/operations/operations';
import { AppError, notRight } from '@agency/domain/shared/errors';
import type { CivilDate } from '@agency/domain/shared/fields';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { findDocument, withoutId } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { checklistRef, readChecklist } from '../records/checklist/store.ts';
import { findProject, readProject } from '../records/project/store.ts';

const action = 'createChecklist';

type Input = ParsedOperationInput<typeof action>;

/**
 * Creates a checklist or a template, empty or with the items of another. Repeating the request returns the same one.
 */
export const createChecklist: OperationHandler<typeof action> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { title, kind, projectId, templateId } = input;
    if (kind === 'template' && projectId !== null) throw templateOfProject();
    const checklistId = input.checklistId ?? newId(deps.random);
    const ref = checklistRef(deps, checklistId);
    const existing = await findDocument(checklistSchema, ref, unit);
    if (existing !== null) {
      // The template's title and items may have changed since.
      const isSame =
        existing.createdBy === person.uid && existing.kind === kind && existing.projectId === projectId;
      if (isSame) return { checklistId };
      throw new AppError('already-exists', 'A checklist with this id already exists.');
    }
    const content = await contentOf(deps, unit, input);
    const now = deps.clock();
    const created: Checklist = {
      title,
      kind,
      projectId,
      ...content,
      ...checklistHead({ kind, archived: false, items: content.items }),
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
    audit(deps, unit, { actor: person.uid, action, ref, before: null, after });
    return { checklistId };
  });

function templateOfProject(): AppError {
  return notRight([{ path: 'projectId', message: 'A template belongs to no project' }]);
}

/** What it begins with: nothing, or what the other list holds now. Later changes there change nothing here. */
async function contentOf(
  deps: Deps,
  unit: UnitOfWork,
  { kind, projectId, templateId }: Input,
): Promise<Pick<Checklist, 'items' | 'beforeCompletion'>> {
  const startOn = projectId === null ? null : (await readProject(deps, projectId, unit)).startOn;
  if (templateId === null) return { items: {}, beforeCompletion: false };
  const source = withoutId(await readChecklist(deps, templateId, unit));
  if (source.archived) {
    throw new AppError('failed-precondition', `‘${source.title}’ is archived. Restore it first.`);
  }
  const sourceStartOn = await startOf(deps, unit, source);
  const items = copiedItems(source.items, { kind, startOn, sourceStartOn });
  return { items, beforeCompletion: source.beforeCompletion };
}

async function startOf(
  deps: Deps,
  unit: UnitOfWork,
  { projectId }: Pick<Checklist, 'projectId'>,
): Promise<CivilDate | null> {
  return projectId === null ? null : ((await findProject(deps, projectId, unit))?.startOn ?? null);
}
