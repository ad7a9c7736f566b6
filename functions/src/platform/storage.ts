import { Readable } from 'node:stream';
import type { Bucket, File, IdempotencyStrategy } from '@google-cloud/storage';
import type { Deps } from './deps.ts';

type StorageDeps = Pick<Deps, 'storage' | 'config'>;

/** The enum's number in the library: importing its value would make every function load the library. */
const retryAlways: IdempotencyStrategy.RetryAlways = 0;

export async function bucketOf(deps: StorageDeps): Promise<Bucket> {
  const storage = await deps.storage();
  const bucket = storage.bucket(deps.config.storageBucket);
  // Every request to the store is safe to repeat: whole objects under names of their own. By its own rules the library
  // would give a write up when the connection it kept open turns out to be closed (EPIPE), and after one such write it
  // would retry nothing, not even reads. (Both are set each time: any write under those rules switches the second off
  // for all that follow.)
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy: retryAlways, autoRetry: true });
  return bucket;
}

/** What the store knows about an object. */
export interface StoredObject {
  readonly size: number;
  readonly contentType: string;
  /** Changes whenever the object is written. */
  readonly generation: string;
  readonly createdAt: Date;
  readonly md5: string;
  readonly custom: Readonly<Record<string, string>>;
}

/** What the store and its events send, as far as we read it. */
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

/** Reads an object, or some of its bytes, when called. A read that breaks off continues where it stopped. */
export async function openObject(
  deps: StorageDeps,
  path: string,
  range: ByteRange | null = null,
): Promise<() => Readable> {
  const file = (await bucketOf(deps)).file(path);
  return () => Readable.from(bytesOf(file, range), { objectMode: false });
}

/** An object as a whole, in memory: for small ones. A read that breaks off continues where it stopped. */
export async function readObject(deps: StorageDeps, path: string): Promise<Buffer> {
  const file = (await bucketOf(deps)).file(path);
  const pieces: Uint8Array[] = [];
  for await (const piece of bytesOf(file, null)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The library retries everything but reads, which may get a connection that an earlier read has just left. */
const triesToRead = 4;

async function* bytesOf(file: File, range: ByteRange | null): AsyncGenerator<Uint8Array> {
  let at = range?.start ?? 0;
  for (let tries = 1; ; tries += 1) {
    // The store's checksum is of the whole and would refuse a part.
    const stream = file.createReadStream({ validation: false, ...range, start: at });
    try {
      for await (const piece of stream) {
        const bytes: Uint8Array = piece;
        at += bytes.byteLength;
        yield bytes;
      }
      return;
    } catch (thrown) {
      // It broke off after the last byte.
      if (codeOf(thrown) === 416 && at > 0) return;
      if (isNoObject(thrown) || tries === triesToRead) throw thrown;
    }
  }
}

/**
 * Copies an object unless something is there already, so that a second try changes nothing. The copy carries none of
 * the source's own metadata, and so no download token.
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
  // The emulator ignores preconditions, so we check first; in production the precondition decides.
  const [isThere] = await target.exists();
  if (isThere) return;
  try {
    await bucket.file(from).copy(target, {
      contentType,
      cacheControl: 'private, no-store',
      // The store copies the source's metadata, tokens included, unless the copy has some of its own.
      metadata: { copied: '1' },
      preconditionOpts: { ifGenerationMatch: 0 },
    });
  } catch (thrown) {
    if (codeOf(thrown) !== 412) throw thrown;
  }
}

const downloadTokens = 'firebaseStorageDownloadTokens';

/** Does this object open by an address with a token, past all rules? */
export function hasDownloadToken({ custom }: Pick<StoredObject, 'custom'>): boolean {
  return (custom[downloadTokens] ?? '') !== '';
}

/** Takes away the addresses with a token that the store gives every object which a browser puts there. */
export async function removeDownloadTokens(deps: StorageDeps, path: string): Promise<void> {
  const file = (await bucketOf(deps)).file(path);
  try {
    await file.setMetadata({ metadata: { [downloadTokens]: null } });
    const after = await findObject(deps, path);
    if (after === null || !hasDownloadToken(after)) return;
    // The emulator keeps them through any change, but not in a copy with metadata of its own.
    const { contentType, custom } = after;
    const others = Object.entries(custom).filter(([key]) => key !== downloadTokens);
    await file.copy(file, { contentType, metadata: { ...Object.fromEntries(others), copied: '1' } });
  } catch (thrown) {
    if (!isNoObject(thrown)) throw thrown;
  }
}

interface NewObject {
  readonly contentType: string;
  readonly custom: Readonly<Record<string, string>>;
  /** What is there already stays as it is. */
  readonly onlyNew?: boolean;
}

export async function saveObject(
  deps: StorageDeps,
  path: string,
  bytes: Uint8Array,
  { contentType, custom, onlyNew = false }: NewObject,
): Promise<void> {
  const file = (await bucketOf(deps)).file(path);
  // The emulator ignores preconditions.
  if (onlyNew && (await file.exists())[0]) return;
  try {
    await file.save(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      contentType,
      resumable: false,
      metadata: { metadata: { ...custom } },
      ...(onlyNew && { preconditionOpts: { ifGenerationMatch: 0 } }),
    });
  } catch (thrown) {
    if (!onlyNew || codeOf(thrown) !== 412) throw thrown;
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
