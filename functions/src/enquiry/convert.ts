import { enquiryStatuses } from '@agency/domain/contact/status';
import { cleanLine } from '@agency/domain/shared/fields';
import { makeReference } from '@agency/domain/shared/ids';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { enquiryOf, readEnquiry, refuseClosed } from '../records/enquiry/store.ts';
import { refuseOthers } from '../records/quote/client-of-recipient.ts';
import { newContent, newDraft, newHead } from '../records/quote/new-quote.ts';
import { draftRef, headRef } from '../records/quote/store.ts';

/**
 * Makes a draft quote from an enquiry, once: asking again returns the same quote. For the client that staff chose among
 * those with the address; else sending finds or makes it.
 */
export const convertEnquiry: OperationHandler<'convertEnquiry'> = (deps, { enquiry, clientId }, { person }) =>
  commit(deps, async (unit) => {
    const found = await readEnquiry(deps, enquiry, unit);
    if (found.quoteId !== null) return { quoteId: found.quoteId };
    refuseClosed(found);
    enquiryStatuses.assert(found.status, 'converted');
    if (clientId !== undefined) await refuseOthers(deps, unit, clientId, found.recipient.email);
    const { paymentSchedule } = await readPrivateSettings(deps, unit);
    const now = deps.clock();
    const quoteId = makeReference('quote', deps.random);
    // A message's subject is the visitor's question, and the client sees what a quote is called.
    const title = found.package === null ? '' : cleanLine(found.package.name, 120);
    const { recipient, attribution } = found;
    const draft = {
      ...newDraft({ recipient, content: newContent(title, paymentSchedule), now }),
      enquiry: enquiryOf(found),
      attribution,
      internalNotes: `From ${found.reference}.`,
    };
    unit.create(
      headRef(deps, quoteId),
      newHead({ number: quoteId, title, source: 'staff', recipient, clientId, now }),
    );
    unit.create(draftRef(deps, quoteId), draft);
    const after = { status: 'converted', quoteId };
    unit.update(found.ref, { ...after, updatedAt: now, updatedBy: 'system' });
    const before = { status: found.status, quoteId: null };
    audit(deps, unit, { actor: person.uid, action: 'convertEnquiry', ref: found.ref, before, after });
    return { quoteId };
  });
