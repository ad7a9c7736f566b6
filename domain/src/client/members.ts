import type { Client } from './schema.ts';

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

/** The audience that a document of this client gets when it is sent, issued or shared. */
export function audienceOf(client: Client): { memberUids: string[]; membersVersion: number } {
  return { memberUids: [...client.memberUids], membersVersion: client.membersVersion };
}

/** The audience of what nobody but staff may see yet. */
export function noAudience(): { memberUids: string[]; membersVersion: null } {
  return { memberUids: [], membersVersion: null };
}
