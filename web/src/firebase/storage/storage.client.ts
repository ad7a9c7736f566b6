import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { type Firebase, startFirebase } from '../firebase.client.ts';
import { emulatorAddress } from '../firebase-start.ts';
import { fromStorageError, isCanceled } from './storage-errors.ts';
import { checkStorageStart, storageStart } from './storage-start.ts';

let started: FirebaseStorage | undefined;

/** The bucket, with our retry times. */
async function storage(): Promise<FirebaseStorage> {
  started ??= start(await startFirebase());
  return started;
}

function start({ app, settings: { emulators } }: Firebase): FirebaseStorage {
  const { maxOperationRetryMs, maxUploadRetryMs } = checkStorageStart(storageStart);
  const bucket = getStorage(app);
  bucket.maxOperationRetryTime = maxOperationRetryMs;
  bucket.maxUploadRetryTime = maxUploadRetryMs;
  if (emulators) {
    const { host, port } = emulatorAddress(emulators.storage);
    connectStorageEmulator(bucket, host, port);
  }
  return bucket;
}

export interface Putting {
  /** Resolves when the file is there; false when it was cancelled. @throws AppError with Storage's reason. */
  readonly done: Promise<boolean>;
  cancel(): void;
}

interface PutOptions {
  readonly path: string;
  readonly contentType: string;
  readonly onProgress: (percent: number) => void;
}

/** Uploads a file to the bucket in chunks, resuming for up to ten minutes. The only way to do so. */
export function putFile(file: Blob & { readonly name: string }, options: PutOptions): Putting {
  const stop = new AbortController();
  return { done: put(file, options, stop.signal), cancel: () => stop.abort() };
}

async function put(
  file: Blob & { readonly name: string },
  { path, contentType, onProgress }: PutOptions,
  stopped: AbortSignal,
): Promise<boolean> {
  const bucket = await storage();
  const to = ref(bucket, path);
  if (stopped.aborted) return false;
  try {
    const task = uploadBytesResumable(to, file, { contentType, customMetadata: { name: file.name } });
    stopped.addEventListener('abort', () => task.cancel());
    task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
      if (totalBytes > 0) onProgress(Math.min(99, Math.floor((bytesTransferred / totalBytes) * 100)));
    });
    await task;
    return true;
  } catch (thrown) {
    if (isCanceled(thrown)) return false;
    throw fromStorageError(thrown, { path, bucket: to.bucket });
  }
}

/**
 * Deletes a file of the bucket: 200 and 204 are success. The only way to do so. @throws AppError with Storage's
 * reason.
 */
export async function deleteFile(path: string): Promise<void> {
  const bucket = await storage();
  const file = ref(bucket, path);
  try {
    await deleteObject(file);
  } catch (thrown) {
    throw fromStorageError(thrown, { path, bucket: file.bucket });
  }
}
