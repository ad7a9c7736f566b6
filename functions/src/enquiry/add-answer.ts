import { isWaiting, statusOnceAnswerCame } from '@agency/domain/contact/status';
import { londonDate } from '@agency/domain/shared/dates';
import { notRight } from '@agency/domain/shared/errors';
import type { CivilDate } from '@agency/domain/shared/fields';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { isStored, messageIdOf, messageRef, storeMessage } from '../records/enquiry/messages.ts';
import { readEnquiry } from '../records/enquiry/store.ts';

/**
 * Adds what somebody answered to the mailbox to the conversation, where staff look for it: it waits for them again. The
 * same answer sent twice is one; the audit log records only its length.
 */
export const addEnquiryAnswer: OperationHandler<'addEnquiryAnswer'> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { enquiry, body, receivedOn } = input;
    const messageId = messageIdOf('answer', input.answerId);
    const ref = messageRef(deps, enquiry, messageId);
    if (await isStored(ref, { body, receivedOn }, unit)) return { messageId };
    const found = await readEnquiry(deps, enquiry, unit);
    const now = deps.clock();
    refuseOtherDays(receivedOn, londonDate(found.createdAt), londonDate(now));
    storeMessage(unit, ref, {
      kind: 'answer',
      body,
      authorUid: person.uid,
      mailId: null,
      receivedOn,
      createdAt: now,
    });
    const status = statusOnceAnswerCame(found);
    // What waits already has waited longer.
    const answeredOn = isWaiting(found.status) ? found.answeredOn : receivedOn;
    const change = { status, answeredOn, lastMessageId: messageId };
    unit.update(found.ref, { ...change, updatedAt: now, updatedBy: 'system' });
    audit(deps, unit, {
      actor: person.uid,
      action: 'addEnquiryAnswer',
      ref: found.ref,
      before: { status: found.status },
      after: { status, answer: `${body.length} characters`, receivedOn },
    });
    return { messageId };
  });

/** @throws AppError `invalid-argument` for a day before the enquiry came or after today. */
function refuseOtherDays(receivedOn: CivilDate, first: CivilDate, today: CivilDate): void {
  if (receivedOn > today) throw notRight([{ path: 'receivedOn', message: 'Choose today or an earlier day' }]);
  if (receivedOn < first) {
    throw notRight([{ path: 'receivedOn', message: 'Choose a day on or after their first message' }]);
  }
}
