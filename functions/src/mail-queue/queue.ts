import type { MailKind } from '@agency/domain/mail/templates';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/hash.ts';
import { type MailMessage, mailTags } from './message.ts';
import { cacheMessage, deleteCachedMessage } from './message-cache.ts';
import { newMail, queueMails } from './outbox.ts';

/**
 * Queues a message whose text is final: it is stored in Storage first (a document is limited to 1 MiB), then its entry
 * is made, so that no entry is ever without its message. The log says who sent it.
 * @param sender the uid of the one of our staff who wrote it; what the product itself writes is logged as the system's
 * @returns the id of the outbox entry.
 */
export async function queueMessage(
  deps: Deps,
  template: MailKind,
  message: Omit<MailMessage, 'tags'>,
  sender = 'system',
): Promise<string> {
  const id = `${template}.composed.${newId(deps.random)}`;
  await cacheMessage(deps, id, { ...message, tags: mailTags(id, template) });
  const { to, from, subject, replyTo } = message;
  const entry = newMail(
    { id, template, to, data: { composed: true }, replyTo: replyTo ?? null },
    deps.clock(),
  );
  try {
    await commit(deps, async (unit) => {
      queueMails(deps, unit, [entry]);
      const ref = deps.db.doc(entry.path);
      const after = { from, subject };
      audit(deps, unit, { actor: sender, action: 'sendEmail', ref, before: null, after, recipients: to });
    });
  } catch (thrown) {
    await deleteCachedMessage(deps, id);
    throw thrown;
  }
  return id;
}
