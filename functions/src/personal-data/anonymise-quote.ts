import { erasedContact } from '@agency/domain/platform/erased';
import { quoteQueries } from '@agency/domain/quote/queries';
import { type QuoteHead, quoteHead } from '@agency/domain/quote/schema';
import { quoteSearchTokens } from '@agency/domain/quote/search';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { collectionRef, documentRef, everySnapshot, findDocument, withoutId } from '../platform/firestore.ts';
import { forEvery } from './for-every.ts';
import { emptyCollection } from './purge.ts';
import { introductionWithout, redactDraft } from './redact-draft.ts';

/** Replaces the whole map everywhere, so that whatever a newer build stored beside a person's name goes too. */
const anonymous = { ...erasedContact, phone: null };

/**
 * Anonymises a quote that came to nothing and stays with the client's other people. Nobody agreed to it, so the hash no
 * longer needs to prove its content. The head is changed last: it is how the quote is found.
 */
export async function anonymiseQuote(deps: Deps, quoteId: string, address: string): Promise<void> {
  const { db } = deps;
  await emptyCollection(deps, collectionRef(db, 'quoteEvidence', quoteId));
  const versions = await collectionRef(db, 'quoteVersions', quoteId)
    .select('recipient', 'content.introduction')
    .get();
  for (const found of versions.docs) await found.ref.update(recipientIn(found));
  const nothingOfThem = { enquiry: null, attribution: null, internalNotes: '' };
  await redactDraft(deps, quoteId, (draft) => ({ ...recipientIn(draft), ...nothingOfThem }));
  const events = await collectionRef(db, 'quoteEvents', quoteId).get();
  for (const found of events.docs) {
    if (found.get('actor.kind') !== 'staff') await anonymiseEvent(found);
    // Addressed to them, in words that may name them.
    if (found.get('nudge') !== undefined) await found.ref.update({ nudge: null });
  }
  await commit(deps, async (unit) => {
    const stored = await findDocument(quoteHead, documentRef(db, 'quotes', quoteId), unit);
    if (stored?.recipient.email !== address) return;
    const head = {
      ...withoutId(stored),
      recipient: { ...stored.recipient, ...anonymous },
      decline: withoutReason(stored.decline),
    };
    unit.set(documentRef(db, 'quotes', quoteId), { ...head, searchTokens: quoteSearchTokens(head) });
  });
}

const recipientIn = (found: DocumentSnapshot): DocumentData => ({
  ...introductionWithout(found),
  recipient: { ...anonymous, company: found.get('recipient.company') ?? null },
});

const withoutReason = (decline: QuoteHead['decline']): QuoteHead['decline'] =>
  decline && { ...decline, reason: '' };

async function anonymiseEvent(event: DocumentSnapshot): Promise<void> {
  await event.ref.update({ actor: { kind: event.get('actor.kind'), uid: null, name: '' } });
}

/** Takes somebody out of the history of their client's quotes that nobody accepted, whoever these were for. */
export async function anonymiseAnswers(deps: Deps, clientId: string, uid: string): Promise<void> {
  const ofClient = everySnapshot(deps.db, quoteQueries.quotesOfClient, [clientId, Number.MAX_SAFE_INTEGER]);
  const isOffer = (found: DocumentSnapshot) => found.get('acceptance') === null;
  await forEvery(ofClient, (found) => anonymiseAnswersIn(deps, found.id, uid), isOffer);
}

async function anonymiseAnswersIn(deps: Deps, quoteId: string, uid: string): Promise<void> {
  const { docs } = await collectionRef(deps.db, 'quoteEvents', quoteId).get();
  for (const found of docs.filter((event) => event.get('actor.uid') === uid)) {
    if (found.get('kind') === 'declined') await removeDecline(deps, quoteId, found.id);
    await anonymiseEvent(found);
  }
}

async function removeDecline(deps: Deps, quoteId: string, eventId: string): Promise<void> {
  await documentRef(deps.db, 'quoteEvidence', quoteId, eventId).delete();
  await commit(deps, async (unit) => {
    const ref = documentRef(deps.db, 'quotes', quoteId);
    const stored = await findDocument(quoteHead, ref, unit);
    if (stored?.decline) unit.set(ref, { ...withoutId(stored), decline: withoutReason(stored.decline) });
  });
}
