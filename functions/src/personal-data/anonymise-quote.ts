import { erasedContact } from '@agency/domain/platform/erased';
import { quoteHead } from '@agency/domain/quote/schema';
import { quoteSearchTokens } from '@agency/domain/quote/search';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { collectionRef, documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import { emptyCollection } from './purge.ts';

/** Replaces the whole map everywhere, so that whatever a newer build stored beside a person's name goes too. */
const anonymous = { ...erasedContact, phone: null };

/**
 * Anonymises a quote that came to nothing and stays with the client's other people. Nobody agreed to it, so the hash no
 * longer needs to prove its content. The head is changed last: it is how the quote is found.
 */
export async function anonymiseQuote(deps: Deps, quoteId: string, address: string): Promise<void> {
  const { db } = deps;
  await emptyCollection(deps, collectionRef(db, 'quoteEvidence', quoteId));
  const recipientIn = (found: DocumentSnapshot) => ({
    recipient: { ...anonymous, company: found.get('recipient.company') ?? null },
  });
  const versions = await collectionRef(db, 'quoteVersions', quoteId).select('recipient.company').get();
  for (const found of versions.docs) await found.ref.update(recipientIn(found));
  const draft = await documentRef(db, 'quotePrivate', quoteId, 'draft').get();
  if (draft.exists) await draft.ref.update({ ...recipientIn(draft), enquiry: null, attribution: null });
  const events = await collectionRef(db, 'quoteEvents', quoteId).get();
  for (const found of events.docs) {
    const kind: unknown = found.get('actor.kind');
    if (kind !== 'staff') await found.ref.update({ actor: { kind, uid: null, name: '' } });
  }
  await commit(deps, async (unit) => {
    const stored = await findDocument(quoteHead, documentRef(db, 'quotes', quoteId), unit);
    if (stored?.recipient.email !== address) return;
    const head = { ...withoutId(stored), recipient: { ...stored.recipient, ...anonymous } };
    unit.set(documentRef(db, 'quotes', quoteId), { ...head, searchTokens: quoteSearchTokens(head) });
  });
}
