import { linkQueries } from '@agency/domain/link/queries';
import { parseDocument } from '@agency/domain/shared/parse';
import { uploadQueries } from '@agency/domain/upload/queries';
import { upload as uploadSchema } from '@agency/domain/upload/schema';
import type { Deps } from '../platform/deps.ts';
import { runnableQuery } from '../platform/firestore.ts';
import { removeObject } from '../platform/storage.ts';
import { emptyCollection } from './forget.ts';

/** The public links of a document, with their visits. */
export async function forgetLinks(deps: Deps, documentId: string): Promise<void> {
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

/** The files that were sent with a document ('quotes/Q-7K3M9P'): the bytes first, their record is how they are found. */
export async function forgetUploads(deps: Deps, claimedBy: string): Promise<void> {
  const spec = uploadQueries.uploadsOfDocument;
  for (;;) {
    const { docs } = await runnableQuery(deps.db, spec, [claimedBy]).get();
    for (const found of docs) {
      const { storagePath } = parseDocument(uploadSchema, found.ref.path, found.data());
      await removeObject(deps, storagePath);
      await found.ref.delete();
    }
    if (docs.length < spec.limit) return;
  }
}
