import { blogPostDraftText } from '@agency/domain/blog-post/draft';
import { checklist, checklistItem } from '@agency/domain/checklist/schema';
import { enquiryHandling } from '@agency/domain/contact/schema';
import { message, readMarker } from '@agency/domain/message/schema';
import { milestone, projectNote, projectUpdate } from '@agency/domain/project/schema';
import { documentPath } from '@agency/domain/shared/collections';
import { ownProfile } from '@agency/domain/user/schema';
import type { GenericSchema } from 'valibot';
import { type Fields, requestTime } from './ask.ts';
import type { CallerName } from './callers.ts';
import { freshParents, profileName, projectId, quoteId, rows, stampsOf, touched } from './rows.ts';
import { checklistSample, milestoneSample, sampleDocument } from './sample-documents.ts';

/** One kind of write that a browser may make. */
export interface BrowserWrite {
  readonly by: CallerName;
  readonly schema: GenericSchema;
  readonly path: (id: string) => string;
  /** Fields of the schema that its own data fills; the others are stamps or fixed below. */
  readonly fields: readonly string[];
  /** What a lawful write of this kind always holds besides. */
  readonly fixed: (uid: string) => Fields;
  /** For a change: what is stored before. */
  readonly stored: Fields | null;
  /** Written by `setDoc` with `merge`, whether it is there or not: it keeps what a newer build put there. */
  readonly merges?: true;
  /** The document holds nothing but what is written. */
  readonly isWhole?: true;
  /** The field of the document that holds these fields as a map, when they are not the document's own. */
  readonly inside?: string;
}

const fresh = { status: 'planned', completedAt: null, mailRound: 1, approval: null };
const milestoneFields = ['title', 'description', 'position', 'plannedOn'] as const;
const texts = ['title', 'body'] as const;

const below =
  (collection: 'projectMilestones' | 'projectUpdates' | 'projectNotes' | 'projectMessages') => (id: string) =>
    documentPath(collection, projectId, id);

const marker = (
  collection: 'quoteReads' | 'projectReads',
  parent: string,
  stored: Fields | null,
): BrowserWrite => ({
  by: 'member',
  schema: readMarker,
  path: () => documentPath(collection, parent, 'member'),
  fields: [],
  fixed: (uid) => ({ lastReadAt: requestTime, ...touched(uid) }),
  stored,
  merges: true,
});
const handling = (collection: 'contacts' | 'packageRequests'): BrowserWrite => ({
  by: 'admin',
  schema: enquiryHandling,
  path: (id) => documentPath(collection, id),
  fields: ['notes', 'assigneeUid'],
  // Where the status may go is a table of its own (attacks/enquiries.ts).
  fixed: (uid) => ({ status: 'open', ...touched(uid) }),
  stored: { ...sampleDocument(collection), status: 'new' },
});
const checklistWrite = { by: 'admin', path: (id: string) => documentPath('checklists', id) } as const;
const item = (id: string): BrowserWrite => ({
  ...checklistWrite,
  schema: checklistItem,
  fields: Object.keys(checklistItem.entries),
  fixed: (uid) => ({ changedItem: id, ...touched(uid) }),
  stored: checklistSample,
  inside: `items.${id}`,
});
export const browserWrites: Readonly<Record<string, BrowserWrite>> = {
  'a new milestone': {
    by: 'admin',
    schema: milestone,
    path: below('projectMilestones'),
    fields: milestoneFields,
    fixed: (uid) => ({ ...fresh, ...stampsOf(uid) }),
    stored: null,
  },
  'a changed milestone': {
    by: 'admin',
    schema: milestone,
    path: below('projectMilestones'),
    fields: milestoneFields,
    fixed: touched,
    stored: milestoneSample,
  },
  'a new project update': {
    by: 'admin',
    schema: projectUpdate,
    path: below('projectUpdates'),
    fields: texts,
    fixed: stampsOf,
    stored: null,
  },
  'a changed project update': {
    by: 'admin',
    schema: projectUpdate,
    path: below('projectUpdates'),
    fields: texts,
    fixed: touched,
    stored: sampleDocument('projectUpdates'),
  },
  'a new note': {
    by: 'admin',
    schema: projectNote,
    path: below('projectNotes'),
    fields: texts,
    fixed: stampsOf,
    stored: null,
  },
  'a changed note': {
    by: 'admin',
    schema: projectNote,
    path: below('projectNotes'),
    fields: texts,
    fixed: touched,
    stored: sampleDocument('projectNotes'),
  },
  'a message of a member': {
    by: 'member',
    schema: message,
    path: (id) => documentPath('quoteMessages', quoteId, id),
    fields: ['body'],
    fixed: (uid) => ({ authorName: profileName, authorKind: 'client', ...stampsOf(uid) }),
    stored: null,
  },
  'a message of staff': {
    by: 'admin',
    schema: message,
    path: below('projectMessages'),
    fields: ['body'],
    fixed: (uid) => ({ authorName: profileName, authorKind: 'staff', ...stampsOf(uid) }),
    stored: null,
  },
  'a first read marker of a quote': marker('quoteReads', freshParents.quote, null),
  'a read marker of a quote': marker('quoteReads', quoteId, sampleDocument('quoteReads')),
  'a first read marker of a project': marker('projectReads', freshParents.project, null),
  'a read marker of a project': marker('projectReads', projectId, sampleDocument('projectReads')),
  'an own profile': {
    by: 'member',
    schema: ownProfile,
    path: () => documentPath('users', 'member'),
    fields: ['displayName', 'phone'],
    fixed: touched,
    stored: rows['users own'].data('member'),
  },
  'the handling of a contact': handling('contacts'),
  'the handling of a package request': handling('packageRequests'),
  'the head of a checklist': {
    ...checklistWrite,
    schema: checklist,
    fields: ['title', 'archived', 'beforeCompletion'],
    fixed: (uid) => ({ changedItem: null, ...touched(uid) }),
    stored: checklistSample,
  },
  'a new item of a checklist': item('fresh'),
  'a changed item of a checklist': item('logo'),
  'the draft of a blog post': {
    by: 'admin',
    schema: blogPostDraftText,
    path: (id) => documentPath('blogPostPrivate', id, 'draft'),
    fields: Object.keys(blogPostDraftText.entries),
    fixed: (uid) => ({ version: 2, ...touched(uid) }),
    stored: { ...sampleDocument('blogPostPrivate'), version: 1 },
    isWhole: true,
  },
};
