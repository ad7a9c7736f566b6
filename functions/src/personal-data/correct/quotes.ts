import type { Correction } from '@agency/domain/platform/data-request';
import { quoteQueries } from '@agency/domain/quote/queries';
import { type QuoteDraft, quoteHead } from '@agency/domain/quote/schema';
import { quoteSearchTokens } from '@agency/domain/quote/search';
import { audit } from '../../platform/audit.ts';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { parseSnapshot } from '../../platform/firestore.ts';
import { inTurn } from '../../platform/in-turn.ts';
import { changeHead, draftRef, inQuote, readDraft, staffActor } from '../../records/quote/store.ts';
import { quotesNaming } from '../quotes-naming.ts';
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
  const { count, unreadable } = await inTurn(await quotesNaming(deps, correcting.address), (id) =>
    correctMention(deps, id, correcting),
  );
  if (unreadable[0]) throw unreadable[0];
  return [changed('quotes', corrected + count), stays('sentQuotes', sent)];
}

/** In a quote for somebody else: what they asked by the form, and a draft for them. */
function correctMention(deps: Deps, quoteId: string, correcting: Correcting): Promise<boolean> {
  return inQuote(deps, quoteId, async (unit, head) => {
    if (head.recipient.email === correcting.address) return false;
    const draft = await readDraft(deps, quoteId, unit);
    const parts = partsOf(draft, correcting);
    if (Object.keys(parts).length === 0) return false;
    if (!correcting.isDry) writeDraft(deps, unit, { quoteId, draft, parts }, correcting);
    return true;
  });
}

interface CorrectedDraft {
  readonly quoteId: string;
  readonly draft: QuoteDraft;
  readonly parts: ReturnType<typeof partsOf>;
}

/** A colleague who has the draft open is told, and doesn't put the old name back. */
function writeDraft(
  deps: Deps,
  unit: UnitOfWork,
  { quoteId, draft, parts }: CorrectedDraft,
  { actor, action }: Correcting,
): void {
  const ref = draftRef(deps, quoteId);
  const { revision: seen } = draft;
  const revision = seen + 1;
  const saved = { revision, savedBy: actor.uid, stretch: null };
  unit.update(ref, { ...parts, ...saved, updatedAt: deps.clock(), updatedBy: 'system' });
  audit(deps, unit, { actor: actor.uid, action, ref, before: { revision: seen }, after: { revision } });
}

function correctQuote(deps: Deps, quoteId: string, correcting: Correcting): Promise<boolean> {
  const { address, actor, action, isDry } = correcting;
  return inQuote(deps, quoteId, async (unit, head) => {
    if (head.sentVersion > 0 || head.recipient.email !== address) return false;
    const draft = await readDraft(deps, quoteId, unit);
    if (isDry) return true;
    const recipient = { ...head.recipient, ...fieldsFor(head.recipient, correcting) };
    writeDraft(deps, unit, { quoteId, draft, parts: partsOf(draft, correcting) }, correcting);
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
