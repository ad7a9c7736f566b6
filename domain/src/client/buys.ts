import { AppError } from '../shared/errors.ts';
import type { Stored } from '../shared/parse.ts';
import type { Client } from './schema.ts';

/** What somebody buys for. Who buys privately is a consumer, with the rights of the Consumer Contracts Regulations 2013. */
export type Buys = 'business' | 'private';

/** What this client buys for: a company always for business, a person as staff said; null while nobody has said. */
export function buysOf({ kind, buys }: Pick<Client, 'kind' | 'buys'>): Buys | null {
  return kind === 'company' ? 'business' : (buys ?? null);
}

/** What the recipient of a quote buys for, where there is no client yet. */
export function buysOfNew({ company }: { readonly company: string | null }): Buys | null {
  return company === null ? null : 'business';
}

/**
 * Which of the clients that have a recipient's address a quote goes to: the preferred one, else the oldest. Archived
 * ones come last, then those that the address joined by a member's invitation: otherwise anybody could draw somebody
 * else's quotes to themselves.
 */
export function clientOfRecipient(
  found: readonly Stored<Client>[],
  email: string,
  preferredId: string | null,
): Stored<Client> | undefined {
  const rankOf = ({ archived, people }: Client) => {
    const isInvited = people.every((person) => person.email !== email || person.invitedBy !== undefined);
    return (archived ? 2 : 0) + (isInvited ? 1 : 0);
  };
  return found.find(({ id }) => id === preferredId) ?? found.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
}

/**
 * What staff say while sending, added to what is on record.
 * @throws AppError `failed-precondition` where the record says otherwise.
 */
export function saidBuys(known: Buys | null, said: Buys | undefined): Buys | null {
  if (known === null || said === undefined || known === said) return known ?? said ?? null;
  throw new AppError(
    'failed-precondition',
    known === 'private'
      ? 'The client record says that this client buys privately. Change the record first.'
      : 'The client record says that this client buys for a business. Change the record first.',
  );
}
