import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, type Reader } from '../platform/firestore.ts';

/** Somebody at a client who gets its mails. */
export interface ClientReader {
  readonly email: string;
  readonly name: string;
  /** Null where nobody signs in yet: then the billing address reads for all. */
  readonly uid: string | null;
}

/** Who gets a client's mails: its members, each by the address that was proved; without any the billing address. */
export function readersOf(client: Client): readonly ClientReader[] {
  const members = client.people.filter(({ uid }) => uid !== null && client.memberUids.includes(uid));
  const byAddress = new Map(members.map((person) => [person.email, person]));
  if (byAddress.size > 0) return [...byAddress.values()];
  const known = client.people.find(({ email }) => email === client.billingEmail);
  return [{ email: client.billingEmail, name: known?.name ?? client.name, uid: null }];
}

export async function findReaders(
  deps: Deps,
  clientId: string,
  reader?: Reader,
): Promise<readonly ClientReader[]> {
  const found = await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId), reader);
  return found === null ? [] : readersOf(found);
}

/** The one of a client's readers that a mail is for; null when they no longer are one. */
export async function findReader(
  deps: Deps,
  clientId: string,
  address: string | undefined,
): Promise<ClientReader | null> {
  const readers = await findReaders(deps, clientId);
  return readers.find(({ email }) => email === address) ?? null;
}
