import { adminList } from '@agency/domain/access/schema';
import { fileQueries } from '@agency/domain/file/queries';
import { type ProjectFile, projectFile } from '@agency/domain/file/schema';
import { messageQueries } from '@agency/domain/message/queries';
import {
  type Message,
  message as messageSchema,
  readMarker,
  type ThreadKind,
} from '@agency/domain/message/schema';
import { projectQueries } from '@agency/domain/project/queries';
import { project as projectSchema } from '@agency/domain/project/schema';
import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, findDocuments, parseIfReadable } from '../../platform/firestore.ts';

/** The two sides of a thread. */
export type Side = Message['authorKind'];

export const otherSide: Readonly<Record<Side, Side>> = { client: 'staff', staff: 'client' };

/** The document that a thread belongs to. */
export interface Thread {
  readonly kind: ThreadKind;
  readonly id: string;
  /** The name that people know it by. */
  readonly name: string;
  /** Null while nobody but staff sees it. */
  readonly clientId: string | null;
}

const specs = {
  quotes: {
    messages: messageQueries.quoteMessagesSince,
    reads: quoteQueries.readsOfQuote,
    marker: 'quoteReads',
  },
  projects: {
    messages: messageQueries.projectMessagesSince,
    reads: projectQueries.readsOfProject,
    marker: 'projectReads',
  },
} as const;

export async function findThread(deps: Deps, kind: ThreadKind, id: string): Promise<Thread | null> {
  const found =
    kind === 'projects'
      ? await findDocument(projectSchema, documentRef(deps.db, 'projects', id))
      : await findDocument(quoteHead, documentRef(deps.db, 'quotes', id));
  if (found === null) return null;
  const name = 'name' in found ? found.name : found.title || found.number;
  return { kind, id, name, clientId: found.membersVersion === null ? null : found.clientId };
}

/** What one side wrote after that instant, oldest first. */
export async function messagesAfter(
  deps: Deps,
  { kind, id }: Pick<Thread, 'kind' | 'id'>,
  side: Side,
  since: Date,
): Promise<Stored<Message>[]> {
  const found = await findDocuments(deps, messageSchema, specs[kind].messages, [since], [id]);
  return found.filter(({ authorKind }) => authorKind === side);
}

/** The files that one side added, or shared with the client, after that instant, oldest first. */
export async function filesAfter(
  deps: Deps,
  projectId: string,
  side: Side,
  since: Date,
): Promise<Stored<ProjectFile>[]> {
  const spec = fileQueries.projectFilesSince;
  const found = await findDocuments(deps, projectFile, spec, [since], [projectId]);
  return found.filter(
    ({ uploaderKind, visibility }) => uploaderKind === side && (side === 'client' || visibility === 'client'),
  );
}

/** Up to when this person has read; null when they never looked. */
export async function readUntil(
  deps: Deps,
  { kind, id }: Pick<Thread, 'kind' | 'id'>,
  uid: string | null,
): Promise<Date | null> {
  if (uid === null) return null;
  const found = await documentRef(deps.db, specs[kind].marker, id, uid).get();
  // Somebody whose marker can't be read is notified once more rather than not at all.
  return parseIfReadable(deps, readMarker, found)?.lastReadAt ?? null;
}

/** Up to when any of the staff have read: they share the work, so one of them reads for all. */
export async function staffReadUntil(
  deps: Deps,
  { kind, id }: Pick<Thread, 'kind' | 'id'>,
): Promise<Date | null> {
  const list = await findDocument(adminList, documentRef(deps.db, 'access', 'admins'));
  const reads = await findDocuments(deps, readMarker, specs[kind].reads, [], [id]);
  return reads.find(({ id: uid }) => list?.uids.includes(uid))?.lastReadAt ?? null;
}
