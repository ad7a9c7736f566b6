import { greetingNobody } from '@agency/domain/quote/reuse';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../platform/deps.ts';
import { draftRef } from '../records/quote/store.ts';

/**
 * Takes somebody out of the working copy of a quote, with what a newer build stored beside them. As if it had been saved:
 * a colleague who has it open is told, and doesn't put them back. Nothing changes where `fieldsOf` gives null.
 */
export function redactDraft(
  deps: Deps,
  quoteId: string,
  fieldsOf: (draft: DocumentSnapshot) => DocumentData | null,
): Promise<void> {
  const ref = draftRef(deps, quoteId);
  return deps.db.runTransaction(async (transaction) => {
    const draft = await transaction.get(ref);
    const fields = draft.exists ? fieldsOf(draft) : null;
    if (fields === null) return;
    const revision = Number(draft.get('revision')) + 1;
    const saved = { revision, savedBy: null, stretch: null, updatedAt: deps.clock(), updatedBy: 'system' };
    transaction.update(ref, { ...fields, ...saved });
  });
}

/** An introduction that doesn't greet the recipient any more. */
export function introductionWithout(found: DocumentSnapshot): DocumentData {
  const introduction: unknown = found.get('content.introduction');
  const name: unknown = found.get('recipient.name');
  if (typeof introduction !== 'string' || typeof name !== 'string') return {};
  return { 'content.introduction': greetingNobody(introduction, name) };
}
