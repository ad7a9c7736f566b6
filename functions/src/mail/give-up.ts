import { outboxMail } from '@agency/domain/mail/schema';
import { isStuck } from '@agency/domain/mail/status';
import { AppError } from '@agency/domain/shared/errors';
import { deleteCachedMessage } from '../mail-queue/message-cache.ts';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, readDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';

const action = 'giveUpMail';

const notStuck = () => new AppError('failed-precondition', 'This email has been sent, or is about to be.');

/**
 * Puts away a mail that failed, or of which we don't know whether it arrived, so that nothing asks about it again. Why it
 * wasn't sent stays on it, and on the quote or invoice that it was about. Repeating it changes nothing.
 */
export const giveUpMail: OperationHandler<typeof action> = async (deps, { mailId }, { person }) => {
  const given = await commit(deps, async (unit) => {
    const ref = documentRef(deps.db, 'outbox', mailId);
    const { status } = await readDocument(outboxMail, ref, 'This email has been deleted.', unit);
    if (status === 'cancelled') return { status };
    if (!isStuck(status)) throw notStuck();
    unit.update(ref, { status: 'cancelled', lease: null, updatedAt: deps.clock() });
    audit(deps, unit, {
      actor: person.uid,
      action,
      ref,
      before: { status },
      after: { status: 'cancelled' },
    });
    return { status: 'cancelled' as const };
  });
  await deleteCachedMessage(deps, mailId);
  return given;
};
