import { owedOf } from '@agency/domain/invoice/balance';
import { type Invoice, payment as paymentSchema } from '@agency/domain/invoice/schema';
import { id } from '@agency/domain/shared/fields';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import type { InvoiceCreatedNotification } from '../../mail-render/templates/invoice-created-notification.tsx';
import { invoicePdfAttachment } from '../../pdf/attachments.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { creditAtIssueId } from '../../records/invoice/payments.ts';
import { type Billed, billedOf, findInvoice, gone, invoiceLink, numbered } from './of-invoice.ts';
import { idsOf, type Resolver } from './resolution.ts';

const ofInvoice = v.object({ invoiceId: id });

/** To the client, with the invoice. It goes even if it was paid meanwhile: they need it for their books. */
export const invoiceCreatedNotification: Resolver = async (deps, mail) => {
  const { invoiceId } = idsOf(ofInvoice, mail);
  const invoice = await findInvoice(deps, invoiceId);
  if (invoice === null) return gone;
  if (invoice.status === 'void') return { calledOff: 'The invoice has been voided.' };
  const billed = await billedOf(deps, invoice.clientId, mail, numbered(invoice).parties.buyer.name);
  if ('calledOff' in billed) return billed;
  return {
    to: billed.to,
    data: () => createdData(deps, invoice, billed),
    attachments: [invoicePdfAttachment(deps, invoiceId)],
  };
};

async function createdData(
  deps: Deps,
  invoice: Stored<Invoice>,
  billed: Billed,
): Promise<InvoiceCreatedNotification> {
  const { dueOn, totals, advance, taxPoint, status } = invoice;
  invariant(dueOn !== null, 'an issued invoice has a due date');
  const ref = documentRef(deps.db, 'invoicePayments', invoice.id, creditAtIssueId);
  const used = await findDocument(paymentSchema, ref);
  const { clientName, isBusiness } = billed;
  return {
    clientName,
    isBusiness,
    invoiceNumber: numbered(invoice).number,
    total: totals.total,
    balance: owedOf(invoice),
    dueOn,
    credit: used?.amount ?? 0,
    advanceOn: advance ? taxPoint : null,
    isCredited: status === 'credited',
    ...(await invoiceLink(deps, invoice, billed)),
  };
}
