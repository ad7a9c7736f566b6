import { mailedMembers } from '@agency/domain/client/recipients';
import type { Client } from '@agency/domain/client/schema';
import { erasedContact } from '@agency/domain/platform/erased';
import type { Deps } from '../../platform/deps.ts';
import type { DocumentSource } from '../../platform/firestore.ts';
import { findAccount } from '../user/account.ts';
import { findCurrent } from './store.ts';

/** Somebody at a client who gets its mails. */
export interface ClientRecipient {
  readonly email: string;
  readonly name: string;
  /** Is that the client's name rather than a person's? */
  readonly isBusiness: boolean;
  /** Null if nobody signs in yet: the recipient is then the billing address. */
  readonly uid: string | null;
}

/**
 * Who gets a client's mails: its members, each at their verified address; without any, the billing address, unless its
 * account was disabled.
 */
export async function recipientsOf(deps: Deps, client: Client): Promise<readonly ClientRecipient[]> {
  const members = mailedMembers(client);
  if (members.length > 0) return members.map((person) => ({ ...person, isBusiness: false }));
  if (await isShutOut(deps, client.billingEmail)) return [];
  return [{ email: client.billingEmail, ...billedPerson(client, client.name), uid: null }];
}

/** Who is greeted at the billing address: the person there, else the client itself. */
export function billedPerson(
  { people, billingEmail, kind }: Client,
  otherwise: string,
): Pick<ClientRecipient, 'name' | 'isBusiness'> {
  const known = people.find(({ email }) => email === billingEmail);
  return known === undefined
    ? { name: otherwise, isBusiness: kind === 'company' }
    : { name: known.name, isBusiness: false };
}

export async function findRecipients(
  deps: Deps,
  clientId: string,
  source?: DocumentSource,
): Promise<readonly ClientRecipient[]> {
  const found = await findCurrent(deps, clientId, source);
  return found === null ? [] : recipientsOf(deps, found);
}

/** Is this in place of an address that was deleted, or that of a disabled account? Then it gets nothing of a client's. */
async function isShutOut(deps: Deps, address: string): Promise<boolean> {
  return address === erasedContact.email || ((await findAccount(deps, address))?.disabled ?? false);
}

/**
 * Of the addresses that a mail was queued for, those that invoices still go to; why not, where none is left. The first
 * was the billing address, which may have moved to another of the client's people since.
 */
export async function stillBilled(
  deps: Deps,
  client: Client,
  addresses: readonly string[],
): Promise<{ readonly to: readonly string[]; readonly obstacle: string | null }> {
  const billed = [client.billingEmail, ...client.invoiceEmails];
  const obstacles = await Promise.all(
    addresses.map((address, index) =>
      billObstacle(deps, index === 0 ? [...billed, ...client.emails] : billed, address),
    ),
  );
  const to = addresses.filter((_, index) => obstacles[index] === null);
  return { to, obstacle: to.length === 0 ? (obstacles[0] ?? null) : null };
}

async function billObstacle(deps: Deps, billed: readonly string[], address: string): Promise<string | null> {
  if (address === erasedContact.email) return 'The client’s contact has deleted their account.';
  if (!billed.includes(address)) return 'The client’s invoices no longer go to this address.';
  return (await isShutOut(deps, address)) ? 'The account with this address is disabled.' : null;
}

/** The recipient at a client that a mail is for; null when they no longer are one. */
export async function findRecipient(
  deps: Deps,
  clientId: string,
  address: string | undefined,
): Promise<ClientRecipient | null> {
  const recipients = await findRecipients(deps, clientId);
  return recipients.find(({ email }) => email === address) ?? null;
}
