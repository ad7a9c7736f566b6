import type { FileVisibility, ProjectFile } from '@agency/domain/file/schema';
import type { ProjectActivity } from '@agency/domain/project/schema';
import { documentPath } from '@agency/domain/shared/collections';
import { AppError } from '@agency/domain/shared/errors';
import { formatBytes } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { uploadLimits } from '@agency/domain/upload/limits';
import { type Upload, type UploadType, upload as uploadSchema } from '@agency/domain/upload/schema';
import { audit } from '../platform/audit.ts';
import { type Person, shownName } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { copyObject, findObject, isNoObject, openObject, removeObject } from '../platform/storage.ts';
import { detectStoredType } from '../records/upload/detect-type.ts';
import { incomingPath, newUpload, putId } from '../records/upload/incoming.ts';
import { cleanName, safeName } from '../records/upload/safe-name.ts';
import { openProject } from './access.ts';

const gone = () => new AppError('not-found', 'This file is no longer there. Please add it again.');

/** How many are copied and checked at once: twenty large ones finish in time, and few are held in memory. */
const atOnce = 4;

/**
 * Turns a person's uploads in `incoming/` into files of a project. Each is handled on its own: a refused one says why,
 * is removed and affects no other. Naming the same upload again returns the same file, however often and concurrently.
 */
export const addProjectFiles: OperationHandler<'addProjectFiles'> = async (deps, input, { person }) => {
  const { projectId, visibility } = input;
  await openProject(deps, projectId, person);
  const waiting = [...new Map(input.files.map((file) => [file.uploadId, file])).values()];
  const added: string[] = [];
  const refused: { name: string; reason: string }[] = [];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const name = cleanName(file.name);
      const { uploadId } = file;
      try {
        added.push(await addOne(deps, { person, projectId, visibility, uploadId, name }));
      } catch (thrown) {
        if (!isRefusal(thrown)) throw thrown;
        refused.push({ name, reason: thrown.message });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { added, refused };
};

/** Was the file refused? Anything else is a failure of ours, and the call may be repeated. */
function isRefusal(thrown: unknown): thrown is AppError {
  return thrown instanceof AppError && ['not-found', 'too-large', 'unsupported-type'].includes(thrown.code);
}

interface Adding {
  readonly person: Person;
  readonly projectId: string;
  readonly visibility: FileVisibility;
  readonly uploadId: string;
  readonly name: string;
}

/**
 * Order matters: the upload's document names its file before the copy is made (or a copy that was cut off could not be
 * found), the copy is what is checked (its owner could still change the original), and the original goes last.
 */
async function addOne(deps: Deps, adding: Adding): Promise<string> {
  const { person, projectId, uploadId } = adding;
  const fileId = putId(person.uid, uploadId);
  const from = incomingPath(person.uid, uploadId);
  const to = `files/${projectId}/${fileId}`;
  await takeFromDay(deps, adding, fileId);
  if (await reserve(deps, adding, fileId, from)) {
    await removeObject(deps, from);
    return fileId;
  }
  try {
    const contentType = await copyAndCheck(deps, from, to, adding.name);
    await place(deps, adding, { fileId, storagePath: to, contentType });
  } catch (thrown) {
    // A concurrent call may have finished meanwhile and removed what this one was reading.
    if (isRefusal(thrown) && !(await refuse(deps, fileId, { from, to }))) return fileId;
    throw thrown;
  }
  await removeObject(deps, from);
  return fileId;
}

/** @throws AppError `resource-exhausted`; a file named before is not counted again. */
async function takeFromDay(deps: Deps, { person }: Adding, fileId: string): Promise<void> {
  const known = await findDocument(uploadSchema, documentRef(deps.db, 'uploads', fileId));
  if (known?.claimedBy == null) await consumeLimit(deps, 'projectFiles', person.uid);
}

const claimOf = (projectId: string, fileId: string) => documentPath('projectFiles', projectId, fileId);

/**
 * Records which file the upload will become; true when it already has.
 * @throws AppError `not-found`, `too-large` for what can't be taken.
 */
async function reserve(deps: Deps, adding: Adding, fileId: string, from: string): Promise<boolean> {
  const { person, projectId, name } = adding;
  const ref = documentRef(deps.db, 'uploads', fileId);
  const claimedBy = claimOf(projectId, fileId);
  return commit(deps, async (unit) => {
    const known = await findDocument(uploadSchema, ref, unit);
    if (known?.claimedBy != null && known.claimedBy !== claimedBy) throw gone();
    if (known?.state === 'claimed') return true;
    if (known && isOver(deps, known)) throw gone();
    const object = await findObject(deps, from);
    if (object === null) throw gone();
    const { size, contentType } = object;
    if (size > uploadLimits.memberBytes || size === 0) {
      await removeObject(deps, from);
      throw new AppError('too-large', `A file can be up to ${formatBytes(uploadLimits.memberBytes)}.`);
    }
    if (known === null) {
      const put = { uid: person.uid, path: from, name, size, contentType, claimedBy };
      unit.create(ref, newUpload(deps, put));
    } else if (known.claimedBy === null) unit.update(ref, { claimedBy });
    return false;
  });
}

function isOver(deps: Deps, { state, expiresAt }: Upload): boolean {
  return state === 'expired' || expiresAt <= deps.clock();
}

async function copyAndCheck(deps: Deps, from: string, to: string, name: string): Promise<UploadType> {
  try {
    await copyObject(deps, from, to, 'application/octet-stream');
    return await detectStoredType(await openObject(deps, to), name);
  } catch (thrown) {
    throw isNoObject(thrown) ? gone() : thrown;
  }
}

interface Placed {
  readonly fileId: string;
  readonly storagePath: string;
  readonly contentType: UploadType;
}

/** File, activity, audit entry and the upload's claim in one commit, while the person still belongs to the project. */
async function place(deps: Deps, adding: Adding, placed: Placed): Promise<void> {
  const { person, projectId, visibility, name } = adding;
  const { fileId, storagePath, contentType } = placed;
  const uploadRef = documentRef(deps.db, 'uploads', fileId);
  const ref = documentRef(deps.db, 'projectFiles', projectId, fileId);
  const object = await findObject(deps, storagePath);
  if (object === null) throw gone();
  await commit(deps, async (unit) => {
    const { isStaff } = await openProject(deps, projectId, person, unit);
    const upload = await findDocument(uploadSchema, uploadRef, unit);
    if (upload?.state === 'claimed') return;
    if (upload === null || isOver(deps, upload)) throw gone();
    const now = deps.clock();
    const file: ProjectFile = {
      name: safeName(name, contentType),
      size: object.size,
      contentType,
      storagePath,
      visibility: isStaff ? visibility : 'client',
      uploadedBy: person.uid,
      uploaderName: shownName(person),
      uploaderKind: isStaff ? 'staff' : 'client',
      createdAt: now,
      updatedAt: now,
      updatedBy: 'system',
    };
    unit.create(ref, file);
    // Internal files are no news for the client, who reads the activity.
    if (file.visibility === 'client') {
      unit.create(documentRef(deps.db, 'projectActivity', projectId, `file-${fileId}`), fileAdded(file));
    }
    unit.update(uploadRef, { state: 'claimed', storagePath, contentType });
    audit(deps, unit, { actor: person.uid, action: 'addProjectFiles', ref, before: null, after: file });
  });
}

/** The file's entry in the project's activity. */
export function fileAdded({
  name,
  uploaderName,
  createdAt,
}: Pick<ProjectFile, 'name' | 'uploaderName' | 'createdAt'>): ProjectActivity {
  return { kind: 'fileAdded', subject: name, actorName: uploaderName, at: createdAt };
}

/** Removes a refused upload; false when a concurrent call made a file of it meanwhile. */
async function refuse(
  deps: Deps,
  fileId: string,
  paths: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const ref = documentRef(deps.db, 'uploads', fileId);
  const isRefused = await commit(deps, async (unit) => {
    const known: Stored<Upload> | null = await findDocument(uploadSchema, ref, unit);
    if (known?.state === 'claimed') return false;
    if (known?.state === 'stored') unit.update(ref, { state: 'expired', expiresAt: deps.clock() });
    return true;
  });
  if (isRefused) await Promise.all([removeObject(deps, paths.from), removeObject(deps, paths.to)]);
  return isRefused;
}
