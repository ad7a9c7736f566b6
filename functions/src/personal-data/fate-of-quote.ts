import { client as clientSchema } from '@agency/domain/client/schema';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { effectiveStatus } from '@agency/domain/quote/status';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';

/**
 * What becomes of a quote for somebody who is erased: retained (a contract), open (an offer that can still become one: to
 * be withdrawn first), anonymised (the client's other people have seen it), or purged.
 */
export async function fateOfQuote(
  deps: Deps,
  head: QuoteHead,
  address: string,
): Promise<'retained' | 'open' | 'anonymised' | 'purged'> {
  const status = effectiveStatus(head, deps.clock());
  if (head.acceptance !== null || status === 'accepted' || status === 'voided') return 'retained';
  if (status === 'sent' || status === 'viewed') return 'open';
  return head.sentVersion > 0 && (await hasOthers(deps, head.clientId, address)) ? 'anonymised' : 'purged';
}

async function hasOthers(deps: Deps, clientId: string | null, address: string): Promise<boolean> {
  if (clientId === null) return false;
  const client = await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId));
  return client?.people.some(({ email }) => email !== address) ?? false;
}
