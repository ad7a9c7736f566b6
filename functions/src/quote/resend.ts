import { buysOf } from '@agency/domain/client/buys';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { quoteActions } from '@agency/domain/quote/status';
import { AppError } from '@agency/domain/shared/errors';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import { queueMails } from '../mail-queue/outbox.ts';
import { mailIdOf, sentNotification } from '../mail-queue/quote-mails.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readClient } from '../records/client/store.ts';
import { changeHead, inQuote, readVersion, staffActor, writeEvent } from '../records/quote/store.ts';

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

/** Staff may have said only since it was sent that the client buys privately. */
async function refuseWithoutRights(deps: Deps, unit: UnitOfWork, head: Stored<QuoteHead>): Promise<void> {
  invariant(head.clientId !== null, 'a quote that was sent has a client');
  const client = await readClient(deps, head.clientId, unit);
  if (buysOf(client) !== 'private') return;
  const { buys } = await readVersion(deps, head.id, head.sentVersion, unit);
  if (buys === 'private') return;
  throw new AppError(
    'failed-precondition',
    'This client buys privately, and this version doesn’t tell them about their right to cancel. Revise it and send the new version.',
  );
}
