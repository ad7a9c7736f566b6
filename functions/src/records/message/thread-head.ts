import { messageQueries } from '@agency/domain/message/queries';
import {
  type Message,
  message as messageSchema,
  quietThread,
  type ThreadKind,
} from '@agency/domain/message/schema';
import { threadHeadAfter } from '@agency/domain/message/thread-head';
import { type Project, project } from '@agency/domain/project/schema';
import { type QuoteHead, quoteHead } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { DocumentReference } from 'firebase-admin/firestore';
import { commit, type UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, findDocuments, runnableQuery } from '../../platform/firestore.ts';

const newest = { quotes: messageQueries.messagesOfQuote, projects: messageQueries.messagesOfProject };

/** The quote or project that people write below. */
export function threadRef(deps: Deps, kind: ThreadKind, threadId: string): DocumentReference {
  return documentRef(deps.db, kind, threadId);
}

/** Null where it has been deleted. */
export function findThreadHead(
  deps: Deps,
  kind: ThreadKind,
  threadId: string,
  unit: UnitOfWork,
): Promise<Stored<QuoteHead> | Stored<Project> | null> {
  const ref = threadRef(deps, kind, threadId);
  return kind === 'quotes' ? findDocument(quoteHead, ref, unit) : findDocument(project, ref, unit);
}

/**
 * Repeats on the quote or project when each side last wrote and since when the client waits, from what is stored: its
 * events come more than once and in any order. The messages are read after the head, so that of two at once the staler
 * can't write last. Nobody has changed the quote or project itself: its stamps stay.
 */
export async function refreshThreadHead(deps: Deps, kind: ThreadKind, threadId: string): Promise<void> {
  await commit(deps, async (unit) => {
    const head = await findThreadHead(deps, kind, threadId, unit);
    if (head === null) return;
    const messages: Message[] = await findDocuments(deps, messageSchema, newest[kind], [], [threadId]);
    const change = threadHeadAfter(head, messages);
    if (change !== null) unit.update(threadRef(deps, kind, threadId), { ...change });
  });
}

/**
 * Once its messages have been purged, nothing is left to read or to reply to, whether its head can be read or not. What
 * was written meanwhile stays.
 */
export async function clearThreadHead(deps: Deps, kind: ThreadKind, threadId: string): Promise<void> {
  const ref = threadRef(deps, kind, threadId);
  await commit(deps, async (unit) => {
    const head = await unit.get(ref);
    const { size } = await unit.find(runnableQuery(deps.db, newest[kind], [], [threadId]).limit(1));
    const said = ['awaitsReplySince', 'lastMessageAt.client', 'lastMessageAt.staff'];
    if (size === 0 && said.some((field) => head.get(field))) unit.update(ref, quietThread);
  });
}
