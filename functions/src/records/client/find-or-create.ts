import { clientSearchTokens } from '@agency/domain/client/members';
import { clientQueries } from '@agency/domain/client/queries';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import type { Recipient } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, parseAll, parseReadable, runnableQuery } from '../../platform/firestore.ts';
import { keyedHash, newId } from '../../platform/hash.ts';
import { findAccount, isLinkedAccount } from '../user/account.ts';

/** A client and, if it is new, the write that creates it (reads come before writes). */
export interface FoundClient {
  readonly client: Stored<Client>;
  write(): void;
}

/**
 * The client that has exactly this address: the preferred one if it does, else the oldest, else a new one for the
 * recipient, who becomes a member at once if their account verified this address. Clients that the address joined by a
 * member's invitation come last, and an invitation alone counts for nothing: otherwise anybody could draw somebody
 * else's quotes to themselves. An address is never added to an existing client here: that would show it all of that
 * client's work.
 * @throws UnreadableRecord when the preferred one can't be read, or none of the existing ones can.
 */
export async function findOrCreateClient(
  deps: Deps,
  unit: UnitOfWork,
  recipient: Recipient,
  preferredId: string | null,
): Promise<FoundClient> {
  const query = runnableQuery(deps.db, clientQueries.clientsByEmail, [recipient.email]);
  const { docs } = await unit.find(query);
  // A client's work must not be split: neither taken from the preferred record, nor given a second one for the address.
  const [preferred] = parseAll(
    clientSchema,
    docs.filter(({ id }) => id === preferredId),
  );
  const known = preferred ?? bestOf(parseReadable(deps, clientSchema, docs), recipient.email);
  if (known) return { client: known, write: () => {} };
  parseAll(clientSchema, docs);
  const id = await newClientId(deps, unit, recipient.email);
  const fields = newClient(recipient, await linkedUid(deps, recipient.email), deps.clock());
  return {
    client: { ...fields, id },
    write: () => void unit.create(documentRef(deps.db, 'clients', id), fields),
  };
}

function bestOf(found: readonly Stored<Client>[], email: string): Stored<Client> | undefined {
  const rankOf = ({ archived, people }: Client) => {
    const isInvited = people.every((person) => person.email !== email || person.invitedBy !== undefined);
    return (archived ? 2 : 0) + (isInvited ? 1 : 0);
  };
  return found.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
}

/**
 * The id is derived from the address, so that two who create a client for the same new address at once collide, and the
 * second finds the first one's. If that id is taken (by a client whose address has changed since) it is a random one.
 */
async function newClientId(deps: Deps, unit: UnitOfWork, email: string): Promise<string> {
  const id = keyedHash(deps.config, 'client', email).slice(0, 24);
  const { exists } = await unit.get(documentRef(deps.db, 'clients', id));
  return exists ? newId(deps.random) : id;
}

/** The account that has verified this address and linked before; anybody else links at the next sign-in. */
async function linkedUid(deps: Deps, email: string): Promise<string | null> {
  const account = await findAccount(deps, email);
  return account && isLinkedAccount(account) ? account.uid : null;
}

function newClient({ name, email, company, phone }: Recipient, uid: string | null, now: Date): Client {
  const found = { name: company ?? name, people: [{ name, email, uid }], invitations: [] };
  return {
    ...found,
    kind: company === null ? 'person' : 'company',
    address: null,
    vatNumber: null,
    billingEmail: email,
    phone,
    emails: [email],
    invitedEmails: [],
    memberUids: uid === null ? [] : [uid],
    membersVersion: 0,
    spreadPending: false,
    archived: false,
    searchTokens: clientSearchTokens(found),
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
}
