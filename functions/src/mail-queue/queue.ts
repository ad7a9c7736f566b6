import type { MailKind } from '@agency/domain/mail/templates';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/hash.ts';
import { type MailMessage, mailTags } from './message.ts';
import { cacheMessage, deleteCachedMessage } from './message-cache.ts';
import { newMail } from './outbox.ts';

/**
 * Queues a message whose text is final: it is stored in Storage first (a document is limited to 1 MiB), then its entry
 * is made, so that no entry is ever without its message.
 * @returns the id of the outbox entry.
 */
export async function queueMessage(
  deps: Deps,
  template: MailKind,
  message: Omit<MailMessage, 'tags'>,
): Promise<string> {
  const id = `${template}.composed.${newId(deps.random)}`;
  await cacheMessage(deps, id, { ...message, tags: mailTags(id, template) });
  const { to, replyTo } = message;
  const entry = newMail(
    { id, template, to, data: { composed: true }, replyTo: replyTo ?? null },
    deps.clock(),
  );
  try {
    await deps.db.doc(entry.path).create(entry.data);
  } catch (thrown) {
    await deleteCachedMessage(deps, id);
    throw thrown;
  }
  return id;
}
