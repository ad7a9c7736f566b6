import { makeReference } from '@agency/domain/shared/ids';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { refuseOthers } from '../records/quote/client-of-recipient.ts';
import { newContent, newDraft, newHead } from '../records/quote/new-quote.ts';
import { draftRef, headRef, staffActor } from '../records/quote/store.ts';

/** Creates a quote on behalf of staff, without a visitor's request. */
export const createQuote: OperationHandler<'createQuote'> = (deps, { recipient, clientId }, { person }) =>
  commit(deps, async (unit) => {
    if (clientId !== undefined) await refuseOthers(deps, unit, clientId, recipient.email);
    const now = deps.clock();
    const quoteId = makeReference('quote', deps.random);
    const settings = await readPrivateSettings(deps, unit);
    const content = newContent('', settings.paymentSchedule);
    const ref = headRef(deps, quoteId);
    unit.create(ref, newHead({ number: quoteId, title: '', source: 'staff', recipient, clientId, now }));
    unit.create(draftRef(deps, quoteId), newDraft({ recipient, content, now }));
    const actor = staffActor(person).audited;
    audit(deps, unit, { actor, action: 'createQuote', ref, before: null, after: { recipient } });
    return { quoteId };
  });
