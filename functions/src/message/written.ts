import { type Message, message as messageSchema, threadKind } from '@agency/domain/message/schema';
import { cleanLine } from '@agency/domain/shared/fields';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import { user as userSchema } from '@agency/domain/user/schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { queueMessageDigest, queueQuestionDigest } from '../mail-queue/message-digests.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, parseIfReadable } from '../platform/firestore.ts';
import { auditBrowserWrite } from '../platform/triggers/audit-browser-write.ts';
import { type TriggerHandler, triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { findThread, otherSide } from '../records/message/thread.ts';
import { refreshThreadHead } from '../records/message/thread-head.ts';
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
  await refreshThreadHead(deps, collection, threadId);
  const item = { id: written.id, at: written.createdAt };
  if (collection === 'quotes' && written.authorKind === 'client') {
    await noteQuestion(deps, threadId, change.path, written);
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
  const ref = deps.db.doc(path);
  await commit(deps, async (unit) => {
    if (!isStillTheirs(await unit.get(ref), written)) return;
    unit.update(ref, { authorName, updatedAt: deps.clock(), updatedBy: 'system' });
  });
  return { ...written, authorName };
}

/** No longer once its author has been erased: their name must not come back with a late event. */
const isStillTheirs = (stored: DocumentSnapshot, { createdBy }: Message) =>
  stored.get('createdBy') === createdBy;

/** Null for somebody who has been deleted meanwhile, or is being. */
async function nameOf(deps: Deps, uid: string): Promise<string | null> {
  const profile = parseIfReadable(deps, userSchema, await documentRef(deps.db, 'users', uid).get());
  if (profile?.erasing) return null;
  if (profile?.displayName) return profile.displayName;
  const account = await accountOf(deps, uid);
  return cleanLine(account?.displayName ?? '', 100) || cleanLine(account?.email ?? '', 100) || null;
}

/** Adds to the quote's history that its client asked something. */
async function noteQuestion(
  deps: Deps,
  quoteId: string,
  path: string,
  asked: Stored<Message>,
): Promise<void> {
  const ref = documentRef(deps.db, 'quoteEvents', quoteId, `question-${asked.id}`);
  const message = deps.db.doc(path);
  await commit(deps, async (unit) => {
    if ((await unit.get(ref)).exists) return;
    const stored = await unit.get(message);
    if (!stored.exists) return;
    const author = isStillTheirs(stored, asked)
      ? { uid: asked.createdBy, name: asked.authorName }
      : { uid: null, name: '' };
    unit.guard(message);
    unit.create(ref, {
      kind: 'questionAsked',
      actor: { kind: 'client', ...author },
      version: null,
      at: asked.createdAt,
      zone: 'Europe/London',
    });
  });
}
