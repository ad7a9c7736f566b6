import { fileQueries } from '@agency/domain/file/queries';
import { messageQueries } from '@agency/domain/message/queries';
import { erasedContact, erasedUid } from '@agency/domain/platform/erased';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot } from '../platform/firestore.ts';
import { forEvery } from './for-every.ts';
import { redactAuditOf } from './redact-audit.ts';

/** Messages and files stay with the conversation they belong to, but no longer name their author; nor does the log. */
export async function anonymiseContributions(deps: Deps, uid: string): Promise<number> {
  const messages = everySnapshot(deps.db, messageQueries.messagesOfAuthor, [uid]);
  const files = everySnapshot(deps.db, fileQueries.filesOfUploader, [uid]);
  const written = await forEvery(messages, async ({ ref }) => {
    await redactAuditOf(deps, ref.path);
    await anonymiseQuestion(ref);
    // By the system: the log must not learn of the change, which has the name on one side.
    await ref.update({ authorName: erasedContact.name, createdBy: erasedUid, updatedBy: 'system' });
    // Its trigger may have written the history in between; from here on it sees that the author is gone.
    await anonymiseQuestion(ref);
  });
  const added = await forEvery(files, async ({ ref }) => {
    await redactAuditOf(deps, ref.path);
    await ref.update({ uploaderName: '', uploadedBy: erasedUid, updatedBy: 'system' });
  });
  return written + added;
}

/** What a quote's history says of a message: who asked. */
async function anonymiseQuestion(message: DocumentReference): Promise<void> {
  const asked = await message.parent.parent?.collection('events').doc(`question-${message.id}`).get();
  if (asked?.exists) await asked.ref.update({ actor: { kind: 'client', uid: null, name: '' } });
}
