import { quoteActions } from '@agency/domain/quote/status';
import { queueMails } from '../mail-queue/outbox.ts';
import { quoteNotice } from '../mail-queue/quote-mails.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { changeHead, inQuote, staffActor, writeEvent } from '../records/quote/store.ts';

/** Withdraws an open offer. It stays readable, marked as withdrawn, and the client is notified. */
export const withdrawQuote: OperationHandler<'withdrawQuote'> = (deps, { quoteId }, { person }) =>
  inQuote(deps, quoteId, async (unit, head) => {
    const now = deps.clock();
    assertNoObstacle(quoteActions(head, now).withdraw);
    const actor = staffActor(person);
    const version = head.sentVersion;
    const change = { status: 'withdrawn', withdrawnAt: now } as const;
    writeEvent(deps, unit, quoteId, { kind: 'withdrawn', actor, version });
    changeHead(deps, unit, { head, change, actor, action: 'withdrawQuote' });
    const mail = quoteNotice('quoteWithdrawn', { quoteId, version }, [head.recipient.email], now);
    queueMails(deps, unit, [mail]);
    return { status: change.status };
  });
