import { newMail, type QueuedMail } from './outbox.ts';

export function createdMailId(invoiceId: string): string {
  return `invoice-created-notification.${invoiceId}`;
}

export function creditNoteMailId(creditNoteId: string): string {
  return `notice.creditNote.${creditNoteId}`;
}

/** data: invoiceId. To the client, with the invoice attached. */
export function createdNotification(invoiceId: string, to: string, now: Date): QueuedMail {
  return newMail(
    {
      id: createdMailId(invoiceId),
      template: 'invoice-created-notification',
      to: [to],
      data: { invoiceId },
      deliveryPath: `invoices/${invoiceId}`,
    },
    now,
  );
}

/** data: notice, invoiceId (the credit note's). To the client, with the credit note attached. */
export function creditNoteNotice(creditNoteId: string, to: string, now: Date): QueuedMail {
  return newMail(
    {
      id: creditNoteMailId(creditNoteId),
      template: 'notice',
      to: [to],
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

interface Paid {
  readonly invoiceId: string;
  readonly paymentId: string;
}

/** data: invoiceId, paymentId; the first to the client, the second to staff. */
export function paymentMails(
  data: Paid,
  client: string,
  staff: readonly string[],
  now: Date,
): readonly QueuedMail[] {
  const confirmation = 'invoice-payment-confirmation';
  const notification = 'invoice-payment-notification';
  const fact = `${data.invoiceId}.${data.paymentId}`;
  return [
    newMail({ id: `${confirmation}.${fact}`, template: confirmation, to: [client], data: { ...data } }, now),
    newMail(
      {
        id: `${notification}.${fact}`,
        template: notification,
        to: staff,
        data: { ...data },
        replyTo: client,
      },
      now,
    ),
  ];
}
