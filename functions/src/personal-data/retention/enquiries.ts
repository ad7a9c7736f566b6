import { contactQueries } from '@agency/domain/contact/queries';
import { packageRequestQueries } from '@agency/domain/package-request/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import type { Deps } from '../../platform/deps.ts';
import { type Forgotten, forgetEach, forgetWhole } from '../forget.ts';

/** Contacts and package requests that nobody touched for two years. */
export async function forgetEnquiries(deps: Deps, { enquiries }: RetentionCutoffs): Promise<Forgotten> {
  const { contactsToForget } = contactQueries;
  const { packageRequestsToForget } = packageRequestQueries;
  return {
    contacts: await forgetEach(deps, contactsToForget, [enquiries], (found) => forgetWhole(deps, found)),
    packageRequests: await forgetEach(deps, packageRequestsToForget, [enquiries], (found) =>
      forgetWhole(deps, found),
    ),
  };
}
