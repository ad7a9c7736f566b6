import { contactQueries } from '@agency/domain/contact/queries';
import { packageRequestQueries } from '@agency/domain/package-request/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import type { Deps } from '../../platform/deps.ts';
import { type PurgeCounts, purgeEach, purgeTree } from '../purge.ts';

/** Contacts and package requests unchanged for two years. */
export async function purgeEnquiries(deps: Deps, { enquiries }: RetentionCutoffs): Promise<PurgeCounts> {
  const { contactsToPurge } = contactQueries;
  const { packageRequestsToPurge } = packageRequestQueries;
  return {
    contacts: await purgeEach(deps, contactsToPurge, [enquiries], (found) => purgeTree(deps, found)),
    packageRequests: await purgeEach(deps, packageRequestsToPurge, [enquiries], (found) =>
      purgeTree(deps, found),
    ),
  };
}
