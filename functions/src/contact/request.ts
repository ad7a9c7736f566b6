import type { ContactInput } from '@agency/domain/contact/request';
import type { Contact } from '@agency/domain/contact/schema';
import { contactSearchTokens } from '@agency/domain/contact/search';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { type FormKind, takeFormRequest } from '../site/form-request.ts';
import type { FormResponse, FormSender } from '../site/public-form.ts';

/** Takes a visitor's message: the contact and two mails in one commit. Sending it twice makes one contact. */
export function requestContact(deps: Deps, input: ContactInput, sender: FormSender): Promise<FormResponse> {
  return takeFormRequest(deps, contactForm, input, sender);
}

const contactForm: FormKind<ContactInput, null> = {
  name: 'contacts',
  collection: 'contacts',
  reference: 'contact',
  confirmation: 'contact-form-confirmation',
  notification: 'contact-form-notification',
  mailData: (contactId) => ({ contactId }),
  check: async () => null,
  write(deps, unit, { id, input, now }) {
    unit.create(documentRef(deps.db, 'contacts', id), newContact(id, input, now));
  },
};

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
    assigneeUid: null,
    lastMessageId: null,
    answeredOn: null,
    searchTokens: contactSearchTokens({ reference, name, email, subject }),
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
}
