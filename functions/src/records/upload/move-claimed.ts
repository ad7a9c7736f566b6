import { uploadQueries } from '@agency/domain/upload/queries';
import { upload as uploadSchema } from '@agency/domain/upload/schema';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, everyPage, findDocument } from '../../platform/firestore.ts';
import { copyObject, findObject, isNoObject, removeObject } from '../../platform/storage.ts';
import { incomingFolder } from './incoming.ts';

/**
 * Moves a claimed file from `incoming/` to its document's folder ('files/quotes/Q-7K3M9P/{uploadId}'): copies it,
 * records the new path in its document, then removes the original. Wherever it is cut off, the file can be read where
 * its document says; it can be run again, and the schedule finishes what nobody did.
 */
export async function moveClaimed(deps: Deps, uploadId: string): Promise<void> {
  const ref = documentRef(deps.db, 'uploads', uploadId);
  const found = await findDocument(uploadSchema, ref);
  if (found?.state !== 'claimed' || found.claimedBy === null) return;
  const from = found.storagePath;
  if (!from.startsWith(incomingFolder)) return;
  const to = `files/${found.claimedBy}/${uploadId}`;
  try {
    await copyObject(deps, from, to, found.contentType);
  } catch (thrown) {
    if (!isNoObject(thrown)) throw thrown;
    // Another run may have copied and removed it since we read.
    if ((await findObject(deps, to)) === null) {
      deps.log.error('A claimed file is not there', { uploadId, from });
      return;
    }
  }
  await commit(deps, async (unit) => {
    const now = await findDocument(uploadSchema, ref, unit);
    if (now?.state === 'claimed' && now.storagePath === from) unit.update(ref, { storagePath: to });
  });
  await removeObject(deps, from);
}

/** The same at the end of a request, where a failure must not undo what the visitor has been told. */
export async function moveClaimedNow(deps: Deps, uploadIds: readonly string[]): Promise<void> {
  const moved = await Promise.allSettled(uploadIds.map((id) => moveClaimed(deps, id)));
  for (const result of moved) {
    if (result.status === 'rejected') {
      deps.log.error('A claimed file was not moved yet', { cause: result.reason });
    }
  }
}

/** Moves every claimed file that is still in `incoming/`. */
export async function moveAllClaimed(deps: Deps): Promise<void> {
  const values = ['claimed', incomingFolder, `${incomingFolder}\uF8FF`];
  for await (const docs of everyPage(deps.db, uploadQueries.uploadsToMove, values)) {
    await moveClaimedNow(
      deps,
      docs.map(({ id }) => id),
    );
  }
}
