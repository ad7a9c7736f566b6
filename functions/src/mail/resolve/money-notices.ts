import { owedOf } from '@agency/domain/invoice/balance';
import { outboxMail } from '@agency/domain/mail/schema';
import { type Receipt, receipt as receiptSchema } from '@agency/domain/receipt/schema';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { confirmationMailId, moneyReceivedMailId } from '../../mail-queue/invoice-mails.ts';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { billedOf, findInvoice, invoicesUrl } from './of-invoice.ts';
import type { NoticeResolver } from './resolution.ts';

const findReceipt = (deps: Deps, receiptId: string) =>
  findDocument(receiptSchema, documentRef(deps.db, 'receipts', receiptId));

/** To the client: money that paid no invoice has come. */
export const moneyReceived: NoticeResolver<'moneyReceived'> = async (deps, mail, { receiptId }) => {
  const receipt = await findReceipt(deps, receiptId);
  if (receipt === null || receipt.reversed) return { calledOff: 'The receipt was reversed.' };
  const billed = await billedOf(deps, receipt.clientId, mail);
  if ('calledOff' in billed) return billed;
  const amount = formatMoney(receipt.amount);
  const words = {
    subject: `We’ve received your payment of ${amount}`,
    heading: 'Thank you for your payment',
    paragraphs: [
      `${greeting(billed.clientName, billed.isBusiness)},`,
      receipt.advanceInvoiceId === null
        ? `We’ve received your payment of ${amount}. We’ll keep it as credit for your next invoice. If you’d prefer a refund, reply to this email.`
        : `We’ve received your payment of ${amount} for work that we haven’t invoiced yet. We’ll send you an invoice for it.`,
    ],
    facts: [
      { label: 'Received', value: amount },
      { label: 'Received on', value: formatDate(receipt.receivedOn) },
      ...(receipt.reference === '' ? [] : [{ label: 'Reference', value: receipt.reference }]),
    ],
    action: { label: 'View your invoices', url: invoicesUrl(deps) },
  } satisfies Notice;
  return { to: billed.to, data: async () => words };
};

/** To the client: what had been recorded as paid is owed again. */
export const receiptReversed: NoticeResolver<'receiptReversed'> = async (deps, mail, { receiptId }) => {
  const receipt = await findReceipt(deps, receiptId);
  if (!receipt?.reversed) return { calledOff: 'The receipt stands.' };
  if (!(await wasConfirmed(deps, receipt, receiptId))) {
    return { calledOff: 'The client hasn’t been told of the payment.' };
  }
  const billed = await billedOf(deps, receipt.clientId, mail);
  if ('calledOff' in billed) return billed;
  const owed = await owedAgain(deps, receipt);
  const amount = formatMoney(receipt.amount);
  const words = {
    subject: `We’ve corrected a payment of ${amount}`,
    heading: 'We’ve corrected a payment',
    paragraphs: [
      `${greeting(billed.clientName, billed.isBusiness)},`,
      `We told you that we had received ${amount} from you on ${formatDate(receipt.receivedOn)}. The payment either didn’t go through or was recorded by mistake, so we’ve taken it off your account.`,
      whatFollows(owed.length, receipt),
    ],
    facts: owed,
    action: { label: 'View your invoices', url: invoicesUrl(deps) },
  } satisfies Notice;
  return { to: billed.to, data: async () => words };
};

/** Once the entry has been deleted, long after, it counts as sent. */
async function wasConfirmed(deps: Deps, { allocations }: Receipt, receiptId: string): Promise<boolean> {
  const id = allocations.length === 0 ? moneyReceivedMailId(receiptId) : confirmationMailId(receiptId);
  const confirmation = await findDocument(outboxMail, documentRef(deps.db, 'outbox', id));
  return confirmation?.status !== 'cancelled';
}

/** The invoices that it no longer pays, with what is owed on each now. */
async function owedAgain(deps: Deps, { allocations, advanceInvoiceId }: Receipt) {
  const ids = [
    ...allocations.map(({ invoiceId }) => invoiceId),
    ...(advanceInvoiceId ? [advanceInvoiceId] : []),
  ];
  const invoices = await Promise.all(ids.map((invoiceId) => findInvoice(deps, invoiceId)));
  return invoices.flatMap((invoice) =>
    invoice?.number ? [{ label: invoice.number, value: `${formatMoney(owedOf(invoice))} to pay` }] : [],
  );
}

function whatFollows(invoices: number, { credited }: Receipt): string {
  const credit = credited > 0 ? ` ${formatMoney(credited)} of it no longer counts as your credit.` : '';
  const owed =
    invoices === 0
      ? ''
      : `It no longer counts towards ${invoices === 1 ? 'this invoice' : 'these invoices'}.`;
  return `${owed}${credit} If you think you’ve made this payment, reply to this email.`.trim();
}
