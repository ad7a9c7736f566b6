import { uploadLimits } from '@agency/domain/upload/limits';
import { type UploadType, upload as uploadSchema } from '@agency/domain/upload/schema';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import { parseForWrite } from '../platform/parse-for-write.ts';
import { bucketOf } from '../platform/storage.ts';
import { detectType } from '../records/upload/detect-type.ts';
import { safeName } from '../records/upload/safe-name.ts';
import type { SentFile } from './multipart.ts';

export interface StoredUpload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

interface CheckedFile extends SentFile {
  readonly contentType: UploadType;
}

/** Stores a visitor's files until a form claims them. All are checked before the first is stored. */
export async function storeUploads(deps: Deps, files: readonly SentFile[]): Promise<StoredUpload[]> {
  const checked = await Promise.all(
    files.map(async (file) => ({ ...file, contentType: await detectType(file.bytes, file.name) })),
  );
  return Promise.all(checked.map((file) => storeOne(deps, file)));
}

async function storeOne(deps: Deps, { name: sent, bytes, contentType }: CheckedFile): Promise<StoredUpload> {
  const name = safeName(sent, contentType);
  const id = newId(deps.random);
  const now = deps.clock();
  const storagePath = `incoming/public/${id}`;
  const size = bytes.byteLength;
  const upload = parseForWrite(uploadSchema, {
    name,
    size,
    contentType,
    storagePath,
    state: 'stored',
    owner: null,
    claimedBy: null,
    expiresAt: new Date(now.getTime() + uploadLimits.unclaimedHours * 3600_000),
    createdAt: now,
  });
  // The document first: a file that nobody knows would never be removed.
  await documentRef(deps.db, 'uploads', id).create(upload);
  const bucket = await bucketOf(deps);
  await bucket.file(storagePath).save(Buffer.from(bytes), {
    contentType,
    resumable: false,
    metadata: { cacheControl: 'private, no-store' },
  });
  return { id, name, size };
}
