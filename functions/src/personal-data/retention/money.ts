import { invoiceQueries } from '@agency/domain/invoice/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { receipt as receiptSchema } from '@agency/domain/receipt/schema';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, parseSnapshot, runnableQuery } from '../../platform/firestore.ts';
import { purgeTree } from '../purge.ts';

type Business = RetentionCutoffs['business'];

/**
 * An invoice is purged with its payments once its latest entry in the books is past its period: its issue, a payment, a
 * credit note, its writing off. One that is owed never is, or the debt would go with it, and neither is one for money in
 * advance that is still to be deducted. A credit note goes after its invoice, which is credited by it.
 */
export async function purgeInvoice(
  deps: Deps,
  found: QueryDocumentSnapshot,
  { on }: Business,
): Promise<boolean> {
  const { kind, status } = found.data();
  if (kind === 'creditNote') {
    return (await isStored(deps, found.get('credits.invoiceId'))) ? false : purgeTree(deps, found);
  }
  if (status === 'issued' || status === 'partPaid' || found.get('advance.isOpen') === true) return false;
  if (String(found.get('writtenOff.on') ?? '') >= on) return false;
  const later = await runnableQuery(deps.db, invoiceQueries.paymentsFrom, [on], [found.id]).get();
  if (!later.empty) return false;
  const creditNoteId: unknown = found.get('creditNoteId');
  if (typeof creditNoteId === 'string') {
    const note = await documentRef(deps.db, 'invoices', creditNoteId).get();
    if (note.exists && String(note.get('issuedOn')) >= on) return false;
  }
  return purgeTree(deps, found);
}

/** A receipt is purged after all invoices that it paid, and not before its reversal is past the period too. */
export async function purgeReceipt(
  deps: Deps,
  found: QueryDocumentSnapshot,
  { on }: Business,
): Promise<boolean> {
  const { allocations, advanceInvoiceId, reversed } = parseSnapshot(receiptSchema, found);
  if (reversed !== null && reversed.on >= on) return false;
  for (const invoiceId of [...allocations.map((part) => part.invoiceId), advanceInvoiceId]) {
    if (await isStored(deps, invoiceId)) return false;
  }
  return purgeTree(deps, found);
}

async function isStored(deps: Deps, invoiceId: unknown): Promise<boolean> {
  if (typeof invoiceId !== 'string') return false;
  return (await documentRef(deps.db, 'invoices', invoiceId).get()).exists;
}
