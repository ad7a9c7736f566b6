import { type Buys, buysOf, buysOfNew, clientOfRecipient } from '@agency/domain/client/buys';
import { clientQueries } from '@agency/domain/client/queries';
import { buyerObstacle } from '@agency/domain/quote/consumer';
import type { QuoteHead, Recipient } from '@agency/domain/quote/schema';
import type { Terms } from '@agency/domain/settings/schema';
import { isUnreadable } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { useRecords } from '../../../firebase/firestore/hooks.ts';
import { clients } from '../../../firebase/records/client.ts';

/** What the recipient of a quote buys for, by the client that it would go to; null where nobody has said. Suspends. */
export function useBuys(
  { email, company }: Recipient,
  { clientId }: Pick<QuoteHead, 'clientId'>,
): Buys | null {
  const found = useRecords(clients, clientQueries.clientsByEmail, [email]);
  const readable = found.flatMap((one) => (isUnreadable(one) ? [] : [one]));
  const client = clientOfRecipient(readable, email, clientId);
  return client ? buysOf(client) : buysOfNew({ company });
}

export interface Buyer {
  /** What is on record. */
  readonly known: Buys | null;
  /** What staff say here, where nothing is on record. */
  readonly said: Buys | null;
  readonly say: (buys: Buys) => void;
  /** Why the quote can't go to them; null when it can. */
  readonly obstacle: string | null;
}

/** The same, and what staff say where it isn't on record. Suspends. */
export function useBuyer(recipient: Recipient, head: Pick<QuoteHead, 'clientId'>, terms: Terms): Buyer {
  const known = useBuys(recipient, head);
  const [said, say] = useState<Buys | null>(null);
  return { known, said: known === null ? said : null, say, obstacle: buyerObstacle(known ?? said, terms) };
}
