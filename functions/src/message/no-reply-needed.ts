import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { findThreadHead, threadRef } from '../records/message/thread-head.ts';

const action = 'noReplyNeeded';

/** Ends the client's wait without a message. A message that comes later waits again. */
export const noReplyNeeded: OperationHandler<typeof action> = (deps, { kind, threadId, seen }, { person }) =>
  commit(deps, async (unit) => {
    const head = await findThreadHead(deps, kind, threadId, unit);
    if (head === null) {
      throw new AppError('not-found', `We can’t find this ${kind === 'quotes' ? 'quote' : 'project'}.`);
    }
    const { awaitsReplySince, lastMessageAt } = head;
    if (awaitsReplySince !== null) {
      refuseUnseen(lastMessageAt.client, seen);
      const ref = threadRef(deps, kind, threadId);
      const after = { awaitsReplySince: null };
      unit.update(ref, after);
      audit(deps, unit, { actor: person.uid, action, ref, before: { awaitsReplySince }, after });
    }
    return { waiting: false };
  });

/** @throws AppError `failed-precondition` where the client has written since. */
function refuseUnseen(last: Date | null, seen: number | undefined): void {
  if (seen === undefined || last === null || last.getTime() <= seen) return;
  throw new AppError('failed-precondition', 'They’ve written again since. Read that first.');
}
