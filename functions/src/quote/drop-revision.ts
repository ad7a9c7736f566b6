import { AppError } from '@agency/domain/shared/errors';
import type { OperationHandler } from '../platform/operation.ts';
import { offeredFields } from '../records/quote/freeze.ts';
import {
  changeHead,
  draftRef,
  inQuote,
  readDraft,
  readVersion,
  staffActor,
  writeEvent,
} from '../records/quote/store.ts';

/** Drops an unsent revision: the sent version can be answered again, as it was. */
export const dropRevision: OperationHandler<'dropRevision'> = (deps, { quoteId }, { person }) =>
  inQuote(deps, quoteId, async (unit, head) => {
    if (!head.beingRevised) throw new AppError('failed-precondition', 'This quote isn’t being revised.');
    const sent = await readVersion(deps, quoteId, head.sentVersion, unit);
    const draft = await readDraft(deps, quoteId, unit);
    unit.update(draftRef(deps, quoteId), {
      recipient: sent.recipient,
      content: sent.content,
      validUntil: null,
      revision: draft.revision + 1,
      savedBy: person.uid,
      stretch: null,
      updatedAt: deps.clock(),
      updatedBy: 'system',
    });
    const actor = staffActor(person);
    writeEvent(deps, unit, quoteId, { kind: 'revisionDropped', actor, version: head.sentVersion });
    const change = offeredFields(head, sent);
    changeHead(deps, unit, { head, change, actor, action: 'dropRevision' });
    return { version: head.sentVersion };
  });
