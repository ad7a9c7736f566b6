import { fileQueries } from '@agency/domain/file/queries';
import { messageQueries } from '@agency/domain/message/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { projectQueries } from '@agency/domain/project/queries';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../platform/deps.ts';
import { collectionRef, documentRef, everySnapshot, runnableQuery } from '../../platform/firestore.ts';
import { allInTurn, inTurnLogged } from '../../platform/in-turn.ts';
import { removeObject } from '../../platform/storage.ts';
import { clearThreadHead } from '../../records/message/thread-head.ts';
import { emptyCollection, type PurgeCounts } from '../purge.ts';
import { storagePathOf } from '../purge-attached.ts';

/** Messages and files of projects completed, or cancelled, two years ago. The project itself stays with the books. */
export async function purgeProjectContent(deps: Deps, { projects }: RetentionCutoffs): Promise<PurgeCounts> {
  const count = { messages: 0, files: 0 };
  const purge = async ({ id }: QueryDocumentSnapshot) => {
    count.messages += await purgeMessages(deps, id, projects);
    count.files += await purgeFiles(deps, id, projects);
    return true;
  };
  const { projectsToPurge, cancelledProjectsToPurge } = projectQueries;
  const completed = everySnapshot(deps.db, projectsToPurge, [projects]);
  const cancelled = everySnapshot(deps.db, cancelledProjectsToPurge, ['cancelled', projects]);
  for (const every of [completed, cancelled]) {
    await inTurnLogged(deps, every, purge, 'A project could not be purged', ({ ref }) => ({
      path: ref.path,
    }));
  }
  return count;
}

/** What was written since has its own two years; read markers go with the last message. */
async function purgeMessages(deps: Deps, projectId: string, before: Date): Promise<number> {
  const spec = messageQueries.projectMessagesToPurge;
  const count = await emptyCollection(deps, runnableQuery(deps.db, spec, [before], [projectId]));
  const left = await collectionRef(deps.db, 'projectMessages', projectId).select().limit(1).get();
  if (!left.empty) return count;
  await clearThreadHead(deps, 'projects', projectId);
  await emptyCollection(deps, collectionRef(deps.db, 'projectReads', projectId));
  return count;
}

/**
 * The bytes first, then each upload's record: the file's own document says that there is something to do.
 * @throws UnreadableRecord for a file whose path is unknown, once all others are gone.
 */
export async function purgeFiles(deps: Deps, projectId: string, before: Date): Promise<number> {
  const spec = fileQueries.projectFilesToPurge;
  return allInTurn(everySnapshot(deps.db, spec, [before], [projectId]), async (found) => {
    await removeObject(deps, storagePathOf(found));
    await documentRef(deps.db, 'uploads', found.id).delete();
    await found.ref.delete();
    return true;
  });
}
