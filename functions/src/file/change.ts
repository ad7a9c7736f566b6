import { type ProjectFile, projectFile } from '@agency/domain/file/schema';
import { documentPath } from '@agency/domain/shared/collections';
import type { Stored } from '@agency/domain/shared/parse';
import { type Upload, upload as uploadSchema } from '@agency/domain/upload/schema';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { type DocumentSource, documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { removeObject } from '../platform/storage.ts';
import { noSuchFile, readProjectFile } from './access.ts';
import { fileAdded } from './add.ts';

/** Shows a file to the client, or makes it internal. */
export const setFileVisibility: OperationHandler<'setFileVisibility'> = async (deps, input, { person }) => {
  const { projectId, fileId, visibility } = input;
  const ref = documentRef(deps.db, 'projectFiles', projectId, fileId);
  await commit(deps, async (unit) => {
    const file = await readProjectFile(deps, projectId, fileId, unit);
    if (file.visibility === visibility) return;
    const before = withoutId(file);
    const after = { ...before, visibility, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    await showActivity(deps, unit, projectId, file, visibility);
    audit(deps, unit, { actor: person.uid, action: 'setFileVisibility', ref, before, after });
  });
  return { visibility };
};

/** The client reads the activity, so a file's entry is there only while the file is. */
async function showActivity(
  deps: Deps,
  unit: UnitOfWork,
  projectId: string,
  file: Stored<ProjectFile>,
  visibility: ProjectFile['visibility'],
): Promise<void> {
  const ref = documentRef(deps.db, 'projectActivity', projectId, `file-${file.id}`);
  const isThere = (await unit.get(ref)).exists;
  if (visibility === 'client' && !isThere) unit.create(ref, { ...fileAdded(file), at: deps.clock() });
  if (visibility === 'internal' && isThere) unit.delete(ref);
}

/** Removes a file and its bytes. Removing it again, after a response was lost, changes nothing. */
export const removeProjectFile: OperationHandler<'removeProjectFile'> = async (deps, input, { person }) => {
  const { projectId, fileId } = input;
  const ref = documentRef(deps.db, 'projectFiles', projectId, fileId);
  const removed = await commit(deps, async (unit) => {
    const file = await findDocument(projectFile, ref, unit);
    if (file === null) return removedBefore(deps, projectId, fileId, unit);
    await prepareRemoval(deps, unit, projectId, file);
    const before = withoutId(file);
    audit(deps, unit, { actor: person.uid, action: 'removeProjectFile', ref, before, after: {} });
    return file;
  });
  await removeObject(deps, removed.storagePath);
  return { removed: true };
};

/** @throws AppError `not-found` when it never existed. */
export async function removedBefore(
  deps: Deps,
  projectId: string,
  fileId: string,
  source: DocumentSource,
): Promise<Upload> {
  const known = await findDocument(uploadSchema, documentRef(deps.db, 'uploads', fileId), source);
  const isOfProject = known?.claimedBy === documentPath('projectFiles', projectId, fileId);
  if (known?.state !== 'expired' || !isOfProject) throw noSuchFile();
  return known;
}

/**
 * Deletes a file's document and its activity entry in the given unit of work, and leaves its bytes to the hourly
 * schedule; removing them right after the commit only saves it the work, and loses nothing when cut off.
 */
export async function prepareRemoval(
  deps: Deps,
  unit: UnitOfWork,
  projectId: string,
  file: Stored<ProjectFile>,
): Promise<void> {
  const uploadRef = documentRef(deps.db, 'uploads', file.id);
  const activityRef = documentRef(deps.db, 'projectActivity', projectId, `file-${file.id}`);
  const known = await findDocument(uploadSchema, uploadRef, unit);
  const hasActivity = (await unit.get(activityRef)).exists;
  const { name, size, contentType, storagePath, uploadedBy, createdAt } = file;
  const gone: Upload = {
    ...{ name, size, contentType, storagePath, createdAt },
    owner: known ? known.owner : uploadedBy,
    state: 'expired',
    claimedBy: documentPath('projectFiles', projectId, file.id),
    expiresAt: deps.clock(),
  };
  unit.set(uploadRef, gone);
  if (hasActivity) unit.delete(activityRef);
  unit.delete(documentRef(deps.db, 'projectFiles', projectId, file.id));
}
