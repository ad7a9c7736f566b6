import { fileQueries } from '@agency/domain/file/queries';
import { messageQueries } from '@agency/domain/message/queries';
import { erasedContact, erasedUid } from '@agency/domain/platform/erased';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot } from '../platform/firestore.ts';
import { forEvery } from './for-every.ts';

/** Messages and files stay with the conversation they belong to, but no longer name their author. */
export async function anonymiseContributions(deps: Deps, uid: string): Promise<number> {
  const messages = everySnapshot(deps.db, messageQueries.messagesOfAuthor, [uid]);
  const files = everySnapshot(deps.db, fileQueries.filesOfUploader, [uid]);
  const written = await forEvery(messages, async ({ ref }) => {
    await ref.update({ authorName: erasedContact.name, createdBy: erasedUid, updatedBy: erasedUid });
  });
  const added = await forEvery(files, async ({ ref }) => {
    await ref.update({ uploaderName: '', uploadedBy: erasedUid, updatedBy: 'system' });
  });
  return written + added;
}
