import { quoteQueries } from '@agency/domain/quote/queries';
import { type QuoteHead, quoteHead } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot, findDocument } from '../platform/firestore.ts';
import { headRef } from '../records/quote/store.ts';

/**
 * The quotes that name an address although they are made out to another one: it asked for them by the form, a revision is
 * drafted for it, or an earlier version was sent to it. Each once, by the path of its head.
 */
export async function quotesNaming(deps: Deps, address: string): Promise<readonly string[]> {
  const { draftsAskedByAddress, draftsForAddress, versionsForAddress } = quoteQueries;
  const ids = new Set<string>();
  for (const spec of [draftsAskedByAddress, draftsForAddress, versionsForAddress]) {
    for await (const { ref } of everySnapshot(deps.db, spec, [address])) {
      const quote = ref.parent.parent;
      if (quote) ids.add(quote.id);
    }
  }
  const others: string[] = [];
  for (const id of ids) {
    const head = await headRef(deps, id).get();
    if (head.exists && head.get('recipient.email') !== address) others.push(id);
  }
  return others;
}

/** The head of one of them; null when it is gone. */
export function findHead(deps: Deps, quoteId: string): Promise<Stored<QuoteHead> | null> {
  return findDocument(quoteHead, headRef(deps, quoteId));
}

/** What becomes of the address there: it stays in a contract and in what was voided, as with the quote's own recipient. */
export function fateOfMention({ acceptance, status }: QuoteHead): 'retained' | 'anonymised' {
  return acceptance !== null || status === 'accepted' || status === 'voided' ? 'retained' : 'anonymised';
}
