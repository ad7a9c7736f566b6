import { client as clientSchema } from '@agency/domain/client/schema';
import { contactQueries } from '@agency/domain/contact/queries';
import { packageRequestQueries } from '@agency/domain/package-request/queries';
import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import { effectiveStatus } from '@agency/domain/quote/status';
import { parseDocument } from '@agency/domain/shared/parse';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../platform/deps.ts';
import { documentRef, everySnapshot, findDocument } from '../platform/firestore.ts';
import { forEvery } from './for-every.ts';
import { forgetQuote } from './forget-quote.ts';
import { unnameQuote } from './unname-quote.ts';

/** What somebody asked by a form. Returns how many there were. */
export async function eraseEnquiries(deps: Deps, address: string): Promise<number> {
  const remove = async ({ ref }: QueryDocumentSnapshot) => void (await ref.delete());
  const { contactsOfAddress } = contactQueries;
  const { packageRequestsOfAddress } = packageRequestQueries;
  const contacts = await forEvery(everySnapshot(deps.db, contactsOfAddress, [address]), remove);
  return contacts + (await forEvery(everySnapshot(deps.db, packageRequestsOfAddress, [address]), remove));
}

/** Does anything stand that somebody asked from this address, or a quote for it that is no contract and not voided? */
export async function hasEnquiries(deps: Deps, address: string): Promise<boolean> {
  const { contactsOfAddress } = contactQueries;
  const { packageRequestsOfAddress } = packageRequestQueries;
  for await (const _found of everySnapshot(deps.db, contactsOfAddress, [address])) return true;
  for await (const _found of everySnapshot(deps.db, packageRequestsOfAddress, [address])) return true;
  for await (const found of everySnapshot(deps.db, quoteQueries.quotesOfAddress, [address])) {
    const { acceptance, status } = parseDocument(quoteHead, found.ref.path, found.data());
    if (acceptance === null && status !== 'voided') return true;
  }
  return false;
}

/**
 * Quote requests and quotes for this address that came to nothing go; those of a client with other people stay theirs,
 * without the name. What was accepted is a contract, and an offer that is open can still become one.
 */
export async function eraseQuotes(deps: Deps, address: string): Promise<{ erased: number; open: number }> {
  const count = { erased: 0, open: 0 };
  for await (const found of everySnapshot(deps.db, quoteQueries.quotesOfAddress, [address])) {
    const fate = await eraseQuote(deps, found, address);
    if (fate !== 'kept') count[fate] += 1;
  }
  return count;
}

async function eraseQuote(
  deps: Deps,
  found: QueryDocumentSnapshot,
  address: string,
): Promise<'erased' | 'open' | 'kept'> {
  const head = parseDocument(quoteHead, found.ref.path, found.data());
  const status = effectiveStatus(head, deps.clock());
  if (head.acceptance !== null || status === 'accepted' || status === 'voided') return 'kept';
  if (status === 'sent' || status === 'viewed') return 'open';
  if (head.sentVersion > 0 && (await hasOthers(deps, head.clientId, address))) {
    await unnameQuote(deps, head.id, address);
    return 'erased';
  }
  // False when somebody was at it this very moment: found again by the repair or the nightly schedule.
  const isGone = (await forgetQuote(deps, found)) || !(await found.ref.get()).exists;
  if (!isGone) throw new Error(`${found.ref.path} changed while it was erased`);
  return 'erased';
}

async function hasOthers(deps: Deps, clientId: string | null, address: string): Promise<boolean> {
  if (clientId === null) return false;
  const client = await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId));
  return client?.people.some(({ email }) => email !== address) ?? false;
}
