/** Every collection and subcollection, as a path template: rules, queries, tests and the seed name them from here. */
export const collections = {
  users: 'users/{uid}',
  access: 'access/{list}',
  clients: 'clients/{clientId}',
  clientCredits: 'clients/{clientId}/credits/{creditId}',
  clientAccount: 'clients/{clientId}/account/{entryId}',
  clientPrivate: 'clients/{clientId}/private/{name}',
  settings: 'settings/{name}',
  packages: 'packages/{packageId}',
  packageRequests: 'packageRequests/{requestId}',
  packageRequestMessages: 'packageRequests/{requestId}/messages/{messageId}',
  portfolioItems: 'portfolioItems/{itemId}',
  contacts: 'contacts/{contactId}',
  contactMessages: 'contacts/{contactId}/messages/{messageId}',
  blogPosts: 'blogPosts/{postId}',
  blogPostPrivate: 'blogPosts/{postId}/private/{name}',
  blogPostRevisions: 'blogPosts/{postId}/revisions/{revisionId}',
  blogCategories: 'blogCategories/{slug}',
  pictures: 'pictures/{pictureId}',
  redirects: 'redirects/{hash}',
  checklists: 'checklists/{checklistId}',
  templates: 'templates/{templateId}',
  quotes: 'quotes/{quoteId}',
  quotePrivate: 'quotes/{quoteId}/private/{name}',
  quoteVersions: 'quotes/{quoteId}/versions/{version}',
  quoteEvents: 'quotes/{quoteId}/events/{eventId}',
  quoteEvidence: 'quotes/{quoteId}/evidence/{eventId}',
  quoteMessages: 'quotes/{quoteId}/messages/{messageId}',
  quoteReads: 'quotes/{quoteId}/reads/{uid}',
  certificates: 'certificates/{certificateId}',
  projects: 'projects/{projectId}',
  projectMilestones: 'projects/{projectId}/milestones/{milestoneId}',
  projectUpdates: 'projects/{projectId}/updates/{updateId}',
  projectNotes: 'projects/{projectId}/notes/{noteId}',
  projectFiles: 'projects/{projectId}/files/{fileId}',
  projectActivity: 'projects/{projectId}/activity/{activityId}',
  projectMessages: 'projects/{projectId}/messages/{messageId}',
  projectReads: 'projects/{projectId}/reads/{uid}',
  invoices: 'invoices/{invoiceId}',
  invoicePayments: 'invoices/{invoiceId}/payments/{paymentId}',
  receipts: 'receipts/{receiptId}',
  billingSeries: 'billingSeries/{seriesId}',
  links: 'links/{linkId}',
  linkVisits: 'links/{linkId}/visits/{visitId}',
  stepUpCodes: 'stepUpCodes/{codeId}',
  uploads: 'uploads/{uploadId}',
  outbox: 'outbox/{mailId}',
  suppressions: 'suppressions/{hash}',
  auditLog: 'auditLog/{entryId}',
  counters: 'counters/{name}',
  metrics: 'metrics/{month}',
  locks: 'locks/{name}',
  idempotency: 'idempotency/{hash}',
  rateLimits: 'rateLimits/{hash}',
  migrations: 'migrations/{name}',
} as const;

export type CollectionName = keyof typeof collections;

/** The path of a document: `documentPath('quoteVersions', 'Q-7K3M9P', '1')` → 'quotes/Q-7K3M9P/versions/1'. */
export function documentPath(name: CollectionName, ...ids: readonly string[]): string {
  let index = 0;
  const path = collections[name].replace(/\{[^}]+\}/g, () => ids[index++] ?? '');
  if (index !== ids.length || path.split('/').includes('')) {
    throw new Error(`'${name}' needs ${index} ids, got ${ids.length}`);
  }
  return path;
}

/** The path of a collection below its parents' ids: `collectionPath('quoteVersions', 'Q-7K3M9P')`. */
export function collectionPath(name: CollectionName, ...parentIds: readonly string[]): string {
  const path = documentPath(name, ...parentIds, '_');
  return path.slice(0, -2);
}
