import { quoteActions } from '@agency/domain/quote/status';
import { queueMails } from '../mail-queue/outbox.ts';
import { mailIdOf, sentNotification } from '../mail-queue/quote-mails.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseWithoutRights } from '../records/quote/refuse-without-rights.ts';
import { changeHead, inQuote, staffActor, writeEvent } from '../records/quote/store.ts';

/** Queues the offered version's mail once more; its link is minted again when it is sent. */
export const resendQuote: OperationHandler<'resendQuote'> = (deps, { quoteId }, { person }) =>
  inQuote(deps, quoteId, async (unit, head) => {
    const now = deps.clock();
    assertNoObstacle(quoteActions(head, now).resend);
    const version = head.sentVersion;
    await refuseWithoutRights(deps, unit, head);
    const actor = staffActor(person);
    const eventId = writeEvent(deps, unit, quoteId, { kind: 'resent', actor, version });
    const mail = sentNotification({ quoteId, version }, head.recipient.email, now, eventId);
    queueMails(deps, unit, [mail]);
    const mailId = mailIdOf(mail);
    const change = { delivery: 'queued', deliveryMailId: mailId } as const;
    changeHead(deps, unit, { head, change, actor, action: 'resendQuote' });
    return { mailId };
  });
