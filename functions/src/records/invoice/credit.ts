import { clientQueries } from '@agency/domain/client/queries';
import { type ClientCredit, clientCredit } from '@agency/domain/client/schema';
import { invariant } from '@agency/domain/shared/invariant';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, parseAll, runnableQuery } from '../../platform/firestore.ts';

/** The state of a client's credit account: its last entry. */
export type CreditAccount = Pick<ClientCredit, 'sequence' | 'balance'>;

export async function readCredit(deps: Deps, unit: UnitOfWork, clientId: string): Promise<CreditAccount> {
  const query = runnableQuery(deps.db, clientQueries.creditsOfClient, [], [clientId]).limit(1);
  const [last] = parseAll(clientCredit, (await unit.find(query)).docs);
  return last ?? { sequence: 0, balance: 0 };
}

type Entry = Pick<ClientCredit, 'amount' | 'reason' | 'invoiceId' | 'createdBy'>;

/**
 * Adds an entry after the one that was read; returns the new balance. Its id is its number: of two made from the same
 * balance the second can't be created, and its commit starts again from the reads.
 */
export function addCredit(
  deps: Deps,
  unit: UnitOfWork,
  clientId: string,
  last: CreditAccount,
  entry: Entry,
): number {
  const sequence = last.sequence + 1;
  const balance = last.balance + entry.amount;
  invariant(balance >= 0, 'nobody uses more credit than there is');
  const ref = documentRef(deps.db, 'clientCredits', clientId, String(sequence).padStart(6, '0'));
  unit.create(ref, { ...entry, sequence, balance, createdAt: deps.clock() } satisfies ClientCredit);
  return balance;
}
