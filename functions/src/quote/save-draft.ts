import { changedFields } from '@agency/domain/audit/changes';
import { continueStretch } from '@agency/domain/quote/saving-stretch';
import type { QuoteDraft, QuoteHead } from '@agency/domain/quote/schema';
import { quoteSearchTokens } from '@agency/domain/quote/search';
import { quoteActions } from '@agency/domain/quote/status';
import { AppError } from '@agency/domain/shared/errors';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import { audit } from '../platform/audit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { changeHead, draftRef, inQuote, readDraft, staffActor, writeEvent } from '../records/quote/store.ts';

const action = 'saveQuoteDraft';

/** @throws AppError `failed-precondition` when somebody saved since this copy was read. */
export function refuseOldRevision(draft: Pick<QuoteDraft, 'revision'>, revision: number): void {
  if (draft.revision === revision) return;
  throw new AppError(
    'failed-precondition',
    'Someone saved this quote after you opened it. Reload it to see their changes.',
    { detail: `revision ${revision}, stored ${draft.revision}` },
  );
}

/** What is typed into a quote. */
type Working = Pick<QuoteDraft, 'recipient' | 'content' | 'validUntil' | 'internalNotes'>;

/**
 * Saves the working copy of a quote. The first save of a visitor's request makes a draft of it. A save that nobody asked for
 * is logged only where it changes a part that its stretch hasn't changed yet.
 */
export const saveQuoteDraft: OperationHandler<typeof action> = (deps, input, { person }) => {
  const { quoteId, revision, auto = false, ...working } = input;
  return inQuote(deps, quoteId, async (unit, head) => {
    const now = deps.clock();
    assertNoObstacle(quoteActions(head, now).edit);
    const stored = await readDraft(deps, quoteId, unit);
    refuseOldRevision(stored, revision);
    const next = revision + 1;
    const ref = draftRef(deps, quoteId);
    const parts = changedParts(stored, working);
    const { stretch, unlogged } = continueStretch(stored, { by: person.uid, parts, now });
    unit.update(ref, {
      ...working,
      revision: next,
      savedBy: person.uid,
      stretch: auto ? stretch : null,
      updatedAt: now,
      updatedBy: 'system',
    });
    const actor = staffActor(person);
    const isFirst = head.status === 'requested';
    const isLogged = !auto || isFirst || unlogged.length > 0;
    if (isLogged) {
      const after = { revision: next, changed: auto ? unlogged : parts };
      audit(deps, unit, { actor: actor.audited, action, ref, before: { revision }, after });
    }
    const change = { ...shownFields(head, working), ...(isFirst ? { status: 'draft' as const } : {}) };
    changeHead(deps, unit, { head, change, actor, action, isLogged });
    if (isFirst) writeEvent(deps, unit, quoteId, { kind: 'draftSaved', actor, version: null });
    return { revision: next };
  });
};

/** What lists show and staff find a quote by. A sent quote keeps both until the new version is sent. */
function shownFields(
  head: QuoteHead,
  { content, recipient }: Working,
): Pick<QuoteHead, 'title' | 'recipient' | 'searchTokens'> {
  const { number } = head;
  const { title, recipient: to } = head.sentVersion > 0 ? head : { title: content.title, recipient };
  return { title, recipient: to, searchTokens: quoteSearchTokens({ number, title, recipient: to }) };
}

/** Names of the parts that a save changed: the log of saves holds no copies of whole quotes. */
function changedParts(before: Working, after: Working): string[] {
  const flat = ({ recipient, content, validUntil, internalNotes }: Working) => ({
    ...content,
    recipient,
    validUntil,
    internalNotes,
  });
  return Object.keys(changedFields(flat(before), flat(after)).after);
}
