import { contactQueries } from '@agency/domain/contact/queries';
import { packageRequestQueries } from '@agency/domain/package-request/queries';
import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import type { UnreadableRecord } from '@agency/domain/shared/parse';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot, parseIfReadable, parseSnapshot } from '../platform/firestore.ts';
import { inTurn } from '../platform/in-turn.ts';
import { anonymiseQuote } from './anonymise-quote.ts';
import { fateOfQuote } from './fate-of-quote.ts';
import { forEvery } from './for-every.ts';
import { purgeTree } from './purge.ts';
import { purgeQuote } from './purge-quote.ts';
import { redactAuditOf } from './redact-audit.ts';

/** Deletes what somebody sent by form, and what was written about it. Returns how many there were. */
export async function eraseEnquiries(deps: Deps, address: string): Promise<number> {
  const { contactsOfAddress } = contactQueries;
  const { packageRequestsOfAddress } = packageRequestQueries;
  const erase = (found: QueryDocumentSnapshot) => eraseEnquiry(deps, found);
  const contacts = await forEvery(everySnapshot(deps.db, contactsOfAddress, [address]), erase);
  return contacts + (await forEvery(everySnapshot(deps.db, packageRequestsOfAddress, [address]), erase));
}

/** With the conversation below it. */
async function eraseEnquiry(deps: Deps, found: QueryDocumentSnapshot): Promise<void> {
  // False when somebody changed it at this very moment: the repair or the nightly schedule finds it again.
  const isGone = (await purgeTree(deps, found)) || !(await found.ref.get()).exists;
  if (!isGone) throw new Error(`${found.ref.path} changed while it was erased`);
}

/** Is there an enquiry from this address, or a quote for it that is neither a contract nor voided? */
export async function hasEnquiries(deps: Deps, address: string): Promise<boolean> {
  const { contactsOfAddress } = contactQueries;
  const { packageRequestsOfAddress } = packageRequestQueries;
  for await (const _found of everySnapshot(deps.db, contactsOfAddress, [address])) return true;
  for await (const _found of everySnapshot(deps.db, packageRequestsOfAddress, [address])) return true;
  for await (const found of everySnapshot(deps.db, quoteQueries.quotesOfAddress, [address])) {
    const head = parseIfReadable(deps, quoteHead, found);
    // An unreadable one may be a contract.
    if (head === null || (head.acceptance === null && head.status !== 'voided')) return true;
  }
  return false;
}

/**
 * Quote requests and quotes for this address that came to nothing are deleted; those of a client with other people are
 * anonymised. What was accepted is a contract, and an open offer can still become one (`withdrawOffers` ends those of
 * somebody who asked).
 */
export async function eraseQuotes(deps: Deps, address: string): Promise<ErasedQuotes> {
  let open = 0;
  const ofAddress = everySnapshot(deps.db, quoteQueries.quotesOfAddress, [address]);
  const { count, unreadable } = await inTurn(ofAddress, async (found) => {
    await redactAuditOf(deps, found.ref.path);
    const outcome = await eraseQuote(deps, found, address);
    if (outcome === 'open') open += 1;
    return outcome === 'erased';
  });
  return { erased: count, open, unreadable };
}

interface ErasedQuotes {
  readonly erased: number;
  /** Offers that can still become contracts. */
  readonly open: number;
  /** Unreadable quotes: they stay. */
  readonly unreadable: readonly UnreadableRecord[];
}

async function eraseQuote(
  deps: Deps,
  found: QueryDocumentSnapshot,
  address: string,
): Promise<'erased' | 'open' | 'retained'> {
  const head = parseSnapshot(quoteHead, found);
  const fate = await fateOfQuote(deps, head, address);
  if (fate === 'retained' || fate === 'open') return fate;
  if (fate === 'anonymised') {
    await anonymiseQuote(deps, head.id, address);
    return 'erased';
  }
  // False when somebody changed it at this very moment: the repair or the nightly schedule finds it again.
  const isGone = (await purgeQuote(deps, found)) || !(await found.ref.get()).exists;
  if (!isGone) throw new Error(`${found.ref.path} changed while it was erased`);
  return 'erased';
}
