import { owedOf } from '@agency/domain/invoice/balance';
import { type Invoice, type Payment, payment as paymentSchema } from '@agency/domain/invoice/schema';
import { type Receipt, receipt as receiptSchema } from '@agency/domain/receipt/schema';
import { id } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl } from '@agency/domain/site/paths';
import * as v from 'valibot';
import type { InvoicePaymentConfirmation } from '../../mail-render/templates/invoice-payment-confirmation.tsx';
import type { InvoicePaymentNotification } from '../../mail-render/templates/invoice-payment-notification.tsx';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { owedByClient } from '../../records/invoice/open-of-client.ts';
import { type Billed, billedOf, findInvoice, gone, invoicesLink, numbered } from './of-invoice.ts';
import { idsOf, type Resolver } from './resolution.ts';

const ofReceipt = v.object({ receiptId: id });
/** Credit that was used, and payments from before there were receipts. */
const ofPayment = v.object({ invoiceId: id, paymentId: id });

/** To the client. */
export const invoicePaymentConfirmation: Resolver = async (deps, mail) => {
  const paid = await findPaid(deps, idsOf(v.union([ofReceipt, ofPayment]), mail));
  if ('calledOff' in paid) return paid;
  const { invoice } = paid.first;
  const billed = await billedOf(deps, invoice.clientId, mail, numbered(invoice).parties.buyer.name);
  if ('calledOff' in billed) return billed;
  return { to: billed.to, data: () => paymentData(deps, paid, billed) };
};

/** To staff. */
export const invoicePaymentNotification: Resolver = async (deps, mail) => {
  const paid = await findPaid(deps, idsOf(v.union([ofReceipt, ofPayment]), mail));
  if ('calledOff' in paid) return paid;
  const { invoice } = paid.first;
  const clientName = numbered(invoice).parties.buyer.name;
  const billed = { to: mail.to, hasAccount: true, clientName, isBusiness: true };
  return {
    data: async (): Promise<InvoicePaymentNotification> => ({
      ...(await paymentData(deps, paid, billed)),
      adminUrl: absoluteUrl(deps.config.origin, adminPaths.invoice(invoice)),
    }),
  };
};

/** An invoice and the payment of it. */
interface Part {
  readonly invoice: Stored<Invoice>;
  readonly payment: Payment;
}

interface Paid {
  /** Null where there was none: credit, or a payment from before there were receipts. */
  readonly receipt: Receipt | null;
  readonly first: Part;
  readonly others: readonly Part[];
}

type Ids = v.InferOutput<typeof ofReceipt> | v.InferOutput<typeof ofPayment>;

async function findPaid(deps: Deps, ids: Ids): Promise<Paid | { readonly calledOff: string }> {
  if ('paymentId' in ids) {
    const first = await findPart(deps, ids.invoiceId, ids.paymentId);
    if (first === null) return gone;
    return first.invoice.status === 'void'
      ? { calledOff: 'The invoice has been voided.' }
      : { receipt: null, first, others: [] };
  }
  const { receiptId } = ids;
  const receipt = await findDocument(receiptSchema, documentRef(deps.db, 'receipts', receiptId));
  if (receipt === null) return { calledOff: 'The receipt has been deleted.' };
  if (receipt.reversed !== null) return { calledOff: 'The receipt was reversed.' };
  const parts = await Promise.all(
    receipt.allocations.map(({ invoiceId }) => findPart(deps, invoiceId, receiptId)),
  );
  const [first, ...others] = parts.filter((part) => part !== null);
  return first === undefined ? gone : { receipt, first, others };
}

async function findPart(deps: Deps, invoiceId: string, paymentId: string): Promise<Part | null> {
  const ref = documentRef(deps.db, 'invoicePayments', invoiceId, paymentId);
  const [invoice, payment] = await Promise.all([
    findInvoice(deps, invoiceId),
    findDocument(paymentSchema, ref),
  ]);
  return invoice && payment ? { invoice, payment } : null;
}

async function paymentData(
  deps: Deps,
  { receipt, first, others }: Paid,
  billed: Billed,
): Promise<InvoicePaymentConfirmation> {
  const { invoice, payment } = first;
  const { clientName, isBusiness } = billed;
  const credited = receipt?.credited ?? payment.credited;
  return {
    clientName,
    isBusiness,
    ...paidOf(first),
    receivedOn: payment.receivedOn,
    alsoPaid: others.map(paidOf),
    credited,
    owesMore: credited > 0 && (await owedByClient(deps, invoice.clientId)) > 0,
    inAdvance: receipt === null ? 0 : restOf(receipt),
    fromCredit: payment.method === 'credit',
    ...(await invoicesLink(deps, [invoice, ...others.map((part) => part.invoice)], billed)),
  };
}

function paidOf({ invoice, payment }: Part) {
  const { amount, balance = owedOf(invoice), credited } = payment;
  return { invoiceNumber: numbered(invoice).number, amount: amount - credited, balance };
}

/** The part that came before there was an invoice for it. */
function restOf({ amount, credited, allocations }: Receipt): number {
  return amount - credited - allocations.reduce((sum, part) => sum + part.amount, 0);
}
