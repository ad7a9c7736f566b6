import { uploadLimits } from '@agency/domain/upload/limits';
import { upload as uploadSchema } from '@agency/domain/upload/schema';
import type { Deps } from '../platform/deps.ts';
import { findDocument, isAlreadyExists } from '../platform/firestore.ts';
import { removeObject } from '../platform/storage.ts';
import {
  incomingFolder,
  isUploadType,
  newUpload,
  readIncomingPath,
  uploadRefOf,
} from '../records/upload/incoming.ts';
import { cleanName } from '../records/upload/safe-name.ts';

export interface PutObject {
  readonly path: string;
  readonly size: number;
  readonly contentType: string;
  /** What the person calls the file; the browser sends it along. */
  readonly name: string | undefined;
}

/**
 * An object arrived in the bucket. What a signed-in person put gets its document, so that it is known and goes after a
 * day; what the Storage rules should not have let in goes at once. Its bytes are looked at when it is claimed.
 */
export async function registerPut(deps: Deps, { path, size, contentType, name }: PutObject): Promise<void> {
  if (!path.startsWith(incomingFolder)) return;
  const parts = readIncomingPath(path);
  const ref = uploadRefOf(deps, path);
  if (parts?.uid === 'public') return;
  if (parts === null || ref === null || !isTakeable(size, contentType)) {
    deps.log.error('A file that may not come in was removed', { path, size, contentType });
    return removeObject(deps, path);
  }
  const { uid, uploadId } = parts;
  const called = cleanName(name ?? uploadId);
  try {
    await ref.create(newUpload(deps, { uid, path, name: called, size, contentType, claimedBy: null }));
  } catch (thrown) {
    if (!isAlreadyExists(thrown)) throw thrown;
    const known = await findDocument(uploadSchema, ref);
    // Put a second time after it was taken over or forgotten: nothing will ever ask for it.
    if (known && known.state !== 'stored') await removeObject(deps, path);
  }
}

function isTakeable(size: number, contentType: string): boolean {
  return size > 0 && size <= uploadLimits.memberBytes && isUploadType(contentType);
}
