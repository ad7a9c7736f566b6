import { erasedContact, erasedUid } from '../platform/erased.ts';
import { makeSearchTokens } from '../shared/search-tokens.ts';
import type { Client, ClientInvitation, ClientPerson } from './schema.ts';

/**
 * The client after this verified person joined: the uid stands in every entry that carries exactly this address,
 * and in `memberUids` once. Null when nothing would change or nobody here has this address.
 */
export function withMember(client: Client, address: string, uid: string): Client | null {
  if (!client.people.some((person) => person.email === address)) return null;
  const people = client.people.map((person) => (person.email === address ? { ...person, uid } : person));
  const memberUids = [...new Set(people.flatMap((person) => person.uid ?? []))].toSorted();
  const isSame =
    memberUids.join() === client.memberUids.toSorted().join() &&
    people.every((person, index) => person.uid === client.people[index]?.uid);
  if (isSame) return null;
  const isBack = client.erasing === address;
  return {
    ...client,
    people,
    memberUids,
    membersVersion: client.membersVersion + 1,
    spreadPending: true,
    ...(isBack ? { erasing: null } : {}),
  };
}

/** The client after this person lost access everywhere; null when the person was no member. */
export function withoutMember(client: Client, uid: string): Client | null {
  if (!client.memberUids.includes(uid)) return null;
  return {
    ...client,
    people: client.people.map((person) => (person.uid === uid ? { ...person, uid: null } : person)),
    memberUids: client.memberUids.filter((member) => member !== uid),
    membersVersion: client.membersVersion + 1,
    spreadPending: true,
  };
}

/**
 * The client after this person replaced a verified address by another: their entry follows, so that the old address
 * (which may become somebody else's) no longer gives access. Null when they have no entry.
 */
export function withNewAddress(client: Client, uid: string, address: string): Client | null {
  if (!client.people.some((person) => person.uid === uid && person.email !== address)) return null;
  const moved = client.people.map((person) =>
    person.uid === uid || person.email === address ? { ...person, email: address, uid } : person,
  );
  const people = moved.filter(
    (person, index) => moved.findIndex(({ email }) => email === person.email) === index,
  );
  const old = client.people.filter((person) => person.uid === uid).map(({ email }) => email);
  const billingEmail = old.includes(client.billingEmail) ? address : client.billingEmail;
  const followed = client.invoiceEmails.map((extra) => (old.includes(extra) ? address : extra));
  const invoiceEmails = extraAddresses(followed, billingEmail);
  return withPeople({ ...client, billingEmail, invoiceEmails }, people);
}

/** The client with the name that this member has given their account; null when all their entries carry it. */
export function withNewName(client: Client, uid: string, name: string): Client | null {
  if (!client.people.some((person) => person.uid === uid && person.name !== name)) return null;
  const people = client.people.map((person) => (person.uid === uid ? { ...person, name } : person));
  return { ...client, people, searchTokens: clientSearchTokens({ ...client, people }) };
}

/** The client with one more person, who needs no invitation any more; null when the address is there already. */
export function withColleague(client: Client, colleague: ClientPerson): Client | null {
  if (client.people.some(({ email }) => email === colleague.email)) return null;
  return withPeople(withoutInvitation(client, colleague.email) ?? client, [...client.people, colleague]);
}

/** The client after staff mailed somebody once more how to get in; null when nobody without access has this address. */
export function withInvitationMailed(client: Client, address: string, mailedAt: Date): Client | null {
  const isMeant = ({ email, uid }: ClientPerson) => email === address && uid === null;
  if (!client.people.some(isMeant)) return null;
  return {
    ...client,
    people: client.people.map((person) => (isMeant(person) ? { ...person, mailedAt } : person)),
  };
}

/**
 * The client without the person at this address. Bills that went there go to another person, if possible one who can
 * sign in; copies of them no longer go there. Null when there is no such person.
 */
export function withoutColleague(client: Client, address: string): Client | null {
  const leaving = client.people.filter(({ email }) => email === address);
  if (leaving.length === 0) return null;
  const people = client.people.filter(({ email }) => email !== address);
  const invitations = client.invitations.filter(({ invitedBy }) =>
    leaving.every(({ uid }) => uid !== invitedBy),
  );
  const next = people.find(({ uid }) => uid !== null) ?? people[0];
  const isBilled = client.billingEmail === address;
  const billingEmail = isBilled ? (next?.email ?? address) : client.billingEmail;
  const invoiceEmails = extraAddresses(
    client.invoiceEmails.filter((extra) => extra !== address),
    billingEmail,
  );
  return withPeople({ ...withInvitations(client, invitations), billingEmail, invoiceEmails }, people);
}

/** The addresses that get invoices besides the billing address, each once. */
export function extraAddresses(addresses: readonly string[], billingEmail: string): string[] {
  return [...new Set(addresses)].filter((address) => address !== billingEmail);
}

/** The client whose invoices no longer go to this address as well; null when they didn't. */
export function withoutInvoiceEmail(client: Client, address: string): Client | null {
  if (!client.invoiceEmails.includes(address)) return null;
  return { ...client, invoiceEmails: client.invoiceEmails.filter((extra) => extra !== address) };
}

/** May this member send the client's bills elsewhere? Only whose address gets them now; staff may always. */
export function mayMoveBills({ people, billingEmail }: Members, memberUid: string): boolean {
  return people.some(({ uid, email }) => uid === memberUid && email === billingEmail);
}

/**
 * Why this member may not remove the person or withdraw the invitation at this address: the bills go there, or the
 * member was only invited, and the person was here by a quote, by staff or as who invited them, or somebody else sent
 * the invitation. Null when they may.
 */
export function whyNotRemoved(
  client: Members & Pick<Client, 'invitations'>,
  memberUid: string,
  address: string,
): 'billed' | 'first' | 'invitation' | null {
  const own = client.people.filter(({ uid }) => uid === memberUid);
  if (own.some(({ email }) => email === address)) return null;
  if (client.billingEmail === address) return 'billed';
  if (own.some(({ invitedBy }) => invitedBy === undefined)) return null;
  const person = client.people.find(({ email }) => email === address);
  if (person === undefined) {
    const invitation = client.invitations.find(({ email }) => email === address);
    return invitation === undefined || invitation.invitedBy === memberUid ? null : 'invitation';
  }
  const isBefore = person.invitedBy === undefined || invitersOf(client, memberUid).has(person.uid);
  return isBefore ? 'first' : null;
}

/** Who invited this member, who invited those, and so on. */
function invitersOf({ people }: Pick<Client, 'people'>, memberUid: string): ReadonlySet<string | null> {
  const found = new Set<string | null>();
  let next = [memberUid];
  while (next.length > 0) {
    const invited = new Set(next);
    next = people.flatMap(({ uid, invitedBy }) =>
      uid !== null && invited.has(uid) && invitedBy !== undefined && !found.has(invitedBy) ? [invitedBy] : [],
    );
    for (const uid of next) found.add(uid);
  }
  return found;
}

type Members = Pick<Client, 'people' | 'billingEmail'>;

/** The client with an invitation; null when the address is a member's or already invited. */
export function withInvitation(client: Client, invitation: ClientInvitation): Client | null {
  const isThere = ({ email }: { readonly email: string }) => email === invitation.email;
  if (client.people.some(isThere) || client.invitations.some(isThere)) return null;
  return withInvitations(client, [...client.invitations, invitation]);
}

/** The client after this address's invitation was withdrawn or declined; null when there is none. */
export function withoutInvitation(client: Client, address: string): Client | null {
  if (!client.invitations.some(({ email }) => email === address)) return null;
  return withInvitations(
    client,
    client.invitations.filter(({ email }) => email !== address),
  );
}

/** The invitation of this address, while its sender still belongs to the client. */
export function openInvitation(client: Client, address: string): ClientInvitation | null {
  const found = client.invitations.find(({ email }) => email === address);
  return found && client.memberUids.includes(found.invitedBy) ? found : null;
}

/** The client after the holder of this verified address accepted its invitation; null when none is open. */
export function withAcceptedInvitation(client: Client, address: string, uid: string): Client | null {
  const invitation = openInvitation(client, address);
  if (invitation === null) return null;
  const { name, email, invitedBy } = invitation;
  return withColleague(client, { name, email, uid, invitedBy });
}

/** The fields of a client that identify a person who deleted their account, to be erased. */
interface Leaving {
  readonly address: string;
  /** The uid as an inviter; null when the inviter is no longer known. */
  readonly uid: string | null;
}

/**
 * The client without the person who deleted their account; null when they do not appear. A client needs a contact: the
 * entry of the only one stays, without name and address, and for a private person nothing else stays either.
 */
export function withoutContact(client: Client, { address, uid }: Leaving): Client | null {
  const leaving = client.people.find(({ email }) => email === address);
  const withoutInviters = withoutInviter(client, uid);
  if (leaving === undefined) {
    const isBilled = client.billingEmail === address;
    const billed = isBilled
      ? { ...withoutInviters, billingEmail: client.people[0]?.email ?? address }
      : withoutInviters;
    return billed === client ? null : billed;
  }
  const isPerson = client.kind === 'person';
  const others = withoutColleague(withoutInviters, address);
  if (others !== null && others.people.length > 0) {
    const isNamed = isPerson && client.name === leaving.name;
    const renamed = isNamed ? { ...others, name: others.people[0]?.name ?? erasedContact.name } : others;
    return { ...renamed, searchTokens: clientSearchTokens(renamed) };
  }
  const isBilled = client.billingEmail === address || isPerson;
  const nobody = { ...erasedContact, uid: null };
  return withPeople(
    {
      ...withInvitations(withoutInviters, []),
      phone: null,
      ...(isBilled ? { billingEmail: erasedContact.email } : {}),
      ...(isPerson ? { name: erasedContact.name, address: null } : {}),
    },
    [nobody],
  );
}

/** The same client, or without the uid where it says who invited. */
function withoutInviter(client: Client, uid: string | null): Client {
  const isInvitedByThem = ({ invitedBy }: { readonly invitedBy?: string | undefined }) => invitedBy === uid;
  if (uid === null || ![...client.people, ...client.invitations].some(isInvitedByThem)) return client;
  const people = client.people.map((one) => (isInvitedByThem(one) ? { ...one, invitedBy: erasedUid } : one));
  const invitations = client.invitations.filter((one) => !isInvitedByThem(one));
  return { ...withInvitations(client, invitations), people };
}

/** What staff find a client by. */
export function clientSearchTokens({
  name,
  people,
  invitations,
}: Pick<Client, 'name' | 'people' | 'invitations'>): string[] {
  return makeSearchTokens([name, ...[...people, ...invitations].flatMap((one) => [one.name, one.email])]);
}

/** The client with these invitations; they grant no access, so the audience does not change. */
function withInvitations(client: Client, invitations: ClientInvitation[]): Client {
  const invitedEmails = invitations.map(({ email }) => email);
  const next = { ...client, invitations, invitedEmails };
  return { ...next, searchTokens: clientSearchTokens(next) };
}

/** The client with these people, and everything that follows from them. */
function withPeople(client: Client, people: ClientPerson[]): Client {
  const next = { ...client, people };
  return {
    ...next,
    emails: [...new Set(people.map(({ email }) => email))],
    memberUids: [...new Set(people.flatMap(({ uid }) => uid ?? []))].toSorted(),
    membersVersion: client.membersVersion + 1,
    spreadPending: true,
    searchTokens: clientSearchTokens(next),
  };
}

/** The audience that a document of this client gets when it is sent, issued or shared. */
export function audienceOf(client: Client): { memberUids: string[]; membersVersion: number } {
  return { memberUids: [...client.memberUids], membersVersion: client.membersVersion };
}

/** The audience of a document that only staff may see yet. */
export function noAudience(): { memberUids: string[]; membersVersion: null } {
  return { memberUids: [], membersVersion: null };
}
