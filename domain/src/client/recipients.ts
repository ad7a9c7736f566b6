import type { Client, ClientPerson } from './schema.ts';

/** The members whom a client's emails go to, each address once; where there is none, the billing address gets them. */
export function mailedMembers({
  people,
  memberUids,
}: Pick<Client, 'people' | 'memberUids'>): readonly ClientPerson[] {
  const members = people.filter(({ uid }) => uid !== null && memberUids.includes(uid));
  return [...new Map(members.map((person) => [person.email, person])).values()];
}
