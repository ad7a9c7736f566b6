import type { OutboxMail } from '@agency/domain/mail/schema';
import { type Message, threadKind } from '@agency/domain/message/schema';
import { cleanLine, id } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import type { NewMessageNotification } from '../../mail-render/templates/new-message-notification.tsx';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import type { Deps } from '../../platform/deps.ts';
import { readSiteSettings } from '../../platform/settings.ts';
import { findRecipient } from '../../records/client/recipients.ts';
import {
  findThread,
  messagesAfter,
  otherSide,
  readUntil,
  type Side,
  staffReadUntil,
  type Thread,
} from '../../records/message/thread.ts';
import { findAccount } from '../../records/user/account.ts';
import { adminProjectUrl } from './project.ts';
import { adminQuoteUrl, clientProjectUrl, clientQuoteUrl, findHead, projectUrl, quoteUrl } from './quote.ts';
import { idsOf, type NoticeResolver, type Resolution, type Resolver } from './resolution.ts';

const ofDigest = v.object({
  kind: threadKind,
  threadId: id,
  firstAt: v.number(),
  side: v.picklist(['client', 'staff']),
});

/** The most that a mail lists; the page has all of them. */
const maxShown = 20;

const gone: Resolution = { calledOff: 'The quote or project has been deleted.' };
const isRead: Resolution = { calledOff: 'It has been read in the meantime.' };

/** The recipient of a digest. */
export interface DigestRecipient {
  readonly name: string;
  readonly isBusiness: boolean;
  readonly uid: string | null;
}

/** The recipient on that side; null when they no longer have access. */
export async function digestRecipient(
  deps: Deps,
  { clientId }: Pick<Thread, 'clientId'>,
  side: Side,
  { to: [address = ''] }: Pick<OutboxMail, 'to'>,
): Promise<DigestRecipient | null> {
  if (side === 'client') return clientId === null ? null : findRecipient(deps, clientId, address);
  const account = await findAccount(deps, address);
  const own = cleanLine(account?.displayName ?? '', 100);
  return { name: own || (await readSiteSettings(deps)).brandName, isBusiness: own === '', uid: null };
}

/** What stayed unread, from the message that started the digest; the same for staff and client. */
export const newMessageNotification: Resolver = async (deps, mail) => {
  const { kind, threadId, side, firstAt } = idsOf(ofDigest, mail);
  const thread = await findThread(deps, kind, threadId);
  if (thread === null) return gone;
  const recipient = await digestRecipient(deps, thread, side, mail);
  if (recipient === null) return { calledOff: 'This person no longer has access.' };
  const seen =
    side === 'staff' ? await staffReadUntil(deps, thread) : await readUntil(deps, thread, recipient.uid);
  const unread = await messagesAfter(deps, thread, otherSide[side], unreadFrom(firstAt, seen));
  if (unread.length === 0) return isRead;
  return {
    data: async (): Promise<NewMessageNotification> => ({
      recipientName: recipient.name,
      isBusiness: recipient.isBusiness,
      projectName: thread.name,
      messages: unread
        .slice(0, maxShown)
        .map((one) => ({ body: one.body, authorName: side === 'staff' ? clientName(one) : one.authorName })),
      url: await threadUrl(deps, thread, side, recipient),
    }),
  };
};

/** To staff: a client's question about a quote. */
export const question: NoticeResolver<'question'> = async (deps, _mail, { kind, threadId, firstAt }) => {
  const thread = await findThread(deps, kind, threadId);
  if (thread === null) return gone;
  const seen = await staffReadUntil(deps, thread);
  const unread = await messagesAfter(deps, thread, 'client', unreadFrom(firstAt, seen));
  const [first] = unread;
  if (!first) return isRead;
  const notice: Notice = {
    subject: `A question about quote ${thread.id}`,
    heading: `${clientName(first)} has a question about quote ${thread.id}`,
    paragraphs: [`About: ${thread.name}.`],
    quoted: { text: joined(unread.map(({ body }) => body)), author: `${clientName(first)} wrote` },
    action: { label: 'Open the quote and reply', url: adminQuoteUrl(deps, thread.id) },
  };
  return { data: async () => notice };
};

/** For staff: a client’s name can be the same as a colleague’s. */
function clientName({ authorName }: Pick<Message, 'authorName'>): string {
  return `${authorName} (client)`;
}

/** The layout accepts 5,000 characters; the page has all of it. */
function joined(bodies: readonly string[]): string {
  const all = bodies.join('\n\n');
  return all.length <= 4_900 ? all : `${all.slice(0, 4_900).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The instant before the first item it covers. */
export function unreadFrom(firstAt: number, seenUntil: Date | null): Date {
  return new Date(Math.max(firstAt - 1, seenUntil?.getTime() ?? 0));
}

/** Where the recipient reads and answers; without an account, behind the signed link. */
export async function threadUrl(
  deps: Deps,
  { kind, id: threadId }: Pick<Thread, 'kind' | 'id'>,
  side: Side,
  { uid }: DigestRecipient,
): Promise<string> {
  if (side === 'staff') {
    return kind === 'quotes' ? adminQuoteUrl(deps, threadId) : adminProjectUrl(deps, { id: threadId });
  }
  if (kind === 'projects') {
    return uid === null ? projectUrl(deps, threadId) : clientProjectUrl(deps, threadId);
  }
  const head = await findHead(deps, threadId);
  return uid !== null || head === null ? clientQuoteUrl(deps, threadId) : quoteUrl(deps, head);
}
