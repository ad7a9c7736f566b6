import { projectFile } from '@agency/domain/file/schema';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { projectQueries } from '@agency/domain/project/queries';
import { parseDocument } from '@agency/domain/shared/parse';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../platform/deps.ts';
import { collectionRef, documentRef } from '../platform/firestore.ts';
import { forEachPage } from '../platform/pages.ts';
import { removeObject } from '../platform/storage.ts';
import { emptyCollection, type Forgotten } from './forget.ts';

/** Messages and files of projects that were completed, or cancelled, two years ago. The project itself stays. */
export async function forgetProjectTalk(deps: Deps, { projects }: RetentionCutoffs): Promise<Forgotten> {
  const count = { messages: 0, files: 0 };
  const forget = async (docs: readonly QueryDocumentSnapshot[]) => {
    for (const { id, ref } of docs) {
      try {
        count.messages += await forgetMessages(deps, id);
        count.files += await forgetFiles(deps, id);
      } catch (cause) {
        deps.log.error('A project could not be tidied', { path: ref.path, cause });
      }
    }
  };
  await forEachPage(deps, projectQueries.projectsToForget, [projects], forget);
  await forEachPage(deps, projectQueries.cancelledProjectsToForget, ['cancelled', projects], forget);
  return count;
}

async function forgetMessages(deps: Deps, projectId: string): Promise<number> {
  await emptyCollection(deps, collectionRef(deps.db, 'projectReads', projectId));
  return emptyCollection(deps, collectionRef(deps.db, 'projectMessages', projectId));
}

/** The bytes first, then the record of each upload: the file's own document says that there is something to do. */
async function forgetFiles(deps: Deps, projectId: string): Promise<number> {
  const { docs } = await collectionRef(deps.db, 'projectFiles', projectId).get();
  for (const found of docs) {
    const { id, storagePath } = parseDocument(projectFile, found.ref.path, found.data());
    await removeObject(deps, storagePath);
    await documentRef(deps.db, 'uploads', id).delete();
    await found.ref.delete();
  }
  return docs.length;
}
