import { outboxMail } from '@agency/domain/mail/schema';
import { mailStatuses } from '@agency/domain/mail/status';
import { deleteCachedMessage } from '../mail-queue/message-cache.ts';
import { audit } from '../platform/audit.ts';
import { documentRef, fromTransaction, readDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readReport, report } from './delivery.ts';
import { isComposed } from './prepare.ts';

/**
 * Requeues a failed or uncertain mail with all its attempts; the outbox trigger sends it. A failed one is rendered
 * again, because its content may be why it failed; an uncertain one sends the same bytes under the same key, so that
 * the provider notices while it still knows the key.
 */
export const retryMail: OperationHandler<'retryMail'> = async (deps, { mailId }, { person }) => {
  const ref = documentRef(deps.db, 'outbox', mailId);
  await deps.db.runTransaction(async (transaction) => {
    const source = fromTransaction(transaction);
    const mail = await readDocument(outboxMail, ref, 'This email has been deleted.', source);
    mailStatuses.assert(mail.status, 'queued');
    const reporting = await readReport(deps, transaction, mail);
    if (mail.status === 'failed' && !isComposed(mail)) await deleteCachedMessage(deps, mailId);
    const now = deps.clock();
    const change = {
      status: 'queued' as const,
      attempts: 0,
      nextAttemptAt: now,
      lease: null,
      firstSentAt: null,
      error: null,
      updatedAt: now,
    };
    transaction.update(ref, change);
    report(transaction, reporting, mail, 'queued', now);
    const before = { status: mail.status, error: mail.error };
    audit(deps, transaction, {
      actor: person.uid,
      action: 'retryMail',
      ref,
      before,
      after: { status: 'queued', error: null },
    });
  });
  return { status: 'queued' };
};
