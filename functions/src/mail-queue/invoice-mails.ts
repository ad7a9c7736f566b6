import type { Client } from '@agency/domain/client/schema';
import type { Invoice } from '@agency/domain/invoice/schema';
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

export function reminderMailId(invoiceId: string, offset: number): string {
  return `invoice-payment-reminder.${invoiceId}.${offset}`;
}

interface Reminding {
  readonly invoiceId: string;
  readonly offset: number;
  /** The offset of the reminder before it. */
  readonly previous: number | null;
}

/** data: invoiceId, offset, previous. To the client. */
export function paymentReminder(data: Reminding, to: string, now: Date): QueuedMail {
  const id = reminderMailId(data.invoiceId, data.offset);
  return newMail({ id, template: 'invoice-payment-reminder', to: [to], data: { ...data } }, now);
}

type Billed = Pick<Client, 'billingEmail' | 'invoiceEmails'>;

/** Where invoices, receipts and what belongs to them go: the billing address first. */
export function billedAddresses({ billingEmail, invoiceEmails }: Billed): string[] {
  return [...new Set([billingEmail, ...invoiceEmails])];
}

/** data: receiptId; the first to the client, the second to staff. */
export function receiptMails(
  receiptId: string,
  client: Billed,
  staff: readonly string[],
  now: Date,
): readonly QueuedMail[] {
  const confirmation = 'invoice-payment-confirmation';
  const notification = 'invoice-payment-notification';
  const data = { receiptId };
  const to = billedAddresses(client);
  return [
    newMail({ id: `${confirmation}.${receiptId}`, template: confirmation, to, data }, now),
    newMail(
      {
        id: `${notification}.${receiptId}`,
        template: notification,
        to: staff,
        data,
        replyTo: client.billingEmail,
      },
      now,
    ),
  ];
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
