import type { Deps } from '../platform/deps.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { findRecipients } from '../records/client/recipients.ts';
import {
  filesAfter,
  messagesAfter,
  readUntil,
  type Side,
  staffReadUntil,
  type Thread,
} from '../records/message/thread.ts';
import { type DigestItem, queueDigest } from './digest.ts';
import { addressHash } from './suppressions.ts';

/** Messages are mailed when they stay unread for this long. */
const unreadMs = 2 * 60_000;
/** Files added in quick succession go into one mail. */
const filesQuietMs = 60_000;

interface DigestAddressee {
  readonly email: string;
  readonly uid: string | null;
  readonly seenUntil: Date | null;
}

/** The recipients on a side: the client's people, or the notification addresses of staff. */
async function addresseesOf(deps: Deps, thread: Thread, side: Side): Promise<DigestAddressee[]> {
  if (side === 'staff') {
    const { notificationEmails } = await readPrivateSettings(deps);
    const seenUntil = await staffReadUntil(deps, thread);
    return [...new Set(notificationEmails)].map((email) => ({ email, uid: null, seenUntil }));
  }
  if (thread.clientId === null) return [];
  const recipients = await findRecipients(deps, thread.clientId);
  return Promise.all(
    recipients.map(async ({ email, uid }) => ({ email, uid, seenUntil: await readUntil(deps, thread, uid) })),
  );
}

const keyOf = (email: string) => addressHash(email).slice(0, 12);

/** data: group, firstAt, kind, threadId, side. Each recipient on `side` gets what the others wrote. */
export async function queueMessageDigest(
  deps: Deps,
  thread: Thread,
  author: Side,
  side: Side,
  item: DigestItem,
): Promise<void> {
  const template = 'new-message-notification';
  const data = { kind: thread.kind, threadId: thread.id, side };
  for (const { email, seenUntil } of await addresseesOf(deps, thread, side)) {
    await queueDigest(deps, {
      group: `${template}.${thread.id}.${keyOf(email)}`,
      to: [email],
      content: (of) => ({ template, data: { ...data, ...of } }),
      item,
      quietMs: unreadMs,
      seenUntil,
      firstAfter: (since) => firstMessage(deps, thread, author, since),
    });
  }
}

/** data: notice, group, firstAt, kind, threadId. A client's questions about a quote, in one mail to all of staff. */
export async function queueQuestionDigest(deps: Deps, thread: Thread, item: DigestItem): Promise<void> {
  const { notificationEmails } = await readPrivateSettings(deps);
  await queueDigest(deps, {
    group: `notice.question.${thread.id}`,
    to: notificationEmails,
    content: (of) => ({
      template: 'notice',
      data: { notice: 'question', kind: thread.kind, threadId: thread.id, ...of },
    }),
    item,
    quietMs: unreadMs,
    seenUntil: await staffReadUntil(deps, thread),
    firstAfter: (since) => firstMessage(deps, thread, 'client', since),
  });
}

async function firstMessage(
  deps: Deps,
  thread: Thread,
  author: Side,
  since: Date,
): Promise<DigestItem | null> {
  const [first] = await messagesAfter(deps, thread, author, since);
  return first ? { id: first.id, at: first.createdAt } : null;
}

/** data: group, firstAt, projectId, side. Each recipient on `side` gets the files that the others added. */
export async function queueFileDigest(
  deps: Deps,
  thread: Thread,
  uploader: Side,
  side: Side,
  item: DigestItem,
): Promise<void> {
  const template = 'file-upload-notification';
  for (const { email } of await addresseesOf(deps, thread, side)) {
    await queueDigest(deps, {
      group: `${template}.${thread.id}.${keyOf(email)}`,
      to: [email],
      content: (of) => ({ template, data: { projectId: thread.id, side, ...of } }),
      item,
      quietMs: filesQuietMs,
      // Somebody who saw the page may not have seen the file.
      seenUntil: null,
      firstAfter: async (since) => {
        const [first] = await filesAfter(deps, thread.id, uploader, since);
        return first ? { id: first.id, at: first.updatedAt } : null;
      },
    });
  }
}
