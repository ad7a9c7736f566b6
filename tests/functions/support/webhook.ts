import { randomUUID } from 'node:crypto';
import { signWebhook } from '@agency/emulators/mailbox/webhook';
import { resendWebhook } from '../../../functions/src/mail/webhook.ts';
import { toTagValue } from '../../../functions/src/mail-queue/message.ts';
import { type World, webhookSecret } from '../mail-world.ts';
import { httpRequest } from './http-request.ts';

interface Event {
  readonly id?: string;
  readonly at?: number;
  readonly secret?: string;
  readonly changed?: boolean;
  readonly tags?: unknown;
  readonly more?: object;
}

export const webhookRequest = (body: string, headers: Readonly<Record<string, string>>) =>
  httpRequest({ method: 'POST', path: '/api/webhooks/resend', body, headers });

/** Sends the provider's event about a mail, signed as it does. */
export function sendEvent(world: World, mailId: string, type: string, event: Event = {}) {
  const tags = event.tags ?? { outbox_id: toTagValue(mailId), template: 'notice' };
  const body = JSON.stringify({ type: `email.${type}`, data: { email_id: 'told-id', tags, ...event.more } });
  const seconds = Math.floor((event.at ?? world.now()) / 1000);
  const headers = signWebhook(event.secret ?? webhookSecret, event.id ?? randomUUID(), seconds, body);
  return resendWebhook(webhookRequest(event.changed ? `${body} ` : body, headers), world.deps);
}
