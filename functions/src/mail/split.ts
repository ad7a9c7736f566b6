import { type OutboxMail, outboxMail } from '@agency/domain/mail/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { mailTags } from '../mail-queue/message.ts';
import { cacheMessage, readCachedMessage } from '../mail-queue/message-cache.ts';
import { newMail } from '../mail-queue/outbox.ts';
import { addressHash } from '../mail-queue/suppressions.ts';
import { parseSnapshot } from '../platform/firestore.ts';
import type { Claim } from './claim.ts';
import type { MailDeps } from './deps.ts';

/**
 * One bad address makes the provider refuse a mail to several: it then goes to each of them separately, so that only
 * the bad one fails and is seen. The message already rendered is sent, whatever changed since. All or nothing, and
 * idempotent.
 * @returns false when the entry is no longer ours or has nothing to split.
 */
export async function splitMail(deps: MailDeps, { ref, mail, leaseId }: Claim): Promise<boolean> {
  const message = await readCachedMessage(deps, mail.id);
  if (mail.to.length < 2 || message === null) return false;
  const parts = mail.to.map((address) => partFor(mail, address, deps.clock()));
  for (const { id, address } of parts) {
    await cacheMessage(deps, id, { ...message, to: [address], tags: mailTags(id, mail.template) });
  }
  return deps.db.runTransaction(async (transaction) => {
    const current = parseSnapshot(outboxMail, await transaction.get(ref));
    if (current?.status !== 'sending' || current.lease?.id !== leaseId) return false;
    const refs = parts.map(({ path }) => deps.db.doc(path));
    const known = await transaction.getAll(...refs);
    parts.forEach(({ data }, index) => {
      const snapshot = known[index];
      if (snapshot && !snapshot.exists) transaction.create(snapshot.ref, data);
    });
    const error =
      'The provider refused one of the addresses, so we’re sending it to each of them separately.';
    transaction.update(ref, { status: 'cancelled', error, lease: null, updatedAt: deps.clock() });
    return true;
  });
}

function partFor({ id, template, to: _all, data, replyTo }: Stored<OutboxMail>, address: string, now: Date) {
  const partId = `${id}.${addressHash(address).slice(0, 12)}`;
  const order = { id: partId, template, to: [address], data: { ...data, composed: true as const }, replyTo };
  return { id: partId, address, ...newMail(order, now) };
}
