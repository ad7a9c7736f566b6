import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@agency/domain/shared/errors';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Deps } from '../../platform/deps.ts';
import { bucketOf } from '../../platform/storage.ts';
import { exportsFolder } from '../invoice/export-file.ts';

/** A copy of the blog that one person had put together. */
export interface PostExport {
  readonly uid: string;
  readonly exportId: string;
}

export function postExportPath({ uid, exportId }: PostExport): string {
  return `${exportsFolder}${uid}/posts/${exportId}.zip`;
}

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** It is small already: it is stored as it is. */
  readonly isPacked: boolean;
}

/**
 * Writes a ZIP file as it comes, so that one picture at a time is in memory. A connection that breaks is tried once more, from
 * the first file: the library repeats what it can, which a stream is not.
 */
export async function savePostExport(
  deps: Deps,
  file: PostExport,
  files: () => AsyncIterable<ZippedFile>,
): Promise<void> {
  try {
    await write(deps, file, files());
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    deps.log.warn('An export of the blog is written again', { cause: thrown });
    await write(deps, file, files());
  }
}

async function write(deps: Deps, file: PostExport, files: AsyncIterable<ZippedFile>): Promise<void> {
  const object = (await bucketOf(deps)).file(postExportPath(file));
  const target = object.createWriteStream({
    contentType: 'application/zip',
    resumable: false,
    metadata: { cacheControl: 'private, no-store' },
  });
  await pipeline(Readable.from(zipped(files, deps.clock()), { objectMode: false }), target);
}

async function* zipped(files: AsyncIterable<ZippedFile>, mtime: Date): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, bytes, isPacked } of files) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = mtime;
    zip.add(entry);
    entry.push(bytes, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
}
