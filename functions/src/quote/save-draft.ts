import { changedFields } from '@agency/domain/audit/changes';
import type { QuoteContent } from '@agency/domain/quote/content';
import type { QuoteDraft } from '@agency/domain/quote/schema';
import { quoteActions } from '@agency/domain/quote/status';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseFor } from '../platform/refuse.ts';
import {
  changeHead,
  draftRef,
  inQuote,
  quoteSearchTokens,
  readDraft,
  staffActor,
  writeEvent,
} from './store.ts';

/** @throws AppError `failed-precondition` when somebody saved since this copy was read. */
export function refuseOldRevision(draft: Pick<QuoteDraft, 'revision'>, revision: number): void {
  if (draft.revision === revision) return;
  throw new AppError(
    'failed-precondition',
    'Someone saved this quote after you opened it. Reload it to see their changes.',
    { detail: `revision ${revision}, stored ${draft.revision}` },
  );
}

/** Saves the working copy of a quote. The first save of a visitor's request makes a draft of it. */
export const saveQuoteDraft: OperationHandler<'saveQuoteDraft'> = (deps, input, { person }) => {
  const { quoteId, revision, recipient, content, validUntil, internalNotes } = input;
  return inQuote(deps, quoteId, async (unit, head) => {
    refuseFor(quoteActions(head, deps.clock()).edit);
    const stored = await readDraft(deps, quoteId, unit);
    refuseOldRevision(stored, revision);
    const next = revision + 1;
    const now = deps.clock();
    unit.update(draftRef(deps, quoteId), {
      recipient,
      content,
      validUntil,
      internalNotes,
      revision: next,
      updatedAt: now,
      updatedBy: 'system',
    });
    const actor = staffActor(person);
    audit(deps, unit, {
      actor: actor.audited,
      action: 'saveQuoteDraft',
      ref: draftRef(deps, quoteId),
      before: { revision },
      after: {
        revision: next,
        changed: changedParts(stored, { recipient, content, validUntil, internalNotes }),
      },
    });
    const isFirst = head.status === 'requested';
    // What was sent keeps its title and recipient until the new version is sent.
    const wasSent = head.sentVersion > 0;
    const title = wasSent ? head.title : content.title;
    const shown = { number: head.number, title, recipient: wasSent ? head.recipient : recipient };
    const change = {
      title,
      recipient: shown.recipient,
      ...(isFirst ? { status: 'draft' as const } : {}),
      searchTokens: quoteSearchTokens(shown),
    };
    changeHead(deps, unit, { head, change, actor, action: 'saveQuoteDraft' });
    if (isFirst) writeEvent(deps, unit, quoteId, { kind: 'draftSaved', actor, version: null });
    return { revision: next };
  });
};

type Working = { readonly content: QuoteContent } & Pick<
  QuoteDraft,
  'recipient' | 'validUntil' | 'internalNotes'
>;

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
