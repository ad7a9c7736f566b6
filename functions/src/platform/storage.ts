import { Readable } from 'node:stream';
import type { Bucket, File, IdempotencyStrategy } from '@google-cloud/storage';
import type { Deps } from './deps.ts';

type StorageDeps = Pick<Deps, 'storage' | 'config'>;

/** The number by which the library knows it: its value would cost every function the loading of the library. */
const retryAlways: IdempotencyStrategy.RetryAlways = 0;

export async function bucketOf(deps: StorageDeps): Promise<Bucket> {
  const storage = await deps.storage();
  const bucket = storage.bucket(deps.config.storageBucket);
  // Whatever we ask of the store is the same when it is asked again: whole objects under names of their own. By its own
  // rules the library would give a write up when the connection that it kept turns out to be closed (EPIPE), and after
  // one such write it would try nothing again, reading included.
  // (Both are said each time: a write by those rules, whoever made it, switches the second off for all that come after.)
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy: retryAlways, autoRetry: true });
  return bucket;
}

/** What the store knows of an object. */
export interface StoredObject {
  readonly size: number;
  readonly contentType: string;
  /** Another one whenever the object is written. */
  readonly generation: string;
  readonly createdAt: Date;
  readonly md5: string;
  readonly custom: Readonly<Record<string, string>>;
}

/** What the store and its events send, as far as we look at it. */
interface SentMetadata {
  readonly size?: string | number | undefined;
  readonly contentType?: string | undefined;
  readonly generation?: string | number | undefined;
  readonly timeCreated?: string | Date | undefined;
  readonly md5Hash?: string | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | null | undefined;
}

export function toStoredObject(metadata: SentMetadata): StoredObject {
  const { size, contentType, generation, timeCreated, md5Hash, metadata: custom } = metadata;
  return {
    size: Number(size ?? 0),
    contentType: contentType ?? '',
    generation: String(generation ?? ''),
    createdAt: new Date(timeCreated ?? 0),
    md5: md5Hash ?? '',
    custom: Object.fromEntries(Object.entries(custom ?? {}).map(([key, value]) => [key, String(value)])),
  };
}

/** Null when there is no such object. */
export async function findObject(deps: StorageDeps, path: string): Promise<StoredObject | null> {
  const bucket = await bucketOf(deps);
  try {
    const [metadata] = await bucket.file(path).getMetadata();
    return toStoredObject(metadata);
  } catch (thrown) {
    if (isNoObject(thrown)) return null;
    throw thrown;
  }
}

/** Bytes of an object, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Reads an object, or some of its bytes, when it is called. What breaks off goes on where it stopped. */
export async function openObject(
  deps: StorageDeps,
  path: string,
  range: ByteRange | null = null,
): Promise<() => Readable> {
  const file = (await bucketOf(deps)).file(path);
  return () => Readable.from(bytesOf(file, range), { objectMode: false });
}

/** An object as a whole, in memory: for what is small. What breaks off goes on where it stopped. */
export async function readObject(deps: StorageDeps, path: string): Promise<Buffer> {
  const file = (await bucketOf(deps)).file(path);
  const pieces: Uint8Array[] = [];
  for await (const piece of bytesOf(file, null)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The library tries everything again but this: it may get a connection that an earlier reader has just left. */
const triesToRead = 4;

async function* bytesOf(file: File, range: ByteRange | null): AsyncGenerator<Uint8Array> {
  let at = range?.start ?? 0;
  for (let tries = 1; ; tries += 1) {
    // The store's own check of the whole would refuse a part.
    const stream = file.createReadStream({ validation: false, ...range, start: at });
    try {
      for await (const piece of stream) {
        const bytes: Uint8Array = piece;
        at += bytes.byteLength;
        yield bytes;
      }
      return;
    } catch (thrown) {
      // Broken off behind the last byte.
      if (codeOf(thrown) === 416 && at > 0) return;
      if (isNoObject(thrown) || tries === triesToRead) throw thrown;
    }
  }
}

/**
 * Copies an object to where nothing is yet; what is there already stays, so that a second try changes nothing.
 * The copy carries none of the source's own metadata, and so no download token.
 * @throws when there is no source (`isNoObject`).
 */
export async function copyObject(
  deps: StorageDeps,
  from: string,
  to: string,
  contentType: string,
): Promise<void> {
  const bucket = await bucketOf(deps);
  const target = bucket.file(to);
  // The emulator takes no preconditions, so it is asked first; in production the precondition decides.
  const [isThere] = await target.exists();
  if (isThere) return;
  try {
    await bucket.file(from).copy(target, {
      contentType,
      cacheControl: 'private, no-store',
      // The store keeps the source's metadata, tokens included, unless there is some of the copy's own.
      metadata: { copied: '1' },
      preconditionOpts: { ifGenerationMatch: 0 },
    });
  } catch (thrown) {
    if (codeOf(thrown) !== 412) throw thrown;
  }
}

export async function removeObject(deps: StorageDeps, path: string): Promise<void> {
  const bucket = await bucketOf(deps);
  await bucket.file(path).delete({ ignoreNotFound: true });
}

function codeOf(thrown: unknown): number | undefined {
  return thrown instanceof Error && 'code' in thrown ? Number(thrown.code) : undefined;
}

export function isNoObject(thrown: unknown): boolean {
  return codeOf(thrown) === 404;
}
