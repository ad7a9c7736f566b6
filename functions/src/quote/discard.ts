import { quoteActions } from '@agency/domain/quote/status';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { changeHead, inQuote, staffActor, writeEvent } from '../records/quote/store.ts';

/** Discards a request or draft that was never sent. */
export const discardQuote: OperationHandler<'discardQuote'> = (deps, { quoteId }, { person }) =>
  inQuote(deps, quoteId, async (unit, head) => {
    assertNoObstacle(quoteActions(head, deps.clock()).discard);
    const actor = staffActor(person);
    const change = { status: 'discarded' } as const;
    writeEvent(deps, unit, quoteId, { kind: 'discarded', actor, version: null });
    changeHead(deps, unit, { head, change, actor, action: 'discardQuote' });
    return { status: change.status };
  });
