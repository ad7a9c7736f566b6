import type { OutboxMail } from '@agency/domain/mail/schema';
import type { MailStatus } from '@agency/domain/mail/status';
import type { TemplateName } from '@agency/domain/mail/templates';
import type { Tone } from '../../../ui/tone.tsx';
import { noticeTitles, templateTitles } from './mail-names.ts';

/** 'invoice-payment-reminder' → 'Payment reminder'. */
export function mailName(kind: TemplateName): string {
  return templateTitles[kind];
}

/** An outbox entry's kind: its template or notice; one written by hand has its own text. */
export function mailTitle({ template, data }: Pick<OutboxMail, 'template' | 'data'>): string {
  const { notice } = data;
  if (template !== 'notice') return mailName(template);
  if (typeof notice !== 'string') return 'Written by hand';
  const words = notice.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return noticeTitles[notice] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A mail told from every other of its kind: 'Quote sent, to a@example.com, b@example.com'. */
export function mailAddressed(mail: Pick<OutboxMail, 'template' | 'data' | 'to'>): string {
  return `${mailTitle(mail)}, to ${mail.to.join(', ')}`;
}

/** A mail's state in words, which say whether it arrived. */
export const mailStates: Readonly<Record<MailStatus, { readonly tone: Tone; readonly label: string }>> = {
  queued: { tone: 'waiting', label: 'Waiting' },
  sending: { tone: 'waiting', label: 'Sending' },
  sent: { tone: 'info', label: 'Sent' },
  delivered: { tone: 'success', label: 'Delivered' },
  bounced: { tone: 'danger', label: 'Bounced' },
  complained: { tone: 'warning', label: 'Marked as spam' },
  failed: { tone: 'danger', label: 'Not sent' },
  uncertain: { tone: 'warning', label: 'May have been sent' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
};

/** 'a@example.com', 'a@example.com and b@example.com', 'a@example.com and 3 others'. */
export function recipientWords(to: readonly string[]): string {
  const [first = '', second, ...others] = to;
  if (second === undefined) return first;
  return others.length === 0 ? `${first} and ${second}` : `${first} and ${others.length + 1} others`;
}
