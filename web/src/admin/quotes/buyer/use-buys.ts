import { type Buys, buysOf, buysOfNew, clientOfRecipient } from '@agency/domain/client/buys';
import { clientQueries } from '@agency/domain/client/queries';
import type { Address } from '@agency/domain/client/schema';
import { buyerObstacle } from '@agency/domain/quote/consumer';
import type { QuoteHead, Recipient } from '@agency/domain/quote/schema';
import type { Terms } from '@agency/domain/settings/schema';
import { isUnreadable } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { useRecords } from '../../../firebase/firestore/hooks.ts';
import { clients } from '../../../firebase/records/client.ts';

/** The client that a quote would go to; undefined for a new one. Suspends. */
function useClientOf({ email }: Recipient, { clientId }: Pick<QuoteHead, 'clientId'>) {
  const found = useRecords(clients, clientQueries.clientsByEmail, [email]);
  const readable = found.flatMap((one) => (isUnreadable(one) ? [] : [one]));
  return clientOfRecipient(readable, email, clientId);
}

/** What the recipient of a quote buys for; null where nobody has said. Suspends. */
export function useBuys(recipient: Recipient, head: Pick<QuoteHead, 'clientId'>): Buys | null {
  const client = useClientOf(recipient, head);
  return client ? buysOf(client) : buysOfNew(recipient);
}

export interface Buyer {
  /** What is on record. */
  readonly known: Buys | null;
  /** What staff say here, where nothing is on record. */
  readonly said: Buys | null;
  readonly say: (buys: Buys) => void;
  /** Why the quote can't go to them; null when it can. */
  readonly obstacle: string | null;
  /** As their record has it, else as the recipient gave it. */
  readonly name: string;
  /** Null where none is on record. */
  readonly address: Address | null;
}

/** The same, and what staff say where it isn't on record. Suspends. */
export function useBuyer(recipient: Recipient, head: Pick<QuoteHead, 'clientId'>, terms: Terms): Buyer {
  const client = useClientOf(recipient, head);
  const known = client ? buysOf(client) : buysOfNew(recipient);
  const [said, say] = useState<Buys | null>(null);
  return {
    known,
    said: known === null ? said : null,
    say,
    obstacle: buyerObstacle(known ?? said, terms),
    name: client?.name ?? recipient.company ?? recipient.name,
    address: client?.address ?? null,
  };
}
