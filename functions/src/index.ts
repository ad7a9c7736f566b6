import { runsAs } from './platform/accounts.ts';
import { enableCompiled } from './platform/compile-cache.ts';
import { callable, http, onFinalized, onWritten, scheduled } from './platform/deploy.ts';
import { leaveOutAdminClient } from './platform/firestore-library.ts';
import { readSettingsForListing } from './platform/listing.ts';

// The index of everything deployed: name, trigger, options, secrets, handler. Each process loads only its own function;
// see `platform/deploy.ts`.

enableCompiled();
leaveOutAdminClient();
readSettingsForListing();

// During a key rotation, links signed with the previous key still work.
const isRotating = process.env.LINK_KEYS_ROTATING === 'true';
const links = isRotating ? ['LINK_SIGNING_KEY', 'LINK_SIGNING_KEY_PREVIOUS'] : ['LINK_SIGNING_KEY'];
// App Check, where it is switched on: operations accept only callers with a token of ours.
const enforceAppCheck = process.env.APP_CHECK_ENFORCED === 'true';
// Only pages of the site may call operations. Unset while the functions are listed without a project's settings.
const cors = process.env.SITE_ORIGIN ?? false;
const mail = [...links, 'RESEND_API_KEY'];

export const ssr = http(
  'ssr',
  { memory: '512MiB', concurrency: 80, secrets: links, ...runsAs('pages') },
  () => import('./site/pages.ts'),
);
export const api = http(
  'api',
  { memory: '512MiB', concurrency: 40, secrets: [...mail, 'RESEND_WEBHOOK_SECRET'], ...runsAs('api') },
  () => import('./http.ts'),
);
// On a larger instance: Hosting sends it the requests that render a PDF.
export const papers = http(
  'papers',
  { memory: '1GiB', concurrency: 4, secrets: links, ...runsAs('api') },
  async () => ({ handler: (await import('./http.ts')).pdfHandler }),
);
export const call = callable(
  'call',
  { memory: '512MiB', concurrency: 40, secrets: links, enforceAppCheck, cors, ...runsAs('operations') },
  () => import('./call.ts'),
);
export const callHeavy = callable(
  'callHeavy',
  {
    memory: '1GiB',
    concurrency: 4,
    timeoutSeconds: 120,
    secrets: links,
    enforceAppCheck,
    cors,
    ...runsAs('operations'),
  },
  async () => ({ handler: (await import('./call.ts')).heavyHandler }),
);
export const onOutboxWritten = onWritten(
  'onOutboxWritten',
  // Mails carry PDFs.
  { document: 'outbox/{mailId}', memory: '1GiB', timeoutSeconds: 300, secrets: mail, ...runsAs('mail') },
  async () => (await import('./mail/written.ts')).written,
);
// Retried until it succeeds: it is idempotent, and an invoice must not stay unsent.
export const onInvoiceWritten = onWritten(
  'onInvoiceWritten',
  { document: 'invoices/{invoiceId}', memory: '256MiB', retry: true, ...runsAs('triggers') },
  async () => (await import('./invoice/written.ts')).written,
);
// Retried until it succeeds: the audit entry of a profile, its search tokens and the name used in mails all come from
// here.
export const onUserWritten = onWritten(
  'onUserWritten',
  { document: 'users/{uid}', memory: '256MiB', retry: true, ...runsAs('triggers') },
  async () => (await import('./user/written.ts')).written,
);
// Retried until it succeeds: a role that was taken away must not stay in the claims.
export const onAccessWritten = onWritten(
  'onAccessWritten',
  { document: 'access/{list}', memory: '256MiB', retry: true, ...runsAs('triggers') },
  async () => (await import('./access/written.ts')).written,
);
// Triggers on writes by browsers. Retried until they succeed, since all are idempotent;
// `platform/triggers/trigger-handler.ts` decides what is given up on.
const triggerOptions = { memory: '256MiB', retry: true, ...runsAs('triggers') } as const;
export const onMilestoneWritten = onWritten(
  'onMilestoneWritten',
  { document: 'projects/{projectId}/milestones/{milestoneId}', ...triggerOptions },
  async () => (await import('./project/milestone-written.ts')).written,
);
export const onProjectUpdateWritten = onWritten(
  'onProjectUpdateWritten',
  { document: 'projects/{projectId}/updates/{updateId}', ...triggerOptions },
  async () => (await import('./project/update-written.ts')).written,
);
export const onProjectNoteWritten = onWritten(
  'onProjectNoteWritten',
  { document: 'projects/{projectId}/notes/{noteId}', ...triggerOptions },
  async () => (await import('./project/note-written.ts')).written,
);
export const onProjectFileWritten = onWritten(
  'onProjectFileWritten',
  { document: 'projects/{projectId}/files/{fileId}', ...triggerOptions },
  async () => (await import('./project/file-written.ts')).written,
);
export const onProjectActivityWritten = onWritten(
  'onProjectActivityWritten',
  { document: 'projects/{projectId}/activity/{activityId}', ...triggerOptions },
  async () => (await import('./project/activity-written.ts')).written,
);
// Messages of both quotes and projects.
export const onMessageWritten = onWritten(
  'onMessageWritten',
  { document: '{collection}/{threadId}/messages/{messageId}', ...triggerOptions },
  async () => (await import('./message/written.ts')).written,
);
export const onQuoteWritten = onWritten(
  'onQuoteWritten',
  { document: 'quotes/{quoteId}', ...triggerOptions },
  async () => (await import('./quote/written.ts')).written,
);
export const onContactWritten = onWritten(
  'onContactWritten',
  { document: 'contacts/{contactId}', ...triggerOptions },
  async () => (await import('./contact/written.ts')).written,
);
export const onPackageRequestWritten = onWritten(
  'onPackageRequestWritten',
  { document: 'packageRequests/{requestId}', ...triggerOptions },
  async () => (await import('./package-request/written.ts')).written,
);
export const onChecklistWritten = onWritten(
  'onChecklistWritten',
  { document: 'checklists/{checklistId}', ...triggerOptions },
  async () => (await import('./checklist/written.ts')).written,
);
export const onBlogDraftWritten = onWritten(
  'onBlogDraftWritten',
  { document: 'blogPosts/{postId}/private/{name}', ...triggerOptions },
  async () => (await import('./blog-post/draft-written.ts')).written,
);
export const onUpload = onFinalized(
  'onUpload',
  {
    memory: '256MiB',
    ...(process.env.STORAGE_BUCKET ? { bucket: process.env.STORAGE_BUCKET } : {}),
    ...runsAs('uploads'),
  },
  async () => (await import('./upload/written.ts')).written,
);
export const drainMail = scheduled(
  'drainMail',
  { memory: '1GiB', timeoutSeconds: 300, secrets: mail, ...runsAs('mail') },
  async () => (await import('./mail/drain.ts')).drainMail,
);
export const expireQuotes = scheduled(
  'expireQuotes',
  { memory: '256MiB', timeoutSeconds: 300, ...runsAs('schedules') },
  async () => (await import('./quote/expire.ts')).expireQuotes,
);
export const catchUp = scheduled(
  'catchUp',
  { memory: '256MiB', timeoutSeconds: 300, ...runsAs('schedules') },
  async () => (await import('./repair.ts')).catchUp,
);
export const repairAccess = scheduled(
  'repairAccess',
  { memory: '256MiB', timeoutSeconds: 540, ...runsAs('schedules') },
  async () => (await import('./repair.ts')).repairNightly,
);
export const sendReminders = scheduled(
  'sendReminders',
  { memory: '256MiB', timeoutSeconds: 300, ...runsAs('schedules') },
  async () => (await import('./invoice/remind.ts')).sendReminders,
);
export const billSeries = scheduled(
  'billSeries',
  { memory: '256MiB', timeoutSeconds: 300, ...runsAs('schedules') },
  async () => (await import('./billing-series/bill.ts')).billSeries,
);
export const removeExpired = scheduled(
  'removeExpired',
  { memory: '512MiB', timeoutSeconds: 540, ...runsAs('schedules') },
  async () => (await import('./upload/remove-expired.ts')).removeExpired,
);
export const applyRetention = scheduled(
  'applyRetention',
  { memory: '256MiB', timeoutSeconds: 540, ...runsAs('schedules') },
  async () => (await import('./personal-data/retention/apply.ts')).applyRetention,
);
