import type { Client } from '@agency/domain/client/schema';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { newMail, type QueuedMail } from './outbox.ts';

export function createdMailId(invoiceId: string): string {
  return `invoice-created-notification.${invoiceId}`;
}

export function creditNoteMailId(creditNoteId: string): string {
  return `notice.creditNote.${creditNoteId}`;
}

/** data: invoiceId. To the client, with the invoice attached. */
export function createdNotification(invoiceId: string, to: readonly string[], now: Date): QueuedMail {
  return newMail(
    {
      id: createdMailId(invoiceId),
      template: 'invoice-created-notification',
      to,
      data: { invoiceId },
      deliveryPath: `invoices/${invoiceId}`,
    },
    now,
  );
}

/** data: notice, invoiceId (the credit note's). To the client, with the credit note attached. */
export function creditNoteNotice(creditNoteId: string, to: readonly string[], now: Date): QueuedMail {
  return newMail(
    {
      id: creditNoteMailId(creditNoteId),
      template: 'notice',
      to,
      data: { notice: 'creditNote', invoiceId: creditNoteId },
      deliveryPath: `invoices/${creditNoteId}`,
    },
    now,
  );
}

export function reminderMailId(clientId: string, day: CivilDate): string {
  return `invoice-payment-reminder.${clientId}.${day}`;
}

type Billed = Pick<Client, 'billingEmail' | 'invoiceEmails'>;

/** Where invoices, receipts and what belongs to them go: the billing address first. */
export function billedAddresses({ billingEmail, invoiceEmails }: Billed): string[] {
  return [...new Set([billingEmail, ...invoiceEmails])];
}

/** data: clientId, day. To the client, about all that is due. */
export function paymentReminder(clientId: string, day: CivilDate, client: Billed, now: Date): QueuedMail {
  const id = reminderMailId(clientId, day);
  const data = { clientId, day };
  return newMail({ id, template: 'invoice-payment-reminder', to: billedAddresses(client), data }, now);
}

/** What a payment is: money that came, or credit that was used for one invoice. */
type Paid = { readonly receiptId: string } | { readonly invoiceId: string; readonly paymentId: string };

export function confirmationMailId(receiptId: string): string {
  return `invoice-payment-confirmation.${receiptId}`;
}

/** data: receiptId, or invoiceId and paymentId; the first to the client, the second to staff. */
export function paymentMails(
  paid: Paid,
  client: Billed,
  staff: readonly string[],
  now: Date,
): readonly QueuedMail[] {
  const fact = 'receiptId' in paid ? paid.receiptId : `${paid.invoiceId}.${paid.paymentId}`;
  const [template, forStaff] = ['invoice-payment-confirmation', 'invoice-payment-notification'] as const;
  const data = { ...paid };
  const replyTo = client.billingEmail;
  return [
    newMail({ id: `${template}.${fact}`, template, to: billedAddresses(client), data }, now),
    newMail({ id: `${forStaff}.${fact}`, template: forStaff, to: staff, data, replyTo }, now),
  ];
}

/** data: notice, receiptId. To the client, for money that paid no invoice. */
export function moneyReceivedNotice(receiptId: string, client: Billed, now: Date): QueuedMail {
  const id = moneyReceivedMailId(receiptId);
  const data = { notice: 'moneyReceived', receiptId } as const;
  return newMail({ id, template: 'notice', to: billedAddresses(client), data }, now);
}

export function moneyReceivedMailId(receiptId: string): string {
  return `notice.moneyReceived.${receiptId}`;
}

/** data: notice, receiptId (the refund's). To the client. */
export function refundPaidNotice(receiptId: string, client: Billed, now: Date): QueuedMail {
  const id = refundPaidMailId(receiptId);
  const data = { notice: 'refundPaid', receiptId } as const;
  return newMail({ id, template: 'notice', to: billedAddresses(client), data }, now);
}

export function refundPaidMailId(receiptId: string): string {
  return `notice.refundPaid.${receiptId}`;
}

/** data: notice, receiptId. To the client. */
export function receiptReversedNotice(receiptId: string, client: Billed, now: Date): QueuedMail {
  const id = `notice.receiptReversed.${receiptId}`;
  const data = { notice: 'receiptReversed', receiptId } as const;
  return newMail({ id, template: 'notice', to: billedAddresses(client), data }, now);
}

/** data: notice, invoiceId. To staff. */
export function paymentReportedNotice(invoiceId: string, staff: readonly string[], now: Date): QueuedMail {
  const id = `notice.paymentReported.${invoiceId}.${now.getTime()}`;
  return newMail({ id, template: 'notice', to: staff, data: { notice: 'paymentReported', invoiceId } }, now);
}

/** data: notice, invoiceId. To staff. */
export function disputedNotice(invoiceId: string, staff: readonly string[], now: Date): QueuedMail {
  const id = `notice.invoiceDisputed.${invoiceId}.${now.getTime()}`;
  return newMail({ id, template: 'notice', to: staff, data: { notice: 'invoiceDisputed', invoiceId } }, now);
}

/**
 * data: notice, invoiceId, answeredAt. To the client, and first of all to the person who asked, who may be none of those
 * that invoices go to.
 */
export function disputeAnsweredNotice(
  { id: invoiceId, dispute }: Pick<Stored<Invoice>, 'id' | 'dispute'>,
  client: Pick<Client, 'people' | 'billingEmail' | 'invoiceEmails'>,
  answeredAt: Date,
): QueuedMail {
  const sender = client.people.find(({ uid }) => uid !== null && uid === dispute?.uid);
  const to = [...new Set([...(sender ? [sender.email] : []), ...billedAddresses(client)])];
  const id = `notice.disputeAnswered.${invoiceId}.${answeredAt.getTime()}`;
  const data = { notice: 'disputeAnswered', invoiceId, answeredAt: answeredAt.getTime() } as const;
  return newMail({ id, template: 'notice', to, data }, answeredAt);
}

/** data: notice, invoiceId. To staff, once for each report. */
export function paymentAwaitedNotice(
  invoiceId: string,
  reportedAt: Date,
  staff: readonly string[],
  now: Date,
): QueuedMail {
  const id = `notice.paymentAwaited.${invoiceId}.${reportedAt.getTime()}`;
  return newMail({ id, template: 'notice', to: staff, data: { notice: 'paymentAwaited', invoiceId } }, now);
}

/** data: notice, invoiceId (the draft's). To staff, once for each draft. */
export function stageDueNotice(invoiceId: string, staff: readonly string[], now: Date): QueuedMail {
  const id = `notice.stageDue.${invoiceId}`;
  return newMail({ id, template: 'notice', to: staff, data: { notice: 'stageDue', invoiceId } }, now);
}

/** The mail of an invoice or credit note once more. */
export function sentAgainMail(
  { id: invoiceId, kind }: Pick<Stored<Invoice>, 'id' | 'kind'>,
  client: Billed,
  now: Date,
): { readonly id: string; readonly mail: QueuedMail } {
  const first = kind === 'invoice' ? createdMailId(invoiceId) : creditNoteMailId(invoiceId);
  const id = `${first}.${now.getTime()}`;
  const rest = { id, to: billedAddresses(client), deliveryPath: `invoices/${invoiceId}` };
  const mail =
    kind === 'invoice'
      ? newMail({ ...rest, template: 'invoice-created-notification', data: { invoiceId } }, now)
      : newMail({ ...rest, template: 'notice', data: { notice: 'creditNote', invoiceId } }, now);
  return { id, mail };
}
