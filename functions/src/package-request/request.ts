import type { ServicePackage } from '@agency/domain/package/schema';
import type { PackageRequestInput } from '@agency/domain/package-request/request';
import type { PackageRequest } from '@agency/domain/package-request/schema';
import { packageRequestSearchTokens } from '@agency/domain/package-request/search';
import { makeReference } from '@agency/domain/shared/ids';
import type { Stored } from '@agency/domain/shared/parse';
import { formMails, mayConfirm } from '../mail-queue/confirmations.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { requestKey, runOnce } from '../platform/http/idempotency.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { publishedPackage } from '../records/package/published.ts';
import { type FormResponse, formResponse } from '../site/public-form.ts';

/** Takes in that a visitor wants a package: the request and two mails in one commit. The same sent twice is one. */
export async function requestPackage(
  deps: Deps,
  input: PackageRequestInput,
  idempotencyKey: string | undefined,
): Promise<FormResponse> {
  // Where a visitor came from is no part of what is asked: another tab may tell it otherwise.
  const { attribution: _from, ...content } = input;
  const key = requestKey('package-requests', { key: idempotencyKey, address: input.email, content });
  let charged: Promise<Charged> | undefined;
  return runOnce(deps, key, formResponse, async (unit) => {
    charged ??= charge(deps, input);
    const { chosen, confirms } = await charged;
    const requestId = makeReference('packageRequest', deps.random);
    const { notificationEmails } = await readPrivateSettings(deps, unit);
    const request = newRequest(requestId, input, chosen, deps.clock());
    unit.create(documentRef(deps.db, 'packageRequests', requestId), request);
    const mails = formMails(
      {
        documentId: requestId,
        data: { packageRequestId: requestId },
        confirmation: 'quote-request-confirmation',
        notification: 'quote-request-notification',
        visitor: input.email,
        staff: notificationEmails,
        confirms,
      },
      deps.clock(),
    );
    queueMails(deps, unit, mails);
    return { answer: { id: requestId, reference: requestId }, documentPath: `packageRequests/${requestId}` };
  });
}

interface Charged {
  readonly chosen: Stored<ServicePackage>;
  readonly confirms: boolean;
}

/** Charged once for each request that is new, however often its commit begins again. */
async function charge(deps: Deps, { email, packageId }: PackageRequestInput): Promise<Charged> {
  await consumeLimit(deps, 'formsPerEmail', email);
  const chosen = await publishedPackage(deps, packageId);
  return { chosen, confirms: await mayConfirm(deps, email) };
}

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
    searchTokens: packageRequestSearchTokens({ reference, name, company, email, packageName: chosen.name }),
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
}
