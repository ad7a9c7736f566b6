import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { headRef, inQuote } from '../records/quote/store.ts';

const action = 'logClientView';

/** Staff look at a sent quote as its client sees it: the log says so, and the quote counts as viewed no more than before. */
export const logClientView: OperationHandler<typeof action> = (deps, { quoteId }, { person }) =>
  inQuote(deps, quoteId, async (unit, { sentVersion: version }) => {
    if (version === 0) throw new AppError('failed-precondition', 'This quote hasn’t been sent yet.');
    const ref = headRef(deps, quoteId);
    audit(deps, unit, { actor: person.uid, action, ref, before: null, after: { version } });
    return { version };
  });
