import { makeSearchTokens } from '../shared/search-tokens.ts';
import type { Client, ClientPerson } from './schema.ts';

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
  return isSame ? null : { ...client, people, memberUids, membersVersion: client.membersVersion + 1 };
}

/** The client after this person lost access everywhere; null when the person was no member. */
export function withoutMember(client: Client, uid: string): Client | null {
  if (!client.memberUids.includes(uid)) return null;
  return {
    ...client,
    people: client.people.map((person) => (person.uid === uid ? { ...person, uid: null } : person)),
    memberUids: client.memberUids.filter((member) => member !== uid),
    membersVersion: client.membersVersion + 1,
  };
}

/**
 * The client after this person, who stands in it by an address that they proved, proved another one instead: their entry
 * follows, so that the old address (which can become somebody else's) opens nothing any more. Null when none does.
 */
export function withNewAddress(client: Client, uid: string, address: string): Client | null {
  if (!client.people.some((person) => person.uid === uid && person.email !== address)) return null;
  const moved = client.people.map((person) =>
    person.uid === uid || person.email === address ? { ...person, email: address, uid } : person,
  );
  const people = moved.filter(
    (person, index) => moved.findIndex(({ email }) => email === person.email) === index,
  );
  return withPeople(client, people);
}

/** The client with one more person; null when the address is there already. */
export function withColleague(client: Client, colleague: ClientPerson): Client | null {
  if (client.people.some(({ email }) => email === colleague.email)) return null;
  return withPeople(client, [...client.people, colleague]);
}

/** The client without the person of this address; null when there is none. */
export function withoutColleague(client: Client, address: string): Client | null {
  if (!client.people.some(({ email }) => email === address)) return null;
  return withPeople(
    client,
    client.people.filter(({ email }) => email !== address),
  );
}

/** The client with these people, and everything that follows from them. */
function withPeople(client: Client, people: ClientPerson[]): Client {
  return {
    ...client,
    people,
    emails: [...new Set(people.map(({ email }) => email))],
    memberUids: [...new Set(people.flatMap(({ uid }) => uid ?? []))].toSorted(),
    membersVersion: client.membersVersion + 1,
    searchTokens: makeSearchTokens([client.name, ...people.flatMap(({ name, email }) => [name, email])]),
  };
}

/** The audience that a document of this client gets when it is sent, issued or shared. */
export function audienceOf(client: Client): { memberUids: string[]; membersVersion: number } {
  return { memberUids: [...client.memberUids], membersVersion: client.membersVersion };
}

/** The audience of what nobody but staff may see yet. */
export function noAudience(): { memberUids: string[]; membersVersion: null } {
  return { memberUids: [], membersVersion: null };
}
