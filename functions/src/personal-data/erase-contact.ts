import { withoutContact, withoutInvitation, withoutInvoiceEmail } from '@agency/domain/client/members';
import { clientQueries } from '@agency/domain/client/queries';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { erasedContact } from '@agency/domain/platform/erased';
import type { UnreadableRecord } from '@agency/domain/shared/parse';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, everySnapshot, findDocument, withoutId } from '../platform/firestore.ts';
import { inTurn, inTurnLogged } from '../platform/in-turn.ts';
import { everyClient } from '../records/client/every-client.ts';
import { syncAudience } from '../records/client/sync-audience.ts';
import { isUnderWay } from '../records/client/under-way.ts';
import { findAccount, isLinkedAccount } from '../records/user/account.ts';
import { anonymiseAnswers } from './anonymise-quote.ts';
import { eraseEnquiries, eraseQuotes } from './erase-enquiries.ts';
import { eraseMentions } from './erase-mentions.ts';
import { eraseTestimonials } from './erase-testimonials.ts';
import { redactAuditOf, redactRecipient } from './redact-audit.ts';
import { redactMails } from './redact-mails.ts';

interface Leaving {
  readonly address: string;
  readonly uid: string | null;
}

interface Why {
  readonly actor: string;
  readonly action: string;
}

/**
 * Erases the person at this verified address: enquiries, quotes that came to nothing, their place among a client's
 * people and among those who get its invoices, and the address on mails. While a client's work, offer or invoice is
 * open, its only contact stays (there would be nobody to do it for), marked so that the nightly schedule finishes this
 * once all is done. The offers of somebody who asked for this were withdrawn before.
 */
export async function eraseContact(deps: Deps, leaving: Leaving, why: Why): Promise<ErasedContact> {
  const { clientsByEmail, clientsByInvitation, clientsByInvoiceEmail, clientsByBillingEmail } = clientQueries;
  const enquiries = await eraseEnquiries(deps, leaving.address);
  const quotes = await eraseQuotes(deps, leaving.address);
  const mentions = await eraseMentions(deps, leaving.address);
  const testimonials = await eraseTestimonials(deps, leaving.address, why);
  const isOpen = quotes.open > 0 || quotes.unreadable.length > 0;
  let stayed = 0;
  const clients = await inTurn(everyClient(deps, clientsByEmail, [leaving.address]), async ({ id }) => {
    const isLeft = await leaveClient(deps, id, leaving, { ...why, isOpen });
    if (!isLeft) stayed += 1;
    return isLeft;
  });
  const invited = everyClient(deps, clientsByInvitation, [leaving.address]);
  const invitations = await inTurn(invited, async ({ id }) => {
    await change(deps, id, why, (client) => withoutInvitation(client, leaving.address));
    return true;
  });
  const billed = everyClient(deps, clientsByInvoiceEmail, [leaving.address]);
  const copies = await inTurn(billed, async ({ id }) => {
    await change(deps, id, why, (client) => withoutInvoiceEmail(client, leaving.address));
    return true;
  });
  const paying = everyClient(deps, clientsByBillingEmail, [leaving.address]);
  const bills = await inTurn(paying, async ({ id }) => {
    await change(deps, id, why, (client) => withoutBills(client, leaving.address));
    return true;
  });
  const unreadable = [quotes, mentions, testimonials, clients, invitations, copies, bills].flatMap(
    (each) => each.unreadable,
  );
  const isNeeded = isOpen || stayed > 0 || unreadable.length > 0;
  const addresses = await redactMails(deps, leaving.address, isNeeded);
  await redactRecipient(deps, leaving.address);
  return {
    removed: {
      enquiries,
      quotes: quotes.erased + mentions.count,
      testimonials: testimonials.count,
      clients: clients.count,
      addresses,
    },
    unreadable,
  };
}

interface ErasedContact {
  /** How many of each kind. */
  readonly removed: Readonly<Record<string, number>>;
  /** What belongs to this contact, or may, and could not be read: it stays until it is repaired. */
  readonly unreadable: readonly UnreadableRecord[];
}

/** The client whose bills no longer go to somebody who is none of its people; null where they are, or it gets none. */
function withoutBills(client: Client, address: string): Client | null {
  return client.emails.includes(address) ? null : withoutContact(client, { address, uid: null });
}

/** True when the contact is gone; false when it has to stay for now. */
async function leaveClient(
  deps: Deps,
  clientId: string,
  leaving: Leaving,
  { isOpen, ...why }: Why & { readonly isOpen: boolean },
): Promise<boolean> {
  if (leaving.uid !== null) await anonymiseAnswers(deps, clientId, leaving.uid);
  await redactAuditOf(deps, documentRef(deps.db, 'clients', clientId).path);
  const isBusy = isOpen || (await isUnderWay(deps, clientId));
  const after = await change(deps, clientId, why, (client) => {
    const isOnly = client.people.every(({ email }) => email === leaving.address);
    const mark = isBusy ? leaving.address : null;
    if (isBusy && isOnly) return client.erasing === mark ? null : { ...client, erasing: mark };
    const left = withoutContact(client, leaving);
    return left && { ...left, erasing: isOpen ? mark : null };
  });
  // Nothing to change where a merge has emptied the record since it was found.
  const now = after ?? (await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId)));
  return now === null || !now.emails.includes(leaving.address);
}

/** The client after the change; null if there was nothing to change. */
async function change(
  deps: Deps,
  clientId: string,
  why: Why,
  changed: (client: Client) => Client | null,
): Promise<Client | null> {
  const ref = documentRef(deps.db, 'clients', clientId);
  const after = await commit(deps, async (unit) => {
    const found = await findDocument(clientSchema, ref, unit);
    const before = found && withoutId(found);
    const next = before && changed(before);
    if (!before || !next) return null;
    const stamped = { ...next, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, stamped);
    // What we noted of a client with other people is about them too.
    const isEmpty = stamped.emails.every((email) => email === erasedContact.email);
    if (isEmpty) unit.delete(documentRef(deps.db, 'clientPrivate', clientId, 'notes'));
    audit(deps, unit, { ...why, ref, before, after: stamped });
    return stamped;
  });
  if (after) await syncAudience(deps, clientId);
  return after;
}

/** For the nightly schedule: contacts that had to stay, at clients with nothing under way any more. */
export async function eraseLateContacts(deps: Deps): Promise<Readonly<Record<string, number>>> {
  const erasedContacts = await inTurnLogged(
    deps,
    everySnapshot(deps.db, clientQueries.clientsToErase, ['']),
    (found) => eraseLate(deps, found.id, String(found.get('erasing'))),
    'A contact could not be erased',
    ({ ref }) => ({ path: ref.path }),
  );
  return { erasedContacts };
}

async function eraseLate(deps: Deps, clientId: string, address: string): Promise<boolean> {
  const why = { actor: 'system', action: 'applyRetention' };
  const account = await findAccount(deps, address);
  if (account && isLinkedAccount(account)) {
    // They are back, so what carries their address is theirs again.
    await change(deps, clientId, why, (now) => ({ ...now, erasing: null }));
    return false;
  }
  const { unreadable } = await eraseContact(deps, { address, uid: null }, why);
  if (unreadable[0]) throw unreadable[0];
  const client = await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId));
  if (client === null || client.emails.includes(address)) return false;
  // Already gone from this client: the mark stayed for an offer that has since been answered or has expired.
  const { open } = await eraseQuotes(deps, address);
  if (open > 0) return false;
  if (client.erasing === address) await change(deps, clientId, why, (now) => ({ ...now, erasing: null }));
  return true;
}
