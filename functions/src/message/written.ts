import { type Message, message as messageSchema } from '@agency/domain/message/schema';
import { cleanLine } from '@agency/domain/shared/fields';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import { user as userSchema } from '@agency/domain/user/schema';
import * as v from 'valibot';
import { queueMessageDigest, queueQuestionDigest } from '../mail-queue/message-digests.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, parseIfReadable } from '../platform/firestore.ts';
import { auditBrowserWrite } from '../platform/triggers/audit-browser-write.ts';
import { createOnce } from '../platform/triggers/once.ts';
import { type TriggerHandler, triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { findThread, otherSide, threadKind } from '../records/message/thread.ts';
import { accountOf } from '../records/user/account.ts';

const place = v.object({ collection: threadKind, threadId: v.string() });

/** Somebody wrote: the other side is mailed if it stays unread. Messages are never edited. */
export const messageWritten: TriggerHandler = async (deps, change) => {
  // The audit log outlives messages.
  await auditBrowserWrite(deps, change, { lengthOnly: ['body'] });
  if (change.before !== undefined || change.after === undefined) return;
  if (!v.is(place, change.params)) return;
  const { collection, threadId } = change.params;
  const written = await underOwnName(
    deps,
    change.path,
    parseDocument(messageSchema, change.path, change.after),
  );
  const thread = await findThread(deps, collection, threadId);
  if (thread === null) return;
  const item = { id: written.id, at: written.createdAt };
  if (collection === 'quotes' && written.authorKind === 'client') {
    await noteQuestion(deps, threadId, written);
    await queueQuestionDigest(deps, thread, item);
  } else {
    await queueMessageDigest(deps, thread, written.authorKind, otherSide[written.authorKind], item);
  }
};

/** `quotes/{threadId}/messages/{messageId}` and `projects/{threadId}/messages/{messageId}` */
export const written = triggerHandler(messageWritten);

/**
 * The message under its author's name as in their profile or account: the browser could send any name, a colleague's or
 * ours. The history and the mails then show that name.
 */
async function underOwnName(deps: Deps, path: string, written: Stored<Message>): Promise<Stored<Message>> {
  const authorName = await nameOf(deps, written.createdBy);
  if (authorName === null || authorName === written.authorName) return written;
  await deps.db.doc(path).update({ authorName, updatedAt: deps.clock(), updatedBy: 'system' });
  return { ...written, authorName };
}

/** Null for somebody who has been deleted meanwhile. */
async function nameOf(deps: Deps, uid: string): Promise<string | null> {
  const profile = parseIfReadable(deps, userSchema, await documentRef(deps.db, 'users', uid).get());
  if (profile?.displayName) return profile.displayName;
  const account = await accountOf(deps, uid);
  return cleanLine(account?.displayName ?? '', 100) || cleanLine(account?.email ?? '', 100) || null;
}

/** Adds to the quote's history that its client asked something. */
async function noteQuestion(deps: Deps, quoteId: string, asked: Stored<Message>): Promise<void> {
  await createOnce(documentRef(deps.db, 'quoteEvents', quoteId, `question-${asked.id}`), {
    kind: 'questionAsked',
    actor: { kind: 'client', uid: asked.createdBy, name: asked.authorName },
    version: null,
    at: asked.createdAt,
    zone: 'Europe/London',
  });
}
