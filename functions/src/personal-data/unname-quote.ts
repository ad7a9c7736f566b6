import { erasedContact } from '@agency/domain/platform/erased';
import { quoteHead, type Recipient } from '@agency/domain/quote/schema';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { collectionRef, documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import { quoteSearchTokens } from '../records/quote/store.ts';
import { emptyCollection } from './forget.ts';

const unnamed = (recipient: Recipient): Recipient => ({ ...recipient, ...erasedContact, phone: null });

/**
 * A quote that came to nothing stays with the client's other people, and no longer says for whom it was made. Nobody
 * agreed to it, so that nobody needs to prove its content by the hash any more. The head goes last: by it this is found.
 */
export async function unnameQuote(deps: Deps, quoteId: string, address: string): Promise<void> {
  const { db } = deps;
  await emptyCollection(deps, collectionRef(db, 'quoteEvidence', quoteId));
  const recipient = { 'recipient.name': erasedContact.name, 'recipient.email': erasedContact.email };
  const versions = await collectionRef(db, 'quoteVersions', quoteId).select().get();
  for (const { ref } of versions.docs) await ref.update({ ...recipient, 'recipient.phone': null });
  const draft = documentRef(db, 'quotePrivate', quoteId, 'draft');
  if ((await draft.get()).exists) {
    await draft.update({ ...recipient, 'recipient.phone': null, enquiry: null, attribution: null });
  }
  const events = await collectionRef(db, 'quoteEvents', quoteId).get();
  for (const found of events.docs) {
    if (found.get('actor.kind') !== 'staff') await found.ref.update({ 'actor.name': '', 'actor.uid': null });
  }
  await commit(deps, async (unit) => {
    const stored = await findDocument(quoteHead, documentRef(db, 'quotes', quoteId), unit);
    if (stored?.recipient.email !== address) return;
    const head = { ...withoutId(stored), recipient: unnamed(stored.recipient) };
    unit.set(documentRef(db, 'quotes', quoteId), { ...head, searchTokens: quoteSearchTokens(head) });
  });
}
