import type { Correction } from '@agency/domain/platform/data-request';
import { quoteQueries } from '@agency/domain/quote/queries';
import { type QuoteDraft, quoteHead } from '@agency/domain/quote/schema';
import { quoteSearchTokens } from '@agency/domain/quote/search';
import { audit } from '../../platform/audit.ts';
import type { Deps } from '../../platform/deps.ts';
import { parseSnapshot } from '../../platform/firestore.ts';
import { changeHead, draftRef, inQuote, readDraft, staffActor } from '../../records/quote/store.ts';
import { type Correcting, changed, correctEach, stays } from './correcting.ts';
import { fieldsFor } from './enquiries.ts';

/** Requests and drafts. What was sent says what it said: a revision corrects it. */
export async function correctQuotes(deps: Deps, correcting: Correcting): Promise<Correction[]> {
  let sent = 0;
  const spec = quoteQueries.quotesOfAddress;
  const corrected = await correctEach(deps, spec, correcting, async (found) => {
    const head = parseSnapshot(quoteHead, found);
    if (head.sentVersion === 0) return correctQuote(deps, head.id, correcting);
    sent += 1;
    return false;
  });
  return [changed('quotes', corrected), stays('sentQuotes', sent)];
}

function correctQuote(deps: Deps, quoteId: string, correcting: Correcting): Promise<boolean> {
  const { address, actor, action, isDry } = correcting;
  return inQuote(deps, quoteId, async (unit, head) => {
    if (head.sentVersion > 0 || head.recipient.email !== address) return false;
    const draft = await readDraft(deps, quoteId, unit);
    if (isDry) return true;
    const recipient = { ...head.recipient, ...fieldsFor(head.recipient, correcting) };
    // A colleague who has the draft open is told, and doesn't put the old name back.
    const revision = draft.revision + 1;
    const ref = draftRef(deps, quoteId);
    const now = deps.clock();
    unit.update(ref, { ...partsOf(draft, correcting), revision, updatedAt: now, updatedBy: 'system' });
    const { revision: seen } = draft;
    audit(deps, unit, { actor: actor.uid, action, ref, before: { revision: seen }, after: { revision } });
    const searchTokens = quoteSearchTokens({ ...head, recipient });
    changeHead(deps, unit, { head, change: { recipient, searchTokens }, actor: staffActor(actor), action });
    return true;
  });
}

/** Of the draft and of what the visitor entered, the parts that name this person. */
function partsOf(
  { recipient, enquiry }: QuoteDraft,
  correcting: Correcting,
): Partial<Pick<QuoteDraft, 'recipient' | 'enquiry'>> {
  const isTheirs = ({ email }: { readonly email: string }) => email === correcting.address;
  return {
    ...(isTheirs(recipient) ? { recipient: { ...recipient, ...fieldsFor(recipient, correcting) } } : {}),
    ...(enquiry && isTheirs(enquiry) ? { enquiry: { ...enquiry, ...fieldsFor(enquiry, correcting) } } : {}),
  };
}
