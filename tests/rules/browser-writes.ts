import { message, readMarker } from '@agency/domain/message/schema';
import { milestone, projectNote, projectUpdate } from '@agency/domain/project/schema';
import { documentPath } from '@agency/domain/shared/collections';
import { ownProfile } from '@agency/domain/user/schema';
import { serverTimestamp } from 'firebase/firestore';
import type { GenericSchema } from 'valibot';
import type { CallerName } from './callers.ts';
import { projectId, quoteId } from './rows.ts';
import { milestoneSample, sampleDocument } from './sample-documents.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One kind of write that a browser may make. */
export interface BrowserWrite {
  readonly by: CallerName;
  readonly schema: GenericSchema;
  readonly path: (id: string) => string;
  /** Fields of the schema that its own data fills; the others are stamps or fixed below. */
  readonly fields: readonly string[];
  /** What a lawful write of this kind always holds besides. */
  readonly fixed: (uid: string) => Fields;
  /** For an update: what is stored before. */
  readonly stored: Fields | null;
}

const updated = (uid: string) => ({ updatedBy: uid, updatedAt: serverTimestamp() });
const created = (uid: string) => ({ createdBy: uid, createdAt: serverTimestamp(), ...updated(uid) });
const fresh = { status: 'planned', completedAt: null, mailRound: 1, approval: null };
const milestoneFields = ['title', 'description', 'position', 'plannedOn'] as const;
const texts = ['title', 'body'] as const;

const below =
  (collection: 'projectMilestones' | 'projectUpdates' | 'projectNotes' | 'projectMessages') => (id: string) =>
    documentPath(collection, projectId, id);

export const browserWrites: Readonly<Record<string, BrowserWrite>> = {
  'a new milestone': {
    by: 'admin',
    schema: milestone,
    path: below('projectMilestones'),
    fields: milestoneFields,
    fixed: (uid) => ({ ...fresh, ...created(uid) }),
    stored: null,
  },
  'a changed milestone': {
    by: 'admin',
    schema: milestone,
    path: below('projectMilestones'),
    fields: milestoneFields,
    fixed: updated,
    stored: milestoneSample,
  },
  'a new project update': {
    by: 'admin',
    schema: projectUpdate,
    path: below('projectUpdates'),
    fields: texts,
    fixed: created,
    stored: null,
  },
  'a changed project update': {
    by: 'admin',
    schema: projectUpdate,
    path: below('projectUpdates'),
    fields: texts,
    fixed: updated,
    stored: sampleDocument('projectUpdates'),
  },
  'a new note': {
    by: 'admin',
    schema: projectNote,
    path: below('projectNotes'),
    fields: texts,
    fixed: created,
    stored: null,
  },
  'a changed note': {
    by: 'admin',
    schema: projectNote,
    path: below('projectNotes'),
    fields: texts,
    fixed: updated,
    stored: sampleDocument('projectNotes'),
  },
  'a message of a member': {
    by: 'member',
    schema: message,
    path: (id) => documentPath('quoteMessages', quoteId, id),
    fields: ['body', 'authorName'],
    fixed: (uid) => ({ authorKind: 'client', ...created(uid) }),
    stored: null,
  },
  'a message of staff': {
    by: 'admin',
    schema: message,
    path: below('projectMessages'),
    fields: ['body', 'authorName'],
    fixed: (uid) => ({ authorKind: 'staff', ...created(uid) }),
    stored: null,
  },
  'a read marker': {
    by: 'member',
    schema: readMarker,
    path: () => documentPath('quoteReads', quoteId, 'member'),
    fields: [],
    fixed: (uid) => ({ lastReadAt: serverTimestamp(), ...updated(uid) }),
    stored: null,
  },
  'an own profile': {
    by: 'member',
    schema: ownProfile,
    path: () => documentPath('users', 'member'),
    fields: ['displayName', 'phone'],
    fixed: updated,
    stored: { ...sampleDocument('users'), role: null, disabled: false },
  },
};
