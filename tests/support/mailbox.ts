import * as v from 'valibot';
import { addresses, eventually } from './suite.ts';

const summary = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  createdAt: v.string(),
  template: v.nullable(v.string()),
});
const list = v.object({ messages: v.array(summary) });
const mail = v.object({
  ...summary.entries,
  from: v.string(),
  html: v.nullable(v.string()),
  text: v.nullable(v.string()),
  headers: v.record(v.string(), v.string()),
  tags: v.record(v.string(), v.string()),
  attachments: v.array(v.object({ filename: v.string(), contentType: v.string(), size: v.number() })),
});
export type Mail = v.InferOutput<typeof mail>;
export type MailSummary = v.InferOutput<typeof summary>;

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(`${addresses.mailbox}${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** The mails for an address, newest first. */
export async function mailsTo(to: string, template?: string): Promise<MailSummary[]> {
  const query = new URLSearchParams({ to, ...(template && { template }) });
  const { messages } = v.parse(list, await (await ask('GET', `/api/messages?${query}`)).json());
  return messages;
}

/** Waits for a mail of this template to this address, and returns the newest in full. */
export async function waitForMail(to: string, template: string, patience = 60_000): Promise<Mail> {
  const [newest] = await eventually(
    `the mail '${template}' to ${to}`,
    async () => {
      const found = await mailsTo(to, template);
      return found.length > 0 && found;
    },
    patience,
  );
  return readMail(newest?.id ?? '');
}

export async function readMail(id: string): Promise<Mail> {
  return v.parse(mail, await (await ask('GET', `/api/messages/${id}`)).json());
}

/** The first link in a mail whose address contains this text. */
export function linkIn({ html, subject }: Mail, part: string): string {
  const links = [...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const found = links.find((href) => href.includes(part));
  if (!found) throw new Error(`'${subject}' has no link with '${part}', only: ${links.join(', ')}`);
  return found;
}

export type FaultMode = 'ok' | '401' | '422' | '429' | '500' | 'timeout' | 'reset' | 'slow';

/** Makes the provider fail for the next `count` requests, or until changed. */
export const setFault = async (mode: FaultMode, count?: number): Promise<void> => {
  await ask('POST', '/api/faults', { mode, count });
};

/** Sends the provider's signed event about a mail to the product. */
export const sendEvent = async (
  id: string,
  type: 'delivered' | 'bounced' | 'complained',
  eventId?: string,
): Promise<void> => {
  await ask('POST', `/api/messages/${id}/event`, { type, ...(eventId && { eventId }) });
};

/** Clears all rate limits. */
export const resetLimits = async (): Promise<void> => {
  await ask('POST', '/api/limits/reset');
};
