import { AppError } from '@agency/domain/shared/errors';
import { uploadLimits } from '@agency/domain/upload/limits';
import { upload as uploadSchema } from '@agency/domain/upload/schema';
import type { Deps } from '../platform/deps.ts';
import { findDocument, isAlreadyExists } from '../platform/firestore.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { findObject, hasDownloadToken, removeDownloadTokens, removeObject } from '../platform/storage.ts';
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
  /** The file's name on the person's own device, sent along by the browser. */
  readonly name: string | undefined;
}

/**
 * An object arrived in the bucket. No token stays on what a browser put there, with which anybody may read it, and the
 * puts of a person and day are counted: the rules see neither, since the store makes the token after asking them. A signed-in person's upload gets
 * its document, so that it is known and is removed after a day; what the Storage rules should not have let in is removed
 * at once. Its bytes are checked when it is claimed.
 */
export async function registerPut(deps: Deps, { path, size, contentType, name }: PutObject): Promise<void> {
  if (!path.startsWith(incomingFolder)) return;
  const object = await findObject(deps, path);
  // Without a token it was not put by a browser, or this has run before.
  const isPut = object === null || hasDownloadToken(object);
  if (object !== null && isPut) await removeDownloadTokens(deps, path);
  const parts = readIncomingPath(path);
  const ref = uploadRefOf(deps, path);
  if (parts?.uid === 'public') return;
  if (parts === null || ref === null || !isTakeable(size, contentType)) {
    deps.log.error('A file that may not come in was removed', { path, size, contentType });
    return removeObject(deps, path);
  }
  const { uid, uploadId } = parts;
  if (isPut && !(await isWithinDay(deps, uid))) {
    deps.log.warn('A person puts more files into the bucket than a day allows', { uid });
    return removeObject(deps, path);
  }
  const called = cleanName(name ?? uploadId);
  try {
    await ref.create(newUpload(deps, { uid, path, name: called, size, contentType, claimedBy: null }));
  } catch (thrown) {
    if (!isAlreadyExists(thrown)) throw thrown;
    const known = await findDocument(uploadSchema, ref);
    // Uploaded again after it was claimed or expired: nothing will ever ask for it.
    if (known && known.state !== 'stored') await removeObject(deps, path);
  }
}

/** Counts one put more; false where there were too many. */
async function isWithinDay(deps: Deps, uid: string): Promise<boolean> {
  try {
    await consumeLimit(deps, 'puts', uid);
    return true;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'resource-exhausted') return false;
    throw thrown;
  }
}

function isTakeable(size: number, contentType: string): boolean {
  return size > 0 && size <= uploadLimits.memberBytes && isUploadType(contentType);
}
