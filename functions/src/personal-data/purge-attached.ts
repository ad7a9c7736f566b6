import { linkQueries } from '@agency/domain/link/queries';
import { uploadQueries } from '@agency/domain/upload/queries';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot, parseSnapshot, runnableQuery } from '../platform/firestore.ts';
import { allInTurn } from '../platform/in-turn.ts';
import { removeObject } from '../platform/storage.ts';
import { emptyCollection } from './purge.ts';

/** The public links of a document, with their visits. */
export async function purgeLinks(deps: Deps, documentId: string): Promise<void> {
  const spec = linkQueries.linksOfDocument;
  for (;;) {
    const { docs } = await runnableQuery(deps.db, spec, [documentId]).get();
    for (const { ref } of docs) {
      await emptyCollection(deps, ref.collection('visits'));
      await ref.delete();
    }
    if (docs.length < spec.limit) return;
  }
}

/**
 * The files that were sent with a document ('quotes/Q-7K3M9P'): the bytes first, because their record is how they are
 * found.
 * @throws UnreadableRecord for a file whose path is unknown, once all others are gone.
 */
export async function purgeUploads(deps: Deps, claimedBy: string): Promise<void> {
  await allInTurn(everySnapshot(deps.db, uploadQueries.uploadsOfDocument, [claimedBy]), async (found) => {
    await removeObject(deps, storagePathOf(found));
    await found.ref.delete();
    return true;
  });
}

const located = v.object({ storagePath: v.pipe(v.string(), v.minLength(1)) });

/**
 * The path of a file's bytes: all that has to be read to remove it.
 * @throws UnreadableRecord
 */
export function storagePathOf(found: QueryDocumentSnapshot): string {
  return parseSnapshot(located, found).storagePath;
}
