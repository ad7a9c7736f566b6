import { type CollectionName, documentPath } from '@agency/domain/shared/collections';
import { defaultNotificationPreferences } from '@agency/domain/user/schema';
import { type Fields, requestTime } from './ask.ts';
import { type CallerName, callerNames, callers, uidOf } from './callers.ts';
import { checklistItemSample, milestoneSample, sampleDocument } from './sample-documents.ts';
import type { Documents } from './world.ts';

/** How a caller would ask for the documents of a row: `audience` is the query of a client's own list. */
type ListQuery = 'audience' | 'plain' | { readonly field: string; readonly value: unknown };

/** One kind of documents: where one lies, where a new one would, what it holds, and how it would be written. */
export interface Row {
  readonly collection: CollectionName;
  path(uid: string): string;
  freshPath(uid: string): string;
  readonly data: (uid: string) => Fields;
  readonly list: ListQuery;
  /** A fully valid write of this kind, so that only the caller decides. */
  readonly create: (writer: string, caller: CallerName) => Fields;
  readonly update: (writer: string) => Fields;
}

export const quoteId = 'Q-222222';
export const projectId = 'P-222222';
/** The stamps of a change and of a new document, as this person must set them. */
export const touched = (writer: string) => ({ updatedBy: writer, updatedAt: requestTime });
export const stampsOf = (writer: string) => ({
  createdBy: writer,
  createdAt: requestTime,
  ...touched(writer),
});
/** What everybody is called in their profile. */
export const profileName = 'Ada Byron';
const audienceOfMember = { memberUids: ['member'], membersVersion: 1 };
const nobody = { memberUids: [], membersVersion: null };

interface RowOptions {
  readonly ids: readonly string[];
  readonly own?: boolean;
  readonly data?: Fields | ((uid: string) => Fields);
  readonly list?: ListQuery;
  /** The ids of a new document, when not a new id beside the old one. */
  readonly freshIds?: readonly string[];
  readonly create?: Row['create'];
  readonly update?: Row['update'];
}

/** Ids in which '$uid' stands for the caller's. */
function row(collection: CollectionName, options: RowOptions): Row {
  const fill = (ids: readonly string[], uid: string) =>
    documentPath(collection, ...ids.map((id) => id.replace('$uid', uid)));
  const extra = options.data ?? {};
  const data = (uid: string) => ({
    ...sampleDocument(collection),
    ...(typeof extra === 'function' ? extra(uid) : extra),
  });
  return {
    collection,
    path: (uid) => fill(options.ids, uid),
    freshPath: (uid) => fill(options.freshIds ?? [...options.ids.slice(0, -1), 'fresh'], uid),
    data,
    list: options.list ?? 'plain',
    create: options.create ?? ((writer) => ({ ...data(writer), ...stampsOf(writer) })),
    update: options.update ?? touched,
  };
}

const member = (collection: CollectionName, id: string) =>
  row(collection, { ids: [id], data: audienceOfMember, list: 'audience' });
const unsent = (collection: CollectionName, id: string) =>
  row(collection, { ids: [id], data: nobody, list: { field: 'memberUids', value: [] } });

const message = (collection: CollectionName, parent: string) =>
  row(collection, {
    ids: [parent, 'one'],
    create: (writer, caller) => ({
      body: 'When does it start?',
      authorName: profileName,
      authorKind: 'role' in callers[caller].token ? 'staff' : 'client',
      ...stampsOf(writer),
    }),
  });
const readMarker = (writer: string) => ({ lastReadAt: requestTime, ...touched(writer) });
const reads = (collection: CollectionName, parent: string, freshParent: string, id: string) =>
  row(collection, {
    ids: [parent, id],
    freshIds: [freshParent, id],
    create: readMarker,
    update: readMarker,
  });
const milestone = (parent: string) =>
  row('projectMilestones', {
    ids: [parent, 'one'],
    data: milestoneSample,
    create: (writer) => ({ ...milestoneSample, ...stampsOf(writer) }),
    update: (writer) => ({ title: 'Launch', ...touched(writer) }),
  });
const projectText = (collection: CollectionName) =>
  row(collection, {
    ids: [projectId, 'one'],
    create: (writer) => ({ title: 'Week 1', body: 'We began.', ...stampsOf(writer) }),
    update: (writer) => ({ body: 'We began on Monday.', ...touched(writer) }),
  });
const profile = (id: string) =>
  row('users', {
    ids: [id],
    data: (uid) => ({
      displayName: profileName,
      role: null,
      adminRequest: null,
      notificationPreferences: defaultNotificationPreferences,
      disabled: uid === 'disabled',
    }),
    update: (writer) => ({ displayName: 'Ada', phone: '01403 555 0123', ...touched(writer) }),
  });

const enquiry = (collection: CollectionName, id: string) =>
  row(collection, {
    ids: [id],
    data: { status: 'new' },
    update: (writer) => ({ status: 'open', notes: 'Rang back.', assigneeUid: 'admin', ...touched(writer) }),
  });

/** A second quote and project whose reads are empty, so that a marker can be created there. */
export const freshParents = { quote: 'Q-333333', project: 'P-333333' };

export const rows = {
  'users own': profile('$uid'),
  "users another's": profile('stranger'),
  access: row('access', { ids: ['admins'], data: { uids: ['admin'] } }),
  clients: member('clients', 'client'),
  'clients unlinked': unsent('clients', 'unlinked'),
  clientCredits: row('clientCredits', { ids: ['client', 'one'] }),
  clientAccount: row('clientAccount', { ids: ['client', 'one'] }),
  clientPrivate: row('clientPrivate', { ids: ['client', 'notes'] }),
  'settings site': row('settings', { ids: ['site'] }),
  'settings private': row('settings', { ids: ['private'] }),
  packages: row('packages', { ids: ['one'] }),
  packageRequests: enquiry('packageRequests', 'R-222222'),
  packageRequestMessages: row('packageRequestMessages', { ids: ['R-222222', 'one'] }),
  portfolioItems: row('portfolioItems', { ids: ['one'] }),
  contacts: enquiry('contacts', 'C-222222'),
  contactMessages: row('contactMessages', { ids: ['C-222222', 'one'] }),
  blogPosts: row('blogPosts', {
    ids: ['one'],
    data: { status: 'draft', publishAt: null },
  }),
  blogPostPrivate: row('blogPostPrivate', {
    ids: ['one', 'draft'],
    data: { version: 1 },
    update: (writer) => ({ title: 'What a website costs', version: 2, ...touched(writer) }),
  }),
  blogPostRevisions: row('blogPostRevisions', { ids: ['one', 'one'] }),
  blogCategories: row('blogCategories', { ids: ['costs'] }),
  pictures: row('pictures', { ids: ['3f9a1c2b4d5e3f9a1c2b4d5e'] }),
  redirects: row('redirects', { ids: ['one'] }),
  checklists: row('checklists', {
    ids: ['one'],
    update: (writer) => ({
      'items.logo': { ...checklistItemSample, done: true },
      changedItem: 'logo',
      ...touched(writer),
    }),
  }),
  templates: row('templates', { ids: ['one'] }),
  quotes: member('quotes', quoteId),
  'quotes unsent': unsent('quotes', 'Q-444444'),
  quotePrivate: row('quotePrivate', { ids: [quoteId, 'draft'] }),
  quoteVersions: row('quoteVersions', { ids: [quoteId, '1'] }),
  quoteEvents: row('quoteEvents', { ids: [quoteId, 'one'] }),
  'quoteEvents unsent': row('quoteEvents', { ids: ['Q-444444', 'one'] }),
  quoteEvidence: row('quoteEvidence', { ids: [quoteId, 'one'] }),
  quoteMessages: message('quoteMessages', quoteId),
  'quoteReads own': reads('quoteReads', quoteId, freshParents.quote, '$uid'),
  "quoteReads another's": reads('quoteReads', quoteId, freshParents.quote, 'stranger'),
  certificates: member('certificates', 'one'),
  projects: member('projects', projectId),
  'projects unshared': unsent('projects', 'P-444444'),
  projectMilestones: milestone(projectId),
  'projectMilestones unshared': milestone('P-444444'),
  projectUpdates: projectText('projectUpdates'),
  projectNotes: projectText('projectNotes'),
  'projectFiles shared': row('projectFiles', {
    ids: [projectId, 'shared'],
    data: { visibility: 'client' },
    list: { field: 'visibility', value: 'client' },
  }),
  'projectFiles internal': row('projectFiles', {
    ids: [projectId, 'internal'],
    data: { visibility: 'internal' },
    list: { field: 'visibility', value: 'internal' },
  }),
  projectActivity: row('projectActivity', { ids: [projectId, 'one'] }),
  projectMessages: message('projectMessages', projectId),
  'projectReads own': reads('projectReads', projectId, freshParents.project, '$uid'),
  "projectReads another's": reads('projectReads', projectId, freshParents.project, 'stranger'),
  invoices: member('invoices', 'one'),
  'invoices draft': unsent('invoices', 'draft'),
  invoicePayments: row('invoicePayments', { ids: ['one', 'one'] }),
  receipts: row('receipts', { ids: ['one'] }),
  billingSeries: member('billingSeries', 'one'),
  links: member('links', 'one'),
  linkVisits: row('linkVisits', { ids: ['one', 'one'] }),
  stepUpCodes: row('stepUpCodes', { ids: ['one'] }),
  'uploads own': row('uploads', {
    ids: ['of-$uid'],
    data: (uid) => ({ owner: uid }),
    list: { field: 'owner', value: '$uid' },
  }),
  "uploads another's": row('uploads', {
    ids: ['of-stranger'],
    data: { owner: 'stranger' },
    list: { field: 'owner', value: 'stranger' },
  }),
  outbox: row('outbox', { ids: ['one'] }),
  suppressions: row('suppressions', { ids: ['one'] }),
  auditLog: row('auditLog', { ids: ['one'] }),
  counters: row('counters', { ids: ['one'] }),
  metrics: row('metrics', { ids: ['2026-11'] }),
  locks: row('locks', { ids: ['mail'] }),
  idempotency: row('idempotency', { ids: ['one'] }),
  rateLimits: row('rateLimits', { ids: ['one'] }),
  migrations: row('migrations', { ids: ['one'] }),
} as const satisfies Readonly<Record<string, Row>>;

export type RowName = keyof typeof rows;
// The keys of the constant above are exactly the names.
export const rowNames = Object.keys(rows) as RowName[];

/** Everything in the store, regardless of the caller. */
export function storedDocuments(): Documents {
  const uids = [...new Set(callerNames.map(uidOf))];
  return {
    ...Object.fromEntries(
      Object.values<Row>(rows).flatMap((each) => uids.map((uid) => [each.path(uid), each.data(uid)])),
    ),
    [`quotes/${freshParents.quote}`]: { ...sampleDocument('quotes'), ...audienceOfMember },
    [`projects/${freshParents.project}`]: { ...sampleDocument('projects'), ...audienceOfMember },
  };
}
