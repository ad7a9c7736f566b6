import { createHmac, randomUUID } from 'node:crypto';
import type { EventType, Message } from './message.ts';

export interface WebhookDependencies {
  /** `whsec_…` */
  secret: string;
  /** Where the product receives the provider's events. */
  url: string;
  now: () => number;
}

/** The headers with which the provider signs an event: an HMAC over id, time and body. */
export function signWebhook(
  secret: string,
  id: string,
  seconds: number,
  body: string,
): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'svix-id': id, 'svix-timestamp': String(seconds), 'svix-signature': `v1,${signature}` };
}

export function webhookBody(message: Message, type: EventType, at: Date): string {
  return JSON.stringify({
    type: `email.${type}`,
    created_at: at.toISOString(),
    data: {
      created_at: message.createdAt,
      email_id: message.id,
      from: message.from,
      to: message.to,
      subject: message.subject,
      tags: message.tags,
      ...(type === 'bounced' && {
        bounce: {
          type: 'Permanent',
          subType: 'General',
          message: 'The recipient’s mail server refused the message: the mailbox doesn’t exist.',
        },
      }),
    },
  });
}

/** Sends one event. The same `eventId` again is the same event repeated, which the provider does at times. */
export async function sendWebhook(
  { secret, url, now }: WebhookDependencies,
  message: Message,
  type: EventType,
  eventId = `msg_${randomUUID()}`,
): Promise<{ eventId: string; status: number; answer: string }> {
  const at = new Date(now());
  const body = webhookBody(message, type, at);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signWebhook(secret, eventId, Math.floor(at.getTime() / 1000), body),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  return { eventId, status: response.status, answer: (await response.text()).slice(0, 500) };
}
