import { type ProjectFile, projectFile, takeBackMinutes, takeBackUntil } from '@agency/domain/file/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { audit } from '../platform/audit.ts';
import type { Person } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { removeObject } from '../platform/storage.ts';
import { noSuchFile, openProject } from './access.ts';
import { prepareRemoval, removedBefore } from './change.ts';

/**
 * Removes a file, its bytes and its activity entry for the person who added it a moment ago. A digest that waits to be
 * sent names what is there by then. Taking it back again, after a response was lost, changes nothing.
 */
export const takeBackFile: OperationHandler<'takeBackFile'> = async (deps, input, { person }) => {
  const { projectId, fileId } = input;
  const ref = documentRef(deps.db, 'projectFiles', projectId, fileId);
  const storagePath = await commit(deps, async (unit) => {
    const { isStaff } = await openProject(deps, projectId, person, unit);
    const file = await findDocument(projectFile, ref, unit);
    if (file === null) {
      const gone = await removedBefore(deps, projectId, fileId, unit);
      if (gone.owner !== person.uid) throw noSuchFile();
      return gone.storagePath;
    }
    refuseOthers(deps, file, person, isStaff);
    await prepareRemoval(deps, unit, projectId, file);
    const before = withoutId(file);
    audit(deps, unit, { actor: person.uid, action: 'takeBackFile', ref, before, after: {} });
    return file.storagePath;
  });
  await removeObject(deps, storagePath);
  return { takenBack: true };
};

/** @throws AppError `not-found` for somebody else's file, `failed-precondition` when it is too late. */
function refuseOthers(deps: Deps, file: Stored<ProjectFile>, { uid }: Person, isStaff: boolean): void {
  const isSeen = isStaff || file.visibility === 'client';
  if (file.uploadedBy !== uid || !isSeen) throw noSuchFile();
  if (deps.clock() < takeBackUntil(file)) return;
  const otherWay = isStaff ? 'Remove it instead.' : 'Send us a message and we’ll remove it.';
  throw new AppError(
    'failed-precondition',
    `You can take a file back for ${takeBackMinutes} minutes after you add it. ${otherWay}`,
  );
}
