import type { ServicePackage } from '@agency/domain/package/schema';
import type { PackageRequestInput } from '@agency/domain/package-request/request';
import type { PackageRequest } from '@agency/domain/package-request/schema';
import { packageRequestSearchTokens } from '@agency/domain/package-request/search';
import type { Stored } from '@agency/domain/shared/parse';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { publishedPackage } from '../records/package/published.ts';
import { type FormKind, takeFormRequest } from '../site/form-request.ts';
import type { FormResponse, FormSender } from '../site/public-form.ts';

/**
 * Takes a visitor's request for a package: the request and two mails in one commit. Sending it twice makes one request.
 */
export function requestPackage(
  deps: Deps,
  input: PackageRequestInput,
  sender: FormSender,
): Promise<FormResponse> {
  return takeFormRequest(deps, packageForm, input, sender);
}

const packageForm: FormKind<PackageRequestInput, Stored<ServicePackage>> = {
  name: 'package-requests',
  collection: 'packageRequests',
  reference: 'packageRequest',
  confirmation: 'quote-request-confirmation',
  notification: 'quote-request-notification',
  mailData: (packageRequestId) => ({ packageRequestId }),
  check: (deps, { packageId }) => publishedPackage(deps, packageId),
  write(deps, unit, { id, input, checked, now }) {
    unit.create(documentRef(deps.db, 'packageRequests', id), newRequest(id, input, checked, now));
  },
};

function newRequest(
  reference: string,
  input: PackageRequestInput,
  chosen: Stored<ServicePackage>,
  now: Date,
): PackageRequest {
  const { name, email, phone = null, company = null, message = '', attribution = null } = input;
  return {
    reference,
    packageId: chosen.id,
    packageName: chosen.name,
    name,
    email,
    phone,
    company,
    message,
    attribution,
    status: 'new',
    notes: '',
    quoteId: null,
    repliedAt: null,
    assigneeUid: null,
    lastMessageId: null,
    answeredOn: null,
    searchTokens: packageRequestSearchTokens({ reference, name, company, email, packageName: chosen.name }),
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
}
