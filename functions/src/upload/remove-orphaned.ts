import { projectFile } from '@agency/domain/file/schema';
import { uploadLimits } from '@agency/domain/upload/limits';
import { uploadQueries } from '@agency/domain/upload/queries';
import { type Upload, upload as uploadSchema } from '@agency/domain/upload/schema';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot, findDocument, parseSnapshot } from '../platform/firestore.ts';
import { inTurnLogged } from '../platform/in-turn.ts';
import {
  bucketOf,
  hasDownloadToken,
  removeDownloadTokens,
  removeObject,
  toStoredObject,
} from '../platform/storage.ts';
import { removeUnfinishedPicture } from '../records/picture/remove-files.ts';
import { incomingFolder, uploadRefOf } from '../records/upload/incoming.ts';

const hour = 3600_000;
const dayMs = uploadLimits.unclaimedHours * hour;
const objectsAPage = 200;

/**
 * Removes uploads that nothing claimed within a day. An upload turns `expired` first, in a commit that fails if it is
 * claimed at that moment; then its bytes go. An hour later, when nobody can still be claiming it, its bytes go again (a
 * copy may have been made meanwhile), and its document with them.
 */
export async function removeOrphanedUploads(deps: Deps): Promise<void> {
  const now = deps.clock();
  const { uploadsOrphaned } = uploadQueries;
  await forEach(deps, everySnapshot(deps.db, uploadsOrphaned, ['stored', now]), expire);
  const earlier = new Date(now.getTime() - hour);
  await forEach(deps, everySnapshot(deps.db, uploadsOrphaned, ['expired', earlier]), remove);
  await removeOrphanedObjects(deps);
}

async function forEach(
  deps: Deps,
  every: AsyncGenerator<DocumentSnapshot>,
  work: (deps: Deps, ref: DocumentReference) => Promise<void>,
): Promise<void> {
  const run = async ({ ref }: DocumentSnapshot) => {
    await work(deps, ref);
    return true;
  };
  const failure = 'An orphaned upload could not be removed';
  await inTurnLogged(deps, every, run, failure, ({ ref }) => ({ path: ref.path }));
}

async function expire(deps: Deps, ref: DocumentReference): Promise<void> {
  const expired = await commit(deps, async (unit) => {
    const found = await findDocument(uploadSchema, ref, unit);
    if (found?.state !== 'stored' || found.expiresAt > deps.clock()) return null;
    unit.update(ref, { state: 'expired' });
    return found;
  });
  if (expired) await removeBytes(deps, ref.id, expired);
}

async function remove(deps: Deps, ref: DocumentReference): Promise<void> {
  const found = await findDocument(uploadSchema, ref);
  if (found?.state !== 'expired') return;
  await removeBytes(deps, ref.id, found);
  await ref.delete();
}

/** The bytes as uploaded, and what was made of them for a file or a picture that was then never created. */
async function removeBytes(deps: Deps, id: string, upload: Upload): Promise<void> {
  const { storagePath, claimedBy } = upload;
  await removeObject(deps, storagePath);
  if (claimedBy === null) return;
  const [, pictureId] = /^pictures\/([0-9a-f]{24})$/.exec(claimedBy) ?? [];
  if (pictureId !== undefined) return removeUnfinishedPicture(deps, pictureId, upload.name);
  if (!/^projects\/[^/]+\/files\/[^/]+$/.test(claimedBy)) return;
  const [, projectId = ''] = claimedBy.split('/');
  const file = await findDocument(projectFile, deps.db.doc(claimedBy));
  if (file === null) await removeObject(deps, `files/${projectId}/${id}`);
}

/** Goes through everything below `incoming/`, which holds about a day's files. */
async function removeOrphanedObjects(deps: Deps): Promise<void> {
  const bucket = await bucketOf(deps);
  let pageToken: string | undefined;
  do {
    const [files, next] = await bucket.getFiles({
      prefix: incomingFolder,
      maxResults: objectsAPage,
      autoPaginate: false,
      ...(pageToken !== undefined && { pageToken }),
    });
    const known = await documentsOf(
      deps,
      files.map(({ name }) => name),
    );
    for (const file of files) {
      const object = toStoredObject(file.metadata);
      if (isOrphaned(deps, file.name, object.createdAt, known.get(file.name) ?? null)) {
        await removeObject(deps, file.name);
      } else if (hasDownloadToken(object)) {
        // Its trigger was given up.
        await removeDownloadTokens(deps, file.name);
      }
    }
    pageToken = next?.pageToken;
  } while (pageToken !== undefined);
}

type Known = Upload | 'unreadable' | null;

async function documentsOf(deps: Deps, paths: readonly string[]): Promise<Map<string, Known>> {
  const refs = paths.flatMap((path) => {
    const ref = uploadRefOf(deps, path);
    return ref === null ? [] : [{ path, ref }];
  });
  if (refs.length === 0) return new Map();
  const snapshots = await deps.db.getAll(...refs.map(({ ref }) => ref));
  return new Map(refs.map(({ path }, index) => [path, known(deps, snapshots[index])]));
}

function known(deps: Deps, snapshot: DocumentSnapshot | undefined): Known {
  try {
    return snapshot ? parseSnapshot(uploadSchema, snapshot) : null;
  } catch (cause) {
    deps.log.error('An upload could not be read, and its file stays', { path: snapshot?.ref.path, cause });
    return 'unreadable';
  }
}

/** Is this object of no more use: unknown a day after it arrived, or left behind by its document? */
function isOrphaned(deps: Deps, path: string, createdAt: Date, document: Known): boolean {
  if (document === null) return deps.clock().getTime() - createdAt.getTime() > dayMs;
  if (document === 'unreadable' || document.state === 'stored') return false;
  return document.state === 'expired' || document.storagePath !== path;
}
