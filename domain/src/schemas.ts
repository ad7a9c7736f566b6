import type { GenericSchema } from 'valibot';
import { adminList } from './access/schema.ts';
import { auditEntry } from './audit/schema.ts';
import { billingSeries } from './billing-series/schema.ts';
import { certificate } from './certificate/schema.ts';
import { client, clientCredit } from './client/schema.ts';
import { invoice, payment } from './invoice/schema.ts';
import { link, linkVisit } from './link/schema.ts';
import { outboxMail } from './mail/schema.ts';
import { message, readMarker } from './message/schema.ts';
import { servicePackage } from './package/schema.ts';
import { counter, idempotencyAnswer, lock, rateLimit } from './platform/schema.ts';
import { milestone, project, projectActivity, projectNote, projectUpdate } from './project/schema.ts';
import { quoteDraft, quoteEvent, quoteEvidence, quoteHead, quoteVersion } from './quote/schema.ts';
import { privateSettings, siteSettings } from './settings/schema.ts';
import type { CollectionName } from './shared/collections.ts';
import { upload } from './upload/schema.ts';
import { user } from './user/schema.ts';

/** The schemas of each collection's documents; none for files, whose issue is still to come. */
export const documentSchemas: Readonly<Record<CollectionName, readonly GenericSchema[]>> = {
  users: [user],
  access: [adminList],
  clients: [client],
  clientCredits: [clientCredit],
  settings: [siteSettings, privateSettings],
  packages: [servicePackage],
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
  projectFiles: [],
  projectActivity: [projectActivity],
  projectMessages: [message],
  projectReads: [readMarker],
  invoices: [invoice],
  invoicePayments: [payment],
  billingSeries: [billingSeries],
  links: [link],
  linkVisits: [linkVisit],
  uploads: [upload],
  outbox: [outboxMail],
  auditLog: [auditEntry],
  counters: [counter],
  locks: [lock],
  idempotency: [idempotencyAnswer],
  rateLimits: [rateLimit],
};
