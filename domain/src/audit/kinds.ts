import { type CollectionName, collections } from '../shared/collections.ts';
import { adminPaths } from '../site/admin-paths.ts';
import { recordOf } from './subjects.ts';

/** What a record of each collection is called, in the singular. */
const kindWords: Readonly<Record<CollectionName, string>> = {
  users: 'Person',
  access: 'List of admins',
  clients: 'Client',
  clientCredits: 'Credit of a client',
  clientAccount: 'Entry of a client’s account',
  clientPrivate: 'Notes on a client',
  settings: 'Settings',
  packages: 'Package',
  packageRequests: 'Package request',
  portfolioItems: 'Portfolio item',
  contacts: 'Contact',
  contactMessages: 'Message of a contact',
  packageRequestMessages: 'Message of a package request',
  blogPosts: 'Blog post',
  blogPostPrivate: 'Draft of a blog post',
  blogPostRevisions: 'Revision of a blog post',
  blogCategories: 'Blog category',
  pictures: 'Picture',
  redirects: 'Redirect',
  checklists: 'Checklist',
  templates: 'Template',
  quotes: 'Quote',
  quotePrivate: 'Draft of a quote',
  quoteVersions: 'Version of a quote',
  quoteEvents: 'Event of a quote',
  quoteEvidence: 'Evidence of an acceptance',
  quoteMessages: 'Message about a quote',
  quoteReads: 'What has been read of a quote',
  certificates: 'Certificate',
  projects: 'Project',
  projectMilestones: 'Milestone',
  projectUpdates: 'Update of a project',
  projectNotes: 'Note on a project',
  projectFiles: 'File of a project',
  projectActivity: 'Activity of a project',
  projectMessages: 'Message about a project',
  projectReads: 'What has been read of a project',
  invoices: 'Invoice',
  invoicePayments: 'Payment of an invoice',
  receipts: 'Receipt',
  billingSeries: 'Monthly billing',
  links: 'Link',
  linkVisits: 'Visit of a link',
  stepUpCodes: 'Code for a link',
  uploads: 'Upload',
  outbox: 'Email',
  suppressions: 'Address that gets no emails',
  auditLog: 'Entry of the log',
  counters: 'Number sequence',
  metrics: 'Figures of a month',
  locks: 'Lock',
  idempotency: 'First response',
  rateLimits: 'Limit',
  migrations: 'Migration',
};

/** Kinds of record that staff filter by: those whose changes the log has. */
export const auditKinds = [
  'billingSeries',
  'blogCategories',
  'blogPosts',
  'checklists',
  'clients',
  'contacts',
  'outbox',
  'invoices',
  'links',
  'packageRequests',
  'packages',
  'portfolioItems',
  'pictures',
  'users',
  'projects',
  'quotes',
  'receipts',
  'redirects',
  'settings',
  'templates',
] as const satisfies readonly CollectionName[];

/** What stands for a request about somebody's data, which is no record: nothing of it is stored but that it was done. */
export const dataRequestPath = 'personalData';

function collectionIn(path: string): string {
  return path
    .split('/')
    .filter((_part, index) => index % 2 === 0)
    .join('/');
}

const wordsByCollection = new Map(
  // The keys of the constant are exactly the names.
  Object.entries(collections).map(([name, path]) => [collectionIn(path), kindWords[name as CollectionName]]),
);

/** 'Milestone'; a collection of a newer build is only 'Record'. */
export function kindOf(path: string): string {
  if (path === dataRequestPath) return 'Data request';
  return wordsByCollection.get(collectionIn(path)) ?? 'Record';
}

/** 'Monthly billing' */
export function kindName(name: CollectionName): string {
  return kindWords[name];
}

/** The id of a record where people know it by that: 'Q-7K3M9P'. */
export function referenceOf(path: string): string | null {
  const id = recordOf(path).split('/')[1] ?? '';
  return /^[A-Z]{1,3}-[A-Z0-9-]{4,12}$/.test(id) ? id : null;
}

/** The screen of a record, where it has one; what stands below a record leads to that. */
export function screenOf(path: string): string | null {
  const [kind = '', id = ''] = recordOf(path).split('/');
  switch (kind) {
    case 'quotes':
      return adminPaths.quote(id);
    case 'invoices':
      return adminPaths.invoice({ id });
    case 'projects':
      return adminPaths.project({ id });
    case 'checklists':
      return adminPaths.checklist({ id });
    case 'clients':
      return adminPaths.client(id);
    case 'users':
      return adminPaths.user(id);
    case 'contacts':
      return adminPaths.contact(id);
    case 'packageRequests':
      return adminPaths.packageRequest(id);
    case 'blogCategories':
      return adminPaths.blog({ list: 'categories' });
    case 'blogPosts':
      return adminPaths.blogPost(id);
    case 'redirects':
      return adminPaths.blog({ list: 'redirects' });
    case 'packages':
      return adminPaths.package(id);
    case 'pictures':
      return adminPaths.picture(id);
    case 'portfolioItems':
      return adminPaths.portfolioItem(id);
    case 'settings':
      return adminPaths.settings(id === 'private' ? { tab: 'money' } : {});
    case 'access':
      return adminPaths.users();
    default:
      return null;
  }
}
