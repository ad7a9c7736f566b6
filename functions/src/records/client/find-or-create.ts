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

/** A client with, when it is new, the write that makes it (reads come before writes). */
export interface FoundClient {
  readonly client: Stored<Client>;
  write(): void;
}

/**
 * The client that carries exactly this address: the one that is preferred when it does, else the oldest, else a new one
 * of the recipient, who is a member at once when their account proved this address. Those whom the address joined by a
 * member's invitation come last, and an invitation alone counts for nothing: otherwise anybody could draw another's
 * quotes to themselves. An address is never added to an existing client here: that would show it all of that client's
 * work.
 * @throws UnreadableRecord when the preferred one can't be read, or none of those that there are.
 */
export async function findOrCreateClient(
  deps: Deps,
  unit: UnitOfWork,
  recipient: Recipient,
  preferredId: string | null,
): Promise<FoundClient> {
  const query = runnableQuery(deps.db, clientQueries.clientsByEmail, [recipient.email]);
  const { docs } = await unit.find(query);
  // What belongs together must not be parted: neither from the preferred record, nor by a second one for the address.
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
 * The id follows from the address, so that two who make a client for the same new address at once collide, and the
 * second finds the first one's. Where that id is taken (by a client that changed its address since) it is a random one.
 */
async function newClientId(deps: Deps, unit: UnitOfWork, email: string): Promise<string> {
  const id = keyedHash(deps.config, 'client', email).slice(0, 24);
  const { exists } = await unit.get(documentRef(deps.db, 'clients', id));
  return exists ? newId(deps.random) : id;
}

/** Who signs in with this address and has proved it and linked before; anybody else links at the next sign-in. */
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
