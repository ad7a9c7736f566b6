import { nudgeOf } from '@agency/domain/quote/nudge';
import { AppError } from '@agency/domain/shared/errors';
import { queueMails } from '../mail-queue/outbox.ts';
import { mailIdOf, nudgeMail } from '../mail-queue/quote-mails.ts';
import { addressHash, findSuppression } from '../mail-queue/suppressions.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseWithoutRights } from '../records/quote/refuse-without-rights.ts';
import { changeHead, inQuote, staffActor, writeEvent } from '../records/quote/store.ts';

const action = 'nudgeQuote';

/** Asks the client about an offer that waits for an answer, in the words of staff. The same nudge twice is one mail. */
export const nudgeQuote: OperationHandler<typeof action> = (deps, input, { person }) => {
  const { quoteId, text } = input;
  const eventId = `nudge-${input.nudgeId}`;
  return inQuote(deps, quoteId, async (unit, head) => {
    const now = deps.clock();
    const version = head.sentVersion;
    const mail = nudgeMail({ quoteId, version, eventId }, head.recipient.email, now);
    const mailId = mailIdOf(mail);
    const event = await unit.get(documentRef(deps.db, 'quoteEvents', quoteId, eventId));
    if (event.exists) {
      refuseOtherWords(event.get('nudge'), text);
      return { mailId };
    }
    assertNoObstacle(nudgeOf(head, now).obstacle);
    await refuseWithoutRights(deps, unit, head);
    await refuseUnwanted(deps, unit, head.recipient.email);
    const actor = staffActor(person);
    writeEvent(deps, unit, quoteId, { kind: 'resent', actor, version, eventId, nudge: text });
    const change = { lastNudgedAt: now, delivery: 'queued', deliveryMailId: mailId } as const;
    changeHead(deps, unit, { head, change, actor, action });
    queueMails(deps, unit, [mail]);
    return { mailId };
  });
};

/** @throws AppError `already-exists` where the first try got through after all, and the words were changed since. */
function refuseOtherWords(sent: unknown, text: string): void {
  if (sent === text) return;
  throw new AppError(
    'already-exists',
    'The nudge you sent first is already on its way, so this one wasn’t sent. The history shows what it says.',
  );
}

/** @throws AppError `failed-precondition` for somebody who reported our emails as spam, about whatever they were. */
async function refuseUnwanted(deps: Deps, unit: UnitOfWork, address: string): Promise<void> {
  const known = await findSuppression(deps, addressHash(address), unit);
  if (!known?.complainedAt) return;
  throw new AppError('failed-precondition', `${address} marked our email as spam. Call them instead.`);
}
