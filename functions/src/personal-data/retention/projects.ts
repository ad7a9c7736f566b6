import { fileQueries } from '@agency/domain/file/queries';
import { messageQueries } from '@agency/domain/message/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { projectQueries } from '@agency/domain/project/queries';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../platform/deps.ts';
import { collectionRef, documentRef, everySnapshot, runnableQuery } from '../../platform/firestore.ts';
import { allInTurn } from '../../platform/in-turn.ts';
import { removeObject } from '../../platform/storage.ts';
import { emptyCollection, type Forgotten } from '../forget.ts';
import { storagePathOf } from '../forget-hanging.ts';

/** Messages and files of projects that were completed, or cancelled, two years ago. The project itself stays with the books. */
export async function forgetProjectTalk(deps: Deps, { projects }: RetentionCutoffs): Promise<Forgotten> {
  const count = { messages: 0, files: 0 };
  const forget = async ({ id, ref }: QueryDocumentSnapshot) => {
    try {
      count.messages += await forgetMessages(deps, id, projects);
      count.files += await forgetFiles(deps, id, projects);
    } catch (cause) {
      deps.log.error('A project could not be tidied', { path: ref.path, cause });
    }
  };
  const { projectsToForget, cancelledProjectsToForget } = projectQueries;
  for await (const found of everySnapshot(deps.db, projectsToForget, [projects])) await forget(found);
  for await (const found of everySnapshot(deps.db, cancelledProjectsToForget, ['cancelled', projects])) {
    await forget(found);
  }
  return count;
}

/** What was written since has its own two years; markers of what was read go with the last message. */
async function forgetMessages(deps: Deps, projectId: string, before: Date): Promise<number> {
  const spec = messageQueries.projectMessagesToForget;
  const count = await emptyCollection(deps, runnableQuery(deps.db, spec, [before], [projectId]));
  const left = await collectionRef(deps.db, 'projectMessages', projectId).select().limit(1).get();
  if (left.empty) await emptyCollection(deps, collectionRef(deps.db, 'projectReads', projectId));
  return count;
}

/**
 * The bytes first, then the record of each upload: the file's own document says that there is something to do.
 * @throws UnreadableRecord for a file of which nobody knows where it lies, once all others are gone.
 */
export async function forgetFiles(deps: Deps, projectId: string, before: Date): Promise<number> {
  const spec = fileQueries.projectFilesToForget;
  return allInTurn(everySnapshot(deps.db, spec, [before], [projectId]), async (found) => {
    await removeObject(deps, storagePathOf(found));
    await documentRef(deps.db, 'uploads', found.id).delete();
    await found.ref.delete();
    return true;
  });
}
