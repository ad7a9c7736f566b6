import { type Contact, contact as contactSchema } from '@agency/domain/contact/schema';
import {
  type PackageRequest,
  packageRequest as packageRequestSchema,
} from '@agency/domain/package-request/schema';
import { id } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl } from '@agency/domain/site/paths';
import * as v from 'valibot';
import type { ContactFormConfirmation } from '../../mail-render/templates/contact-form-confirmation.tsx';
import type { ContactFormNotification } from '../../mail-render/templates/contact-form-notification.tsx';
import type { QuoteRequestConfirmation } from '../../mail-render/templates/quote-request-confirmation.tsx';
import type { QuoteRequestNotification } from '../../mail-render/templates/quote-request-notification.tsx';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import * as ofQuote from './quote.ts';
import { idsOf, type Resolution, type Resolver } from './resolution.ts';

const ofContact = v.object({ contactId: id });
const ofPackageRequest = v.object({ packageRequestId: id });

const gone: Resolution = { calledOff: 'The message has been deleted.' };
const isSpam: Resolution = { calledOff: 'It was marked as spam.' };

/** To the visitor: it contains nothing that was typed into the form. */
export const contactFormConfirmation: Resolver = async (deps, mail) => {
  const found = await findContact(deps, idsOf(ofContact, mail).contactId);
  if (found === null) return gone;
  if (found.status === 'spam') return isSpam;
  return { data: async (): Promise<ContactFormConfirmation> => ({ reference: found.reference }) };
};

/** To staff; a reply goes to the visitor. */
export const contactFormNotification: Resolver = async (deps, mail) => {
  const found = await findContact(deps, idsOf(ofContact, mail).contactId);
  if (found === null) return gone;
  const { name, email, subject, message } = found;
  const adminUrl = absoluteUrl(deps.config.origin, adminPaths.contact(found.id));
  return {
    data: async (): Promise<ContactFormNotification> => ({ name, email, subject, message, adminUrl }),
  };
};

function findContact(deps: Deps, contactId: string): Promise<Stored<Contact> | null> {
  return findDocument(contactSchema, documentRef(deps.db, 'contacts', contactId));
}

// A package request reads like a quote request, with the package's name.

/** To the visitor, as above. */
export const quoteRequestConfirmation: Resolver = async (deps, mail) => {
  if (!v.is(ofPackageRequest, mail.data)) return ofQuote.quoteRequestConfirmation(deps, mail);
  const found = await findPackageRequest(deps, mail.data.packageRequestId);
  if (found === null) return gone;
  if (found.status === 'spam') return isSpam;
  return {
    data: async (): Promise<QuoteRequestConfirmation> => ({
      reference: found.reference,
      services: [],
      packageName: found.packageName,
    }),
  };
};

/** To staff; a reply goes to the visitor. */
export const quoteRequestNotification: Resolver = async (deps, mail) => {
  if (!v.is(ofPackageRequest, mail.data)) return ofQuote.quoteRequestNotification(deps, mail);
  const found = await findPackageRequest(deps, mail.data.packageRequestId);
  if (found === null) return gone;
  const { name, email, phone, company, reference, packageName, message } = found;
  const adminUrl = absoluteUrl(deps.config.origin, adminPaths.packageRequest(found.id));
  return {
    data: async (): Promise<QuoteRequestNotification> => ({
      name,
      email,
      phone,
      company,
      reference,
      services: [],
      packageName,
      message,
      adminUrl,
    }),
  };
};

function findPackageRequest(deps: Deps, requestId: string): Promise<Stored<PackageRequest> | null> {
  return findDocument(packageRequestSchema, documentRef(deps.db, 'packageRequests', requestId));
}
