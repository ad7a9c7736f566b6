import { AppError } from '@agency/domain/shared/errors';
import { formatBytes } from '@agency/domain/shared/format';
import { uploadLimits } from '@agency/domain/upload/limits';
import { type Upload, upload as uploadSchema } from '@agency/domain/upload/schema';
import type { DocumentReference } from 'firebase-admin/firestore';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import { findObject, isNoObject, readObject, removeObject } from '../platform/storage.ts';
import { incomingPath, isUploadType, newUpload, putId } from '../records/upload/incoming.ts';
import { cleanName } from '../records/upload/safe-name.ts';

/** An upload in `incoming/` that is to become a picture. */
export interface WaitingUpload {
  readonly ref: DocumentReference;
  readonly path: string;
  readonly uid: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

const folder = 'pictures/';
const gone = () => new AppError('not-found', 'This file is no longer there. Please add it again.');

export const uploadOf = (deps: Deps, uid: string, uploadId: string): DocumentReference =>
  documentRef(deps.db, 'uploads', putId(uid, uploadId));

/** The picture that an upload has become; null for one that has not, and while it is being made. */
export async function pictureOfUpload(ref: DocumentReference): Promise<string | null> {
  const known = await findDocument(uploadSchema, ref);
  if (known?.state === 'stored') return null;
  return known?.claimedBy?.startsWith(folder) ? known.claimedBy.slice(folder.length) : null;
}

/**
 * The bytes of somebody's upload.
 * @throws AppError `not-found`, `too-large`, `unsupported-type` for what can't be taken.
 */
export async function readUpload(deps: Deps, uid: string, uploadId: string): Promise<WaitingUpload> {
  const path = incomingPath(uid, uploadId);
  const ref = uploadOf(deps, uid, uploadId);
  const known = await findDocument(uploadSchema, ref);
  if (known && !isOurs(deps, known)) throw gone();
  const object = await findObject(deps, path);
  if (object === null || !isUploadType(object.contentType)) throw gone();
  if (object.size === 0 || object.size > uploadLimits.memberBytes) {
    await removeObject(deps, path);
    throw new AppError('too-large', `A picture can be up to ${formatBytes(uploadLimits.memberBytes)}.`);
  }
  const name = cleanName(object.custom.name ?? uploadId);
  try {
    return { ref, path, uid, name, contentType: object.contentType, bytes: await readObject(deps, path) };
  } catch (thrown) {
    throw isNoObject(thrown) ? gone() : thrown;
  }
}

function isOurs(deps: Deps, { state, claimedBy, expiresAt }: Upload): boolean {
  return (
    state === 'stored' && expiresAt > deps.clock() && (claimedBy === null || claimedBy.startsWith(folder))
  );
}

/**
 * Notes which picture the upload becomes, before any file of it is written: what is then left behind can be found.
 * @throws AppError `not-found` where it was taken or went meanwhile.
 */
export async function claimForPicture(deps: Deps, upload: WaitingUpload, pictureId: string): Promise<void> {
  const { ref, path, uid, name, contentType, bytes } = upload;
  const claimedBy = `${folder}${pictureId}`;
  await commit(deps, async (unit) => {
    const known = await findDocument(uploadSchema, ref, unit);
    const put = { uid, path, name, size: bytes.byteLength, contentType, claimedBy };
    if (known === null) unit.create(ref, newUpload(deps, put));
    else if (!isOurs(deps, known)) throw gone();
    else unit.update(ref, { claimedBy });
  });
}

/** Of no more use, in the commit that makes the picture: its bytes go, and an hour later this record. */
export async function finishUpload(deps: Deps, unit: UnitOfWork, ref: DocumentReference): Promise<void> {
  const known = await findDocument(uploadSchema, ref, unit);
  if (known?.state === 'stored') unit.update(ref, { state: 'expired', expiresAt: deps.clock() });
}

/** Removes an upload that is no picture. */
export async function refuseUpload(deps: Deps, { ref, path }: WaitingUpload): Promise<void> {
  await commit(deps, (unit) => finishUpload(deps, unit, ref));
  await removeObject(deps, path);
}
