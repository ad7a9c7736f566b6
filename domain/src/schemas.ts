import type { GenericSchema } from 'valibot';
import { adminList } from './access/schema.ts';
import { auditEntry } from './audit/schema.ts';
import { billingSeries } from './billing-series/schema.ts';
import { blogCategory } from './blog-category/schema.ts';
import { blogPostDraft } from './blog-post/draft.ts';
import { blogPost, blogPostRevision } from './blog-post/schema.ts';
import { certificate } from './certificate/schema.ts';
import { checklist } from './checklist/schema.ts';
import { accountEntry, client, clientCredit, clientNotes } from './client/schema.ts';
import { contact } from './contact/schema.ts';
import { enquiryMessage } from './enquiry/message.ts';
import { projectFile } from './file/schema.ts';
import { invoice, payment } from './invoice/schema.ts';
import { link, linkVisit } from './link/schema.ts';
import { stepUpCode } from './link/step-up.ts';
import { outboxMail } from './mail/schema.ts';
import { suppression } from './mail/suppression.ts';
import { message, readMarker } from './message/schema.ts';
import { monthMetric } from './metrics/month.ts';
import { metricsSummary } from './metrics/summary.ts';
import { servicePackage } from './package/schema.ts';
import { packageRequest } from './package-request/schema.ts';
import { picture } from './picture/schema.ts';
import { counter, idempotencyRecord, lock, migrationProgress, rateLimit } from './platform/schema.ts';
import { portfolioItem } from './portfolio-item/schema.ts';
import { milestone, project, projectActivity, projectNote, projectUpdate } from './project/schema.ts';
import { quoteDraft, quoteEvent, quoteEvidence, quoteHead, quoteVersion } from './quote/schema.ts';
import { receipt } from './receipt/schema.ts';
import { redirect } from './redirect/schema.ts';
import { privateSettings, siteSettings } from './settings/schema.ts';
import type { CollectionName } from './shared/collections.ts';
import { template } from './template/schema.ts';
import { upload } from './upload/schema.ts';
import { user } from './user/schema.ts';

/** The schemas of each collection's documents. */
export const documentSchemas: Readonly<Record<CollectionName, readonly GenericSchema[]>> = {
  users: [user],
  access: [adminList],
  clients: [client],
  clientCredits: [clientCredit],
  clientAccount: [accountEntry],
  clientPrivate: [clientNotes],
  settings: [siteSettings, privateSettings],
  packages: [servicePackage],
  packageRequests: [packageRequest],
  packageRequestMessages: [enquiryMessage],
  portfolioItems: [portfolioItem],
  contacts: [contact],
  contactMessages: [enquiryMessage],
  blogPosts: [blogPost],
  blogPostPrivate: [blogPostDraft],
  blogPostRevisions: [blogPostRevision],
  blogCategories: [blogCategory],
  pictures: [picture],
  redirects: [redirect],
  checklists: [checklist],
  templates: [template],
  quotes: [quoteHead],
  quotePrivate: [quoteDraft],
  quoteVersions: [quoteVersion],
  quoteEvents: [quoteEvent],
  quoteEvidence: [quoteEvidence],
  quoteMessages: [message],
  quoteReads: [readMarker],
  certificates: [certificate],
  projects: [project],
  projectMilestones: [milestone],
  projectUpdates: [projectUpdate],
  projectNotes: [projectNote],
  projectFiles: [projectFile],
  projectActivity: [projectActivity],
  projectMessages: [message],
  projectReads: [readMarker],
  invoices: [invoice],
  invoicePayments: [payment],
  receipts: [receipt],
  billingSeries: [billingSeries],
  links: [link],
  linkVisits: [linkVisit],
  stepUpCodes: [stepUpCode],
  uploads: [upload],
  outbox: [outboxMail],
  suppressions: [suppression],
  auditLog: [auditEntry],
  counters: [counter],
  metrics: [monthMetric, metricsSummary],
  locks: [lock],
  idempotency: [idempotencyRecord],
  rateLimits: [rateLimit],
  migrations: [migrationProgress],
};
