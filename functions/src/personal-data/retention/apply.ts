import { retentionCutoffs } from '@agency/domain/platform/retention';
import type { Deps } from '../../platform/deps.ts';
import { eraseLateContacts } from '../erase-contact.ts';
import type { Forgotten } from '../forget.ts';
import { forgetAccounts } from './accounts.ts';
import { forgetBooks } from './books.ts';
import { forgetClients } from './clients.ts';
import { forgetEnquiries } from './enquiries.ts';
import { forgetMails, forgetVisits } from './mails.ts';
import { forgetProjectTalk } from './projects.ts';
import { forgetQuotes } from './quotes.ts';
import { forgetUnissuedInvoices } from './unissued.ts';
import { forgetProjects } from './whole-projects.ts';

/**
 * Forgets what must not be kept any longer (data-model 'Time'). Page after page, each document for itself and the one
 * that names the others last (quotes before their projects, these before their clients): a run that is cut off leaves only what the next one finds again. What fails keeps
 * nothing of the rest.
 */
export async function applyRetention(deps: Deps): Promise<Forgotten> {
  const cutoffs = retentionCutoffs(deps.clock());
  const forgotten: Record<string, number> = {};
  for (const part of [
    forgetEnquiries,
    forgetQuotes,
    forgetUnissuedInvoices,
    forgetBooks,
    forgetProjectTalk,
    forgetProjects,
    eraseLateContacts,
    forgetClients,
    forgetAccounts,
    forgetMails,
    forgetVisits,
  ]) {
    try {
      Object.assign(forgotten, await part(deps, cutoffs));
    } catch (cause) {
      deps.log.error('A part of what is over could not be forgotten', { part: part.name, cause });
    }
  }
  deps.log.info('What is over was forgotten', forgotten);
  return forgotten;
}
