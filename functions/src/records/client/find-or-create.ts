import { type Buys, buysOf, clientOfRecipient, saidBuys } from '@agency/domain/client/buys';
import { clientSearchTokens } from '@agency/domain/client/members';
import { clientQueries } from '@agency/domain/client/queries';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import type { Recipient } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { audit } from '../../platform/audit.ts';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, parseAll, parseReadable, runnableQuery, withoutId } from '../../platform/firestore.ts';
import { keyedHash, newId } from '../../platform/hash.ts';
import { findAccount, isLinkedAccount } from '../user/account.ts';
import { noteOpening, openingNow, refuseArchived } from './store.ts';

/** A client and the write that creates it, or says what it buys for and that something begins (reads come before writes). */
export interface FoundClient {
  readonly client: Stored<Client>;
  write(): void;
}

/** What staff say that the client buys for, while they send or record something. */
interface Saying {
  readonly said: Buys | undefined;
  readonly by: string;
  /** The operation's name, for the audit log. */
  readonly action: string;
}

/**
 * The client that has exactly this address (`clientOfRecipient`), else a new one for the recipient, who becomes a member
 * at once if their account verified this address. An invitation alone counts for nothing, and an address is never added
 * to an existing client here: that would show it all of that client's work.
 * @throws UnreadableRecord when the preferred one can't be read, or none of the existing ones can.
 * @throws AppError `failed-precondition` when it is archived, or staff say otherwise than the record what it buys for.
 */
export async function findOrCreateClient(
  deps: Deps,
  unit: UnitOfWork,
  recipient: Recipient,
  preferredId: string | null,
  saying: Saying,
): Promise<FoundClient> {
  const query = runnableQuery(deps.db, clientQueries.clientsByEmail, [recipient.email]);
  const { docs } = await unit.find(query);
  // A client's work must not be split: neither taken from the preferred record, nor given a second one for the address.
  const [preferred] = parseAll(
    clientSchema,
    docs.filter(({ id }) => id === preferredId),
  );
  const readable = preferred ? [preferred] : parseReadable(deps, clientSchema, docs);
  const known = clientOfRecipient(readable, recipient.email, preferredId);
  if (known) return knownClient(deps, unit, known, saying);
  parseAll(clientSchema, docs);
  const id = await newClientId(deps, unit, recipient.email);
  const made = newClient(recipient, await linkedUid(deps, recipient.email), deps.clock());
  const fields = { ...made, ...saidOf(made, saying) };
  return {
    client: { ...fields, id },
    write: () => void unit.create(documentRef(deps.db, 'clients', id), fields),
  };
}

/** The field to write where staff say what nobody had said yet. */
function saidOf(client: Client, { said }: Saying): { buys?: Buys } {
  const known = buysOf(client);
  const next = saidBuys(known, said);
  return known === next || next === null ? {} : { buys: next };
}

function knownClient(deps: Deps, unit: UnitOfWork, known: Stored<Client>, saying: Saying): FoundClient {
  refuseArchived(known);
  const change = saidOf(known, saying);
  if (change.buys === undefined) {
    return { client: known, write: () => noteOpening(deps, unit, known.id) };
  }
  const client = { ...known, ...change, ...openingNow(deps), updatedAt: deps.clock(), updatedBy: 'system' };
  const ref = documentRef(deps.db, 'clients', known.id);
  const write = () => {
    const [before, after] = [withoutId(known), withoutId(client)];
    unit.set(ref, after);
    audit(deps, unit, { actor: saying.by, action: saying.action, ref, before, after });
  };
  return { client, write };
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
export async function linkedUid(deps: Deps, email: string): Promise<string | null> {
  const account = await findAccount(deps, email);
  return account && isLinkedAccount(account) ? account.uid : null;
}

/** A client with this one person. */
export function newClient({ name, email, company, phone }: Recipient, uid: string | null, now: Date): Client {
  const found = { name: company ?? name, people: [{ name, email, uid }], invitations: [] };
  return {
    ...found,
    kind: company === null ? 'person' : 'company',
    address: null,
    vatNumber: null,
    paymentTermsDays: null,
    purchaseOrderRequired: false,
    invoiceEmails: [],
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
