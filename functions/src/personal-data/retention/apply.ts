import { retentionCutoffs } from '@agency/domain/platform/retention';
import type { Deps } from '../../platform/deps.ts';
import { inTurnLogged } from '../../platform/in-turn.ts';
import { eraseLateContacts } from '../erase-contact.ts';
import type { PurgeCounts } from '../purge.ts';
import { purgeAccounts } from './accounts.ts';
import { purgeAccountingRecords } from './books.ts';
import { purgeClients } from './clients.ts';
import { purgeEnquiries } from './enquiries.ts';
import { purgeMails, purgeUnqueuedMessages, purgeVisits } from './mails.ts';
import { purgeProjectContent } from './projects.ts';
import { purgeQuotes } from './quotes.ts';
import { purgeUnissuedInvoices } from './unissued.ts';
import { purgeProjects } from './whole-projects.ts';

/**
 * Purges what must not be stored any longer. Page by page, each document on its own and the one that names the others
 * last (quotes before their projects, these before their clients): a run that is cut off leaves only what the next one
 * finds again. A failure in one part does not stop the others.
 */
export async function applyRetention(deps: Deps): Promise<PurgeCounts> {
  const cutoffs = retentionCutoffs(deps.clock());
  const purged: Record<string, number> = {};
  const parts = [
    purgeEnquiries,
    purgeQuotes,
    purgeUnissuedInvoices,
    purgeAccountingRecords,
    purgeProjectContent,
    purgeProjects,
    eraseLateContacts,
    purgeClients,
    purgeAccounts,
    purgeMails,
    purgeUnqueuedMessages,
    purgeVisits,
  ];
  await inTurnLogged(
    deps,
    parts,
    async (part) => {
      Object.assign(purged, await part(deps, cutoffs));
      return true;
    },
    'A part of the retention run failed',
    ({ name }) => ({ part: name }),
  );
  deps.log.info('Retention was applied', purged);
  return purged;
}
