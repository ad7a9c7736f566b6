import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import { createdNotification, creditNoteNotice, type QueuedMail } from './invoice/mails.ts';
import { recomputeMonth } from './invoice/metrics.ts';
import type { DocumentChange } from './platform/deploy.ts';
import type { Deps } from './platform/deps.ts';
import { isAlreadyExists } from './platform/firestore.ts';
import { runtimeDeps } from './platform/runtime.ts';

/**
 * Mails an invoice or credit note when it is issued, and keeps the revenue of its month. Only operations write invoices
 * and they audit; the mail comes from here (architecture 'How something that happens becomes a mail'). Events may come
 * twice and in any order: mails have ids made of the invoice, and revenue is worked out anew.
 */
export async function onInvoiceWritten(
  deps: Deps,
  { path, before, after }: Pick<DocumentChange, 'path' | 'before' | 'after'>,
): Promise<void> {
  // One that retention takes away was revenue all the same.
  if (after === undefined) return;
  const invoice = readInvoice(deps, path, after);
  if (invoice === null) return;
  const mail = mailOf(deps, invoice, before);
  if (mail) await queueOnce(deps, mail);
  if (invoice.issuedOn !== null && countsOtherwise(before, after)) {
    await recomputeMonth(deps, invoice.issuedOn.slice(0, 7));
  }
}

/** Null for what does not fit its schema: delivering the event again would not mend it. */
function readInvoice(deps: Deps, path: string, fields: unknown): Stored<Invoice> | null {
  try {
    return parseDocument(invoiceSchema, path, fields);
  } catch (cause) {
    deps.log.error('An invoice that was written can’t be read', { invoice: path, cause });
    return null;
  }
}

/** The mail that this very write makes due. */
function mailOf(deps: Deps, invoice: Stored<Invoice>, before: DocumentChange['before']): QueuedMail | null {
  const { id, kind, parties, delivery, deliveryMailId } = invoice;
  // The operation that issues says which mail is due; documents that are put back from a copy say that theirs went.
  const isIssue = delivery === 'queued' && before?.deliveryMailId !== deliveryMailId;
  if (!isIssue || parties === null) return null;
  const to = parties.buyer.billingEmail;
  const now = deps.clock();
  return kind === 'invoice' ? createdNotification(id, to, now) : creditNoteNotice(id, to, now);
}

async function queueOnce(deps: Deps, { path, data }: QueuedMail): Promise<void> {
  try {
    await deps.db.doc(path).create(data);
  } catch (thrown) {
    if (!isAlreadyExists(thrown)) throw thrown;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Does what revenue is made of differ? How its mail fares and reminders do not. */
function countsOtherwise(before: Fields | undefined, after: Fields): boolean {
  const counted = ({ issuedOn, status, paidAmount, totals }: Fields) =>
    canonicalJson({ issuedOn, status, paidAmount, totals });
  return before === undefined || counted(before) !== counted(after);
}

/** The trigger, with the dependencies of the running process. */
export const handler = (change: DocumentChange) => onInvoiceWritten(runtimeDeps(), change);
