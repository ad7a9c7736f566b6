import type { QuoteContent } from '@agency/domain/quote/content';
import { fromTemplate } from '@agency/domain/quote/reuse';
import { quoteDraft } from '@agency/domain/quote/schema';
import { AppError } from '@agency/domain/shared/errors';
import { makeReference } from '@agency/domain/shared/ids';
import { template } from '@agency/domain/template/schema';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, readDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { refuseOthers } from '../records/quote/client-of-recipient.ts';
import { newContent, newDraft, newHead, refuseOtherRecipient } from '../records/quote/new-quote.ts';
import { draftRef, headRef, staffActor } from '../records/quote/store.ts';

/** Creates a quote on behalf of staff, without a visitor's request; under the number that a browser made, once. */
export const createQuote: OperationHandler<'createQuote'> = (
  deps,
  { quoteId: wanted, recipient, clientId, templateId },
  { person },
) => {
  const quoteId = wanted ?? makeReference('quote', deps.random);
  return commit(deps, async (unit) => {
    const known = await findDocument(quoteDraft, draftRef(deps, quoteId), unit);
    if (known) {
      refuseOtherRecipient(quoteId, known, recipient);
      return { quoteId };
    }
    if (clientId !== undefined) await refuseOthers(deps, unit, clientId, recipient.email);
    const now = deps.clock();
    const settings = await readPrivateSettings(deps, unit);
    const content =
      templateId === undefined
        ? newContent('', settings.paymentSchedule)
        : fromTemplate(await readQuoteTemplate(deps, templateId, unit), recipient.name);
    const { title } = content;
    const ref = headRef(deps, quoteId);
    unit.create(ref, newHead({ number: quoteId, title, source: 'staff', recipient, clientId, now }));
    unit.create(draftRef(deps, quoteId), newDraft({ recipient, content, now }));
    const actor = staffActor(person).audited;
    audit(deps, unit, { actor, action: 'createQuote', ref, before: null, after: { recipient } });
    return { quoteId };
  });
};

async function readQuoteTemplate(deps: Deps, templateId: string, unit: UnitOfWork): Promise<QuoteContent> {
  const missing = 'We can’t find this template. Someone may have removed it.';
  const { content } = await readDocument(
    template,
    documentRef(deps.db, 'templates', templateId),
    missing,
    unit,
  );
  if (content.kind !== 'quote') throw new AppError('not-found', missing);
  return content.quote;
}
