import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import { billedAddresses, createdNotification, creditNoteNotice } from '../mail-queue/invoice-mails.ts';
import { type QueuedMail, queueMail } from '../mail-queue/outbox.ts';
import type { DocumentChange } from '../platform/deploy.ts';
import type { Deps } from '../platform/deps.ts';
import { triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { findCurrent } from '../records/client/store.ts';
import { refreshMetrics } from '../records/metrics/refresh.ts';
import { refreshHead } from '../records/project/refresh-head.ts';

/**
 * Mails an invoice or credit note when it is issued, and updates the figures. Only operations write
 * invoices, and they audit their own writes; the mail is queued here, so that no issued invoice goes unmailed. Events
 * may come twice and in any order: mail ids are derived from the invoice, and revenue is recomputed.
 */
export async function invoiceWritten(
  deps: Deps,
  { path, before, after }: Pick<DocumentChange, 'path' | 'before' | 'after'>,
): Promise<void> {
  // An invoice purged by retention still counts as revenue.
  if (after === undefined) return;
  const invoice = parseDocument(invoiceSchema, path, after);
  const mail = isIssue(invoice, before) ? await mailOf(deps, invoice) : null;
  if (mail) await queueMail(deps, mail);
  if (invoice.issuedOn !== null && countsOtherwise(before, after)) {
    const { taxPoint, issuedOn, dueOn } = invoice;
    const revenue = [(taxPoint ?? issuedOn).slice(0, 7)];
    await refreshMetrics(deps, { revenue, owed: dueOn === null ? [] : [dueOn] });
  }
  if (invoice.projectId !== null && isDueOtherwise(before, after)) await refreshHead(deps, invoice.projectId);
}

/** `invoices/{invoiceId}` */
export const written = triggerHandler(invoiceWritten);

/**
 * Was it issued by this very write? The issuing operation records which mail is due; a document restored from a backup
 * records what became of its mail.
 */
function isIssue({ delivery, deliveryMailId }: Invoice, before: DocumentChange['before']): boolean {
  return delivery === 'queued' && deliveryMailId !== null && before?.deliveryMailId !== deliveryMailId;
}

/** To the current billing address; null without one, which every issued document has. */
async function mailOf(deps: Deps, invoice: Stored<Invoice>): Promise<QueuedMail | null> {
  const { id, kind, parties } = invoice;
  const client = await findCurrent(deps, invoice.clientId);
  const to = client ? billedAddresses(client) : parties ? [parties.buyer.billingEmail] : null;
  if (to === null) return null;
  const now = deps.clock();
  return kind === 'invoice' ? createdNotification(id, to, now) : creditNoteNotice(id, to, now);
}

type Fields = Readonly<Record<string, unknown>>;

/** Did anything that the figures depend on change? Mail delivery and reminders don't count. */
function countsOtherwise(before: Fields | undefined, after: Fields): boolean {
  const counted = ({ issuedOn, status, paidAmount, creditedAmount, totals }: Fields) =>
    canonicalJson({ issuedOn, status, paidAmount, creditedAmount, totals });
  return before === undefined || counted(before) !== counted(after);
}

/** Did anything change by which its project is late? */
function isDueOtherwise(before: Fields | undefined, after: Fields): boolean {
  const due = ({ status, dueOn }: Fields) => canonicalJson({ status, dueOn });
  return due(before ?? {}) !== due(after);
}
