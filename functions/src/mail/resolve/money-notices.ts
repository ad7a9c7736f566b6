import { owedOf } from '@agency/domain/invoice/balance';
import { outboxMail } from '@agency/domain/mail/schema';
import { type Receipt, receipt as receiptSchema } from '@agency/domain/receipt/schema';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { confirmationMailId, moneyReceivedMailId, refundPaidMailId } from '../../mail-queue/invoice-mails.ts';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { owedByClient } from '../../records/invoice/open-of-client.ts';
import { billedOf, findInvoice, gone, invoiceLink, invoicesUrl } from './of-invoice.ts';
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
        ? `We’ve received your payment of ${amount}. ${await creditWords(deps, receipt.clientId)}`
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

/** While something is owed, what was put on no invoice can't be too much. */
async function creditWords(deps: Deps, clientId: string): Promise<string> {
  return (await owedByClient(deps, clientId)) > 0
    ? 'It isn’t matched to an invoice yet, so we’ll keep it as credit. To tell us which invoice it’s for, reply to this email.'
    : 'We’ll keep it as credit for your next invoice. If you’d prefer a refund, reply to this email.';
}

/** To the client: credit was paid out. */
export const refundPaid: NoticeResolver<'refundPaid'> = async (deps, mail, { receiptId }) => {
  const refund = await findReceipt(deps, receiptId);
  if (refund === null || refund.reversed) return { calledOff: 'The refund was reversed.' };
  const billed = await billedOf(deps, refund.clientId, mail);
  if ('calledOff' in billed) return billed;
  const amount = formatMoney(refund.amount);
  const words = {
    subject: `We’ve refunded ${amount}`,
    heading: 'Your refund',
    paragraphs: [
      `${greeting(billed.clientName, billed.isBusiness)},`,
      `We’ve paid ${amount} of your credit back to you. If it hasn’t reached you within 5 working days, reply to this email.`,
    ],
    facts: [
      { label: 'Refunded', value: amount },
      { label: 'Paid on', value: formatDate(refund.receivedOn) },
      ...(refund.reference === '' ? [] : [{ label: 'Reference', value: refund.reference }]),
    ],
    action: { label: 'View your invoices', url: invoicesUrl(deps) },
  } satisfies Notice;
  return { to: billed.to, data: async () => words };
};

/** To the client: what had been recorded as paid is owed again, or what had been refunded is credit again. */
export const receiptReversed: NoticeResolver<'receiptReversed'> = async (deps, mail, { receiptId }) => {
  const receipt = await findReceipt(deps, receiptId);
  if (!receipt?.reversed) return { calledOff: 'The receipt stands.' };
  if (!(await wasConfirmed(deps, receipt, receiptId))) {
    return {
      calledOff: `The client hasn’t been told of the ${receipt.kind === 'refund' ? 'refund' : 'payment'}.`,
    };
  }
  const billed = await billedOf(deps, receipt.clientId, mail);
  if ('calledOff' in billed) return billed;
  const owed = await owedAgain(deps, receipt);
  const { heading, paragraphs } = correctionOf(receipt, owed.length);
  const words = {
    subject: `${heading} of ${formatMoney(receipt.amount)}`,
    heading,
    paragraphs: [`${greeting(billed.clientName, billed.isBusiness)},`, ...paragraphs],
    facts: owed,
    action: { label: 'View your invoices', url: invoicesUrl(deps) },
  } satisfies Notice;
  return { to: billed.to, data: async () => words };
};

function correctionOf(receipt: Receipt, invoices: number): Pick<Notice, 'heading' | 'paragraphs'> {
  const amount = formatMoney(receipt.amount);
  const day = formatDate(receipt.receivedOn);
  if (receipt.kind === 'refund') {
    return {
      heading: 'We’ve corrected a refund',
      paragraphs: [
        `We recorded a refund of ${amount} to you on ${day}. It either didn’t go through or was recorded by mistake, so it’s your credit again.`,
        'If you’ve received this refund, reply to this email.',
      ],
    };
  }
  return {
    heading: 'We’ve corrected a payment',
    paragraphs: [
      `We told you that we had received ${amount} from you on ${day}. The payment either didn’t go through or was recorded by mistake, so we’ve taken it off your account.`,
      whatFollows(invoices, receipt),
    ],
  };
}

/**
 * Once the entry has been deleted, long after, it counts as sent. One that still waits is called off when its turn comes:
 * the receipt is reversed.
 */
async function wasConfirmed(deps: Deps, { kind, allocations }: Receipt, receiptId: string): Promise<boolean> {
  const received = allocations.length === 0 ? moneyReceivedMailId(receiptId) : confirmationMailId(receiptId);
  const id = kind === 'refund' ? refundPaidMailId(receiptId) : received;
  const confirmation = await findDocument(outboxMail, documentRef(deps.db, 'outbox', id));
  return confirmation?.status !== 'cancelled' && confirmation?.status !== 'queued';
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

/** To the client: what staff answered to what they said was wrong. */
export const disputeAnswered: NoticeResolver<'disputeAnswered'> = async (
  deps,
  mail,
  { invoiceId, answeredAt },
) => {
  const invoice = await findInvoice(deps, invoiceId);
  if (invoice === null) return gone;
  const { dispute, disputeAnswer: answer, number } = invoice;
  if (answer?.at.getTime() !== answeredAt) return { calledOff: 'The invoice is in dispute again.' };
  const billed = await billedOf(deps, invoice.clientId, mail);
  if ('calledOff' in billed) return billed;
  const owed = owedOf(invoice);
  const words = {
    subject: `Our answer about invoice ${number}`,
    heading: `Our answer about invoice ${number}`,
    paragraphs: [
      `${greeting(billed.clientName, billed.isBusiness)},`,
      dispute === null
        ? 'We put this invoice on hold while we looked into it. This is our answer:'
        : 'You told us that something was wrong with this invoice. This is our answer:',
    ],
    quoted: { text: answer.words },
    facts: [
      { label: 'Still to pay', value: formatMoney(owed) },
      ...(owed > 0 && invoice.dueOn ? [{ label: 'Due', value: formatDate(invoice.dueOn) }] : []),
    ],
    closing: 'The invoice is no longer on hold. If this doesn’t answer your question, reply to this email.',
    action: { label: 'View the invoice', url: (await invoiceLink(deps, invoice, billed)).invoiceUrl },
  } satisfies Notice;
  return { to: billed.to, data: async () => words };
};
