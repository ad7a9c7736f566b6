import { erasedContact } from '@agency/domain/platform/erased';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../platform/deps.ts';
import { collectionRef } from '../platform/firestore.ts';
import { inTurn } from '../platform/in-turn.ts';
import { headRef } from '../records/quote/store.ts';
import { fateOfMention, findHead, quotesNaming } from './quotes-naming.ts';
import { redactAuditOf } from './redact-audit.ts';
import { introductionWithout, redactDraft } from './redact-draft.ts';

/** Takes somebody out of quotes that are made out to another address. What was agreed to stays as it was. */
export async function eraseMentions(deps: Deps, address: string) {
  return inTurn(await quotesNaming(deps, address), async (quoteId) => {
    const head = await findHead(deps, quoteId);
    if (head === null || fateOfMention(head) === 'retained') return false;
    await redactAuditOf(deps, headRef(deps, quoteId).path);
    const versions = await eraseFromVersions(deps, quoteId, address);
    const hasAsked = await eraseFromDraft(deps, quoteId, address);
    await eraseFromHistory(deps, quoteId, (event) => {
      const kind: unknown = event.get('actor.kind');
      if (kind === 'visitor') return hasAsked;
      return kind !== 'system' && versions.includes(Number(event.get('version')));
    });
    return true;
  });
}

const nobodyFor = (company: unknown) => ({ ...erasedContact, phone: null, company: company ?? null });

/** Returns the numbers of the versions that were sent to them. */
async function eraseFromVersions(deps: Deps, quoteId: string, address: string): Promise<number[]> {
  // A quote has few versions: asked for by their recipient, they would need an index of their own.
  const versions = await collectionRef(deps.db, 'quoteVersions', quoteId)
    .select('recipient', 'content.introduction')
    .get();
  const theirs = versions.docs.filter((found) => found.get('recipient.email') === address);
  for (const found of theirs) {
    const recipient = nobodyFor(found.get('recipient.company'));
    await found.ref.update({ ...introductionWithout(found), recipient });
  }
  return theirs.map(({ id }) => Number(id));
}

/** Returns whether it was they who asked. */
async function eraseFromDraft(deps: Deps, quoteId: string, address: string): Promise<boolean> {
  let hasAsked = false;
  await redactDraft(deps, quoteId, (draft) => {
    hasAsked = draft.get('enquiry.email') === address;
    const isFor = draft.get('recipient.email') === address;
    if (!hasAsked && !isFor) return null;
    const recipient = nobodyFor(draft.get('recipient.company'));
    return {
      ...(hasAsked ? { enquiry: null, attribution: null } : {}),
      ...(isFor ? { ...introductionWithout(draft), recipient } : {}),
    };
  });
  return hasAsked;
}

/** Who asked, or answered what was sent to them, and words that staff wrote to them. */
async function eraseFromHistory(
  deps: Deps,
  quoteId: string,
  isTheirs: (event: DocumentSnapshot) => boolean,
): Promise<void> {
  const { docs } = await collectionRef(deps.db, 'quoteEvents', quoteId).get();
  for (const event of docs.filter(isTheirs)) {
    const kind: unknown = event.get('actor.kind');
    const nudge = event.get('nudge') === undefined ? {} : { nudge: null };
    const who = kind === 'staff' ? {} : { actor: { kind, uid: null, name: '' } };
    const fields = { ...who, ...nudge };
    if (Object.keys(fields).length > 0) await event.ref.update(fields);
  }
}
