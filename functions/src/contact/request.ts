import type { ContactInput } from '@agency/domain/contact/request';
import type { Contact } from '@agency/domain/contact/schema';
import { contactSearchTokens } from '@agency/domain/contact/search';
import { makeReference } from '@agency/domain/shared/ids';
import { formMails, mayConfirm } from '../mail-queue/confirmations.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { requestKey, runOnce } from '../platform/http/idempotency.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { type FormResponse, formResponse } from '../site/public-form.ts';

/** Takes in what a visitor writes: the contact and two mails in one commit. The same sent twice is one contact. */
export async function requestContact(
  deps: Deps,
  input: ContactInput,
  idempotencyKey: string | undefined,
): Promise<FormResponse> {
  // Where a visitor came from is no part of what is said: another tab may tell it otherwise.
  const { attribution: _from, ...content } = input;
  const key = requestKey('contacts', { key: idempotencyKey, address: input.email, content });
  let charged: Promise<boolean> | undefined;
  return runOnce(deps, key, formResponse, async (unit) => {
    charged ??= charge(deps, input.email);
    const confirms = await charged;
    const contactId = makeReference('contact', deps.random);
    const { notificationEmails } = await readPrivateSettings(deps, unit);
    unit.create(documentRef(deps.db, 'contacts', contactId), newContact(contactId, input, deps.clock()));
    const mails = formMails(
      {
        documentId: contactId,
        data: { contactId },
        confirmation: 'contact-form-confirmation',
        notification: 'contact-form-notification',
        visitor: input.email,
        staff: notificationEmails,
        confirms,
      },
      deps.clock(),
    );
    queueMails(deps, unit, mails);
    return { answer: { id: contactId, reference: contactId }, documentPath: `contacts/${contactId}` };
  });
}

/** Charged once for each message that is new, however often its commit begins again. */
async function charge(deps: Deps, email: string): Promise<boolean> {
  await consumeLimit(deps, 'formsPerEmail', email);
  return mayConfirm(deps, email);
}

function newContact(reference: string, input: ContactInput, now: Date): Contact {
  const { name, email, subject, message, attribution = null } = input;
  return {
    reference,
    name,
    email,
    subject,
    message,
    attribution,
    status: 'new',
    notes: '',
    quoteId: null,
    repliedAt: null,
    searchTokens: contactSearchTokens({ reference, name, email, subject }),
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
}
