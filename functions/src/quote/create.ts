import type { QuoteDraft } from '@agency/domain/quote/schema';
import { audit } from '../platform/audit.ts';
import { transactionReader } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { withReference } from '../platform/reference.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { newContent, newHead } from './new-quote.ts';
import { draftRef, headRef, staffActor } from './store.ts';

/** Begins a quote that staff make themselves, without a visitor's request. */
export const createQuote: OperationHandler<'createQuote'> = (deps, { recipient }, { person }) =>
  withReference(deps, 'quote', (quoteId) =>
    deps.db.runTransaction(async (transaction) => {
      const now = deps.clock();
      const settings = await readPrivateSettings(deps, transactionReader(transaction));
      const head = newHead({ number: quoteId, title: '', source: 'staff', recipient, now });
      const draft: QuoteDraft = {
        enquiry: null,
        attribution: null,
        content: newContent('', settings.paymentSchedule),
        validUntil: null,
        internalNotes: '',
        revision: 0,
        createdAt: now,
        updatedAt: now,
        updatedBy: 'system',
      };
      const ref = headRef(deps, quoteId);
      transaction.create(ref, head);
      transaction.create(draftRef(deps, quoteId), draft);
      const actor = staffActor(person).audited;
      audit(deps, transaction, { actor, action: 'createQuote', ref, before: null, after: { recipient } });
      return { quoteId };
    }),
  );
