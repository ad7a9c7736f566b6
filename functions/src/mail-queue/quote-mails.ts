import { newMail, type QueuedMail } from './outbox.ts';

export function mailIdOf({ path }: QueuedMail): string {
  return path.slice(path.indexOf('/') + 1);
}

interface Of {
  readonly quoteId: string;
  readonly version: number;
}

/** data: quoteId, version. `resend` numbers the times that staff sent it again. */
export function sentNotification(
  { quoteId, version }: Of,
  to: string,
  now: Date,
  resend?: string,
): QueuedMail {
  const again = resend === undefined ? '' : `.${resend}`;
  return newMail(
    {
      id: `quote-sent-notification.${quoteId}.${version}${again}`,
      template: 'quote-sent-notification',
      to: [to],
      data: { quoteId, version },
      deliveryPath: `quotes/${quoteId}`,
    },
    now,
  );
}

interface Accepted extends Of {
  readonly certificateId: string;
  readonly projectId: string;
}

/** data: quoteId, version, certificateId, projectId; the first to the client, the second to staff. */
export function acceptedMails(
  { quoteId, version, certificateId, projectId }: Accepted,
  client: string,
  staff: readonly string[],
  now: Date,
): readonly QueuedMail[] {
  const data = { quoteId, version, certificateId, projectId };
  const confirmation = 'quote-accepted-confirmation';
  const notification = 'quote-accepted-notification';
  return [
    newMail({ id: `${confirmation}.${quoteId}.${version}`, template: confirmation, to: [client], data }, now),
    newMail(
      {
        id: `${notification}.${quoteId}.${version}`,
        template: notification,
        to: staff,
        data,
        replyTo: client,
      },
      now,
    ),
  ];
}

export type QuoteNotice = 'quoteDeclined' | 'quoteWithdrawn' | 'quoteVoided';

/** data: notice, quoteId, version. Plain notes in the layout `notice`: declined to staff, the others to the client. */
export function quoteNotice(
  notice: QuoteNotice,
  { quoteId, version }: Of,
  to: readonly string[],
  now: Date,
): QueuedMail {
  const id = `notice.${notice}.${quoteId}.${version}`;
  return newMail({ id, template: 'notice', to, data: { notice, quoteId, version } }, now);
}

/** data: notice, quoteId, version, eventId. To the client; what staff wrote is read from the event. */
export function nudgeMail(
  { quoteId, version, eventId }: Of & { readonly eventId: string },
  to: string,
  now: Date,
): QueuedMail {
  return newMail(
    {
      id: `notice.quoteNudge.${quoteId}.${version}.${eventId}`,
      template: 'notice',
      to: [to],
      data: { notice: 'quoteNudge', quoteId, version, eventId },
      deliveryPath: `quotes/${quoteId}`,
    },
    now,
  );
}
