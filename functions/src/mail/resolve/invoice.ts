import { client as clientSchema } from '@agency/domain/client/schema';
import { balanceOf, owedOf } from '@agency/domain/invoice/balance';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { reminderObstacle } from '@agency/domain/invoice/reminders';
import {
  type Invoice,
  invoice as invoiceSchema,
  payment as paymentSchema,
} from '@agency/domain/invoice/schema';
import type { OutboxMail } from '@agency/domain/mail/schema';
import { outboxMail } from '@agency/domain/mail/schema';
import { receipt as receiptSchema } from '@agency/domain/receipt/schema';
import { daysBetween, londonDate } from '@agency/domain/shared/dates';
import { id } from '@agency/domain/shared/fields';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { reminderMailId } from '../../mail-queue/invoice-mails.ts';
import type { InvoiceCreatedNotification } from '../../mail-render/templates/invoice-created-notification.tsx';
import type { InvoicePaymentConfirmation } from '../../mail-render/templates/invoice-payment-confirmation.tsx';
import type { InvoicePaymentNotification } from '../../mail-render/templates/invoice-payment-notification.tsx';
import type { InvoicePaymentReminder } from '../../mail-render/templates/invoice-payment-reminder.tsx';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import { invoicePdfAttachment } from '../../pdf/attachments.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, parseAll, runnableQuery } from '../../platform/firestore.ts';
import { billedPerson, billObstacle } from '../../records/client/recipients.ts';
import { projectUrl } from './quote.ts';
import { idsOf, type NoticeResolver, type Resolution, type Resolver } from './resolution.ts';

const ofInvoice = v.object({ invoiceId: id });
/** `previous`: the offset of the reminder before it, if there was one. */
const ofReminder = v.object({
  invoiceId: id,
  offset: v.number(),
  previous: v.optional(v.nullable(v.number()), null),
});
const ofReceipt = v.object({ receiptId: id });

const gone: Resolution = { calledOff: 'The invoice has been deleted.' };
const isVoid: Resolution = { calledOff: 'The invoice has been voided.' };

/** To the client, with the invoice. It goes even if it was paid meanwhile: they need it for their books. */
export const invoiceCreatedNotification: Resolver = async (deps, mail) => {
  const { invoiceId } = idsOf(ofInvoice, mail);
  const invoice = await findInvoice(deps, invoiceId);
  if (invoice === null) return gone;
  if (invoice.status === 'void') return isVoid;
  const misled = await misdirected(deps, invoice, mail);
  if (misled) return misled;
  return {
    data: () => dueData(deps, invoice),
    attachments: [invoicePdfAttachment(deps, invoiceId)],
  };
};

/** To the client, unless it was paid, disputed or overtaken by a later reminder since it was queued. */
export const invoicePaymentReminder: Resolver = async (deps, mail) => {
  const { invoiceId, offset, previous } = idsOf(ofReminder, mail);
  const invoice = await findInvoice(deps, invoiceId);
  if (invoice === null) return gone;
  const obstacle = reminderObstacle(invoice, londonDate(deps.clock()));
  if (obstacle !== null) return { calledOff: obstacle };
  if (invoice.lastReminder !== null && invoice.lastReminder.offset > offset) {
    return { calledOff: 'A later reminder is due.' };
  }
  if (previous !== null && (await wentToday(deps, reminderMailId(invoiceId, previous)))) {
    return { calledOff: 'An earlier reminder was delayed and went out today.' };
  }
  const client = await findClient(deps, invoice);
  if (client === null || client.archived) return { calledOff: 'The client is archived.' };
  const misled = await misdirected(deps, invoice, mail);
  if (misled) return misled;
  return {
    data: async (): Promise<InvoicePaymentReminder> => {
      const due = await dueData(deps, invoice);
      // Its wording counts from the day it is sent, which may be later than its rule.
      return { ...due, offset: daysBetween(due.dueOn, londonDate(deps.clock())) };
    },
  };
};

/** One reminder a day, counted by the day it is sent, which may be later than the day it was queued. */
async function wentToday(deps: Deps, mailId: string): Promise<boolean> {
  const earlier = await findDocument(outboxMail, documentRef(deps.db, 'outbox', mailId));
  return earlier?.sentAt != null && londonDate(earlier.sentAt) === londonDate(deps.clock());
}

/** To the client. */
export const invoicePaymentConfirmation: Resolver = async (deps, mail) => {
  const paid = await findPaid(deps, idsOf(ofReceipt, mail));
  if (paid === null) return gone;
  if (paid.receipt.reversed !== null) return { calledOff: 'The receipt was reversed.' };
  const misled = await misdirected(deps, paid.invoice, mail);
  return misled ?? { data: () => paymentData(deps, paid) };
};

/** To staff. */
export const invoicePaymentNotification: Resolver = async (deps, mail) => {
  const paid = await findPaid(deps, idsOf(ofReceipt, mail));
  if (paid === null) return gone;
  return {
    data: async (): Promise<InvoicePaymentNotification> => ({
      ...(await paymentData(deps, paid)),
      clientName: numbered(paid.invoice).parties.buyer.name,
      adminUrl: absoluteUrl(deps.config.origin, adminPaths.invoice(paid.invoice)),
    }),
  };
};

/** To the client, with the credit note. */
export const creditNote: NoticeResolver<'creditNote'> = async (deps, mail, { invoiceId }) => {
  const note = await findInvoice(deps, invoiceId);
  if (note === null || note.credits === null) return gone;
  const misled = await misdirected(deps, note, mail);
  if (misled) return misled;
  const { clientName, isBusiness } = await greeted(deps, note);
  const credited = await findInvoice(deps, note.credits.invoiceId);
  const { number, issuedOn } = numbered(note);
  const { invoiceNumber, reason } = note.credits;
  const { invoiceUrl, hasAccount } = await invoiceLink(deps, note);
  const words = {
    subject: `Credit note ${number} for invoice ${invoiceNumber}`,
    heading: `Credit note ${number}`,
    paragraphs: [
      `${greeting(clientName, isBusiness)},`,
      credited === null
        ? `We’ve credited ${formatMoney(note.totals.total)} of invoice ${invoiceNumber}.`
        : creditWords(note, credited),
      ...paidBefore(credited === null ? 0 : await paidAbove(deps, credited)),
    ],
    facts: [
      { label: 'Credit note', value: number },
      { label: 'For invoice', value: invoiceNumber },
      { label: 'Credited', value: formatMoney(note.totals.total) },
      { label: 'Issued', value: formatDate(issuedOn) },
    ],
    quoted: { text: reason, author: 'Reason' },
    action: {
      label: hasAccount ? 'View the credit note' : 'View your project and its invoices',
      url: invoiceUrl,
    },
  } satisfies Notice;
  return { data: async () => words, attachments: [invoicePdfAttachment(deps, note.id)] };
};

/** What a credit note does to its invoice, and what is left to pay now. */
function creditWords({ totals }: Invoice, credited: Invoice): string {
  if (totals.total === credited.totals.total) {
    return `This credit note cancels invoice ${credited.number} in full, so you have nothing to pay for it.`;
  }
  const owed = owedOf(credited);
  const left = owed === 0 ? 'You have nothing left to pay for it.' : `${formatMoney(owed)} is still to pay.`;
  return `We’ve credited ${formatMoney(totals.total)} of invoice ${credited.number}. ${left}`;
}

/** What came in for an invoice and is above what its credit notes left to pay. */
async function paidAbove(deps: Deps, { id: invoiceId, paidAmount }: Stored<Invoice>): Promise<number> {
  const query = runnableQuery(deps.db, invoiceQueries.paymentsOfInvoice, [], [invoiceId]);
  const payments = parseAll(paymentSchema, (await query.get()).docs);
  return payments.reduce((sum, { amount }) => sum + amount, 0) - paidAmount;
}

function paidBefore(amount: number): string[] {
  if (amount <= 0) return [];
  return [
    `You’ve already paid ${formatMoney(amount)} of what we credited. We’ll keep that as credit for your next invoice.`,
  ];
}

function findInvoice(deps: Deps, invoiceId: string): Promise<Stored<Invoice> | null> {
  return findDocument(invoiceSchema, documentRef(deps.db, 'invoices', invoiceId));
}

function findClient(deps: Deps, { clientId }: Invoice) {
  return findDocument(clientSchema, documentRef(deps.db, 'clients', clientId));
}

/** For mails to the client: null while this is still its billing address. */
async function misdirected(
  deps: Deps,
  invoice: Invoice,
  { to }: Pick<OutboxMail, 'to'>,
): Promise<Resolution | null> {
  const client = await findClient(deps, invoice);
  const obstacle = client && (await billObstacle(deps, client, to[0] ?? ''));
  return obstacle === null ? null : { calledOff: obstacle };
}

/** A receipt, the first invoice that it paid, and its payment there. */
async function findPaid(deps: Deps, { receiptId }: v.InferOutput<typeof ofReceipt>) {
  const receipt = await findDocument(receiptSchema, documentRef(deps.db, 'receipts', receiptId));
  const invoiceId = receipt?.allocations[0]?.invoiceId;
  if (receipt === null || invoiceId === undefined) return null;
  const invoice = await findInvoice(deps, invoiceId);
  const ref = documentRef(deps.db, 'invoicePayments', invoiceId, receiptId);
  const payment = await findDocument(paymentSchema, ref);
  return invoice && payment ? { receipt, invoice, payment } : null;
}

type Paid = NonNullable<Awaited<ReturnType<typeof findPaid>>>;

/** What every issued document has. */
function numbered({ number, issuedOn, parties }: Invoice) {
  invariant(number !== null && issuedOn !== null && parties !== null, 'it was issued');
  return { number, issuedOn, parties };
}

async function dueData(deps: Deps, invoice: Stored<Invoice>): Promise<InvoiceCreatedNotification> {
  invariant(invoice.dueOn !== null, 'an issued invoice has a due date');
  return {
    ...(await greeted(deps, invoice)),
    invoiceNumber: numbered(invoice).number,
    total: invoice.totals.total,
    balance: balanceOf(invoice),
    dueOn: invoice.dueOn,
    ...(await invoiceLink(deps, invoice)),
  };
}

async function paymentData(
  deps: Deps,
  { receipt, invoice, payment }: Paid,
): Promise<InvoicePaymentConfirmation> {
  return {
    ...(await greeted(deps, invoice)),
    invoiceNumber: numbered(invoice).number,
    amount: payment.amount,
    receivedOn: payment.receivedOn,
    balance: payment.balance ?? balanceOf(invoice),
    credited: receipt.credited,
    fromCredit: false,
    ...(await invoiceLink(deps, invoice)),
  };
}

/** The person at the billing address, else the name on the invoice. */
async function greeted(deps: Deps, invoice: Stored<Invoice>) {
  const client = await findClient(deps, invoice);
  const buyer = numbered(invoice).parties.buyer.name;
  const { name, isBusiness } =
    client === null ? { name: buyer, isBusiness: true } : billedPerson(client, buyer);
  return { clientName: name, isBusiness };
}

/**
 * Where the client sees it: in the client area, where one of their people has an account, else by the project's link. A
 * client without either can create an account.
 */
async function invoiceLink(deps: Deps, invoice: Stored<Invoice>) {
  const { id: invoiceId, projectId } = invoice;
  const client = await findClient(deps, invoice);
  if (projectId !== null && client?.memberUids.length === 0) {
    return { invoiceUrl: await projectUrl(deps, projectId), hasAccount: false };
  }
  const path = paths.client.invoices({ invoice: invoiceId });
  return { invoiceUrl: absoluteUrl(deps.config.origin, path), hasAccount: true };
}
