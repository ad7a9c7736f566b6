import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import type { Deps } from '../../platform/deps.ts';
import { type DocumentSource, documentRef, findDocument } from '../../platform/firestore.ts';
import { findAccount } from '../user/account.ts';

/** Somebody at a client who gets its mails. */
export interface ClientRecipient {
  readonly email: string;
  readonly name: string;
  /** Null where nobody signs in yet: then the billing address reads for all. */
  readonly uid: string | null;
}

/**
 * Who gets a client's mails: its members, each by the address that was proved; without any the billing address, unless
 * it is of an account that was disabled.
 */
export async function recipientsOf(deps: Deps, client: Client): Promise<readonly ClientRecipient[]> {
  const members = client.people.filter(({ uid }) => uid !== null && client.memberUids.includes(uid));
  const byAddress = new Map(members.map((person) => [person.email, person]));
  if (byAddress.size > 0) return [...byAddress.values()];
  if (await isShutOut(deps, client.billingEmail)) return [];
  const known = client.people.find(({ email }) => email === client.billingEmail);
  return [{ email: client.billingEmail, name: known?.name ?? client.name, uid: null }];
}

export async function findRecipients(
  deps: Deps,
  clientId: string,
  source?: DocumentSource,
): Promise<readonly ClientRecipient[]> {
  const found = await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId), source);
  return found === null ? [] : recipientsOf(deps, found);
}

/** Is this the address of an account that was disabled? Then nothing of a client goes there. */
async function isShutOut(deps: Deps, address: string): Promise<boolean> {
  return (await findAccount(deps, address))?.disabled ?? false;
}

/** Why a mail to where a client's bills went when it was queued is not sent now; null when it is. */
export async function billObstacle(deps: Deps, client: Client, address: string): Promise<string | null> {
  if (address !== client.billingEmail && !client.emails.includes(address)) {
    return 'The client’s bills no longer go to this address.';
  }
  return (await isShutOut(deps, address)) ? 'The account of this address is disabled.' : null;
}

/** The one of a client's readers that a mail is for; null when they no longer are one. */
export async function findRecipient(
  deps: Deps,
  clientId: string,
  address: string | undefined,
): Promise<ClientRecipient | null> {
  const recipients = await findRecipients(deps, clientId);
  return recipients.find(({ email }) => email === address) ?? null;
}
