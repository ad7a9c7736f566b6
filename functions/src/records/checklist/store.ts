import { hindersCompletion, openCount } from '@agency/domain/checklist/head';
import { checklistQueries } from '@agency/domain/checklist/queries';
import { type Checklist, checklist as checklistSchema } from '@agency/domain/checklist/schema';
import { AppError } from '@agency/domain/shared/errors';
import { formatList } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  type DocumentSource,
  documentRef,
  findEvery,
  parseAll,
  readDocument,
} from '../../platform/firestore.ts';

export function checklistRef(deps: Deps, checklistId: string): DocumentReference {
  return documentRef(deps.db, 'checklists', checklistId);
}

export function readChecklist(
  deps: Deps,
  checklistId: string,
  source?: DocumentSource,
): Promise<Stored<Checklist>> {
  return readDocument(
    checklistSchema,
    checklistRef(deps, checklistId),
    'We can’t find this checklist.',
    source,
  );
}

/**
 * Checks that every checklist is done that has to be before this project is completed. What is found done stays so until
 * the commit.
 * @throws AppError `failed-precondition` with the names of the open ones.
 */
export async function refuseOpenChecklists(deps: Deps, unit: UnitOfWork, projectId: string): Promise<void> {
  const spec = checklistQueries.checklistsBeforeCompletion;
  const found = parseAll(checklistSchema, await findEvery(deps.db, spec, [projectId, true, false], unit));
  const open = found.filter(hindersCompletion);
  if (open.length > 0) {
    const names = formatList(open.map(({ title, items }) => `‘${title}’ (${openCount(items)} open)`));
    const what = open.length === 1 ? 'this checklist' : 'these checklists';
    throw new AppError('failed-precondition', `Finish ${what} first: ${names}.`);
  }
  for (const { id } of found) unit.guard(checklistRef(deps, id));
}
