import { quoteActions } from '@agency/domain/quote/status';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseForArchived } from '../records/client/store.ts';
import {
  changeHead,
  draftRef,
  inQuote,
  readDraft,
  readVersion,
  staffActor,
  writeEvent,
} from '../records/quote/store.ts';

/**
 * Starts a new version from the last sent one, which stays readable but can't be answered until the new version is
 * sent, or the revision is dropped.
 */
export const reviseQuote: OperationHandler<'reviseQuote'> = (deps, { quoteId }, { person }) =>
  inQuote(deps, quoteId, async (unit, head) => {
    const now = deps.clock();
    assertNoObstacle(quoteActions(head, now).revise);
    if (head.clientId !== null) await refuseForArchived(deps, unit, head.clientId);
    const sent = await readVersion(deps, quoteId, head.sentVersion, unit);
    const draft = await readDraft(deps, quoteId, unit);
    const revision = draft.revision + 1;
    unit.update(draftRef(deps, quoteId), {
      recipient: sent.recipient,
      content: sent.content,
      // The old last day may have passed by the time this is sent: it is set again, by hand or by the default validity.
      validUntil: null,
      revision,
      savedBy: person.uid,
      stretch: null,
      updatedAt: now,
      updatedBy: 'system',
    });
    const actor = staffActor(person);
    writeEvent(deps, unit, quoteId, { kind: 'revisionStarted', actor, version: head.sentVersion });
    const change = { beingRevised: true };
    changeHead(deps, unit, { head, change, actor, action: 'reviseQuote' });
    return { revision };
  });
