import { clientSearchTokens, extraAddresses } from './members.ts';
import type { Client } from './schema.ts';

/** What is corrected of the person at an address; null stays as it is. */
interface NameOrAddress {
  readonly address: string;
  readonly name: string | null;
  readonly to: string | null;
}

/**
 * The client with a person's name or address corrected, wherever it stands; null when nothing changes. The address of
 * somebody with an account stays: it is what they proved. Somebody whose entry gets another address gets in with that.
 */
export function withCorrection(client: Client, correction: NameOrAddress): Client | null {
  const { address, name, to } = correction;
  const isLinked = client.people.some(({ email, uid }) => email === address && uid !== null);
  const moved = (email: string) => (email === address && !isLinked ? (to ?? email) : email);
  const corrected = <T extends { readonly name: string; readonly email: string }>(one: T): T =>
    one.email === address ? { ...one, name: name ?? one.name, email: moved(one.email) } : one;
  const people = once(client.people.map(corrected));
  const invitations = once(client.invitations.map(corrected));
  const billingEmail = moved(client.billingEmail);
  const invoiceEmails = extraAddresses(client.invoiceEmails.map(moved), billingEmail);
  const isNamedFor =
    client.kind === 'person' &&
    client.people.some((person) => person.email === address && person.name === client.name);
  const next: Client = {
    ...client,
    name: isNamedFor && name !== null ? name : client.name,
    people,
    invitations,
    billingEmail,
    invoiceEmails,
    emails: people.map(({ email }) => email),
    invitedEmails: invitations.map(({ email }) => email),
  };
  const isSame = JSON.stringify(namesIn(next)) === JSON.stringify(namesIn(client));
  return isSame ? null : { ...next, searchTokens: clientSearchTokens(next) };
}

/** One entry an address; of two, the one with an account. */
function once<T extends { readonly email: string; readonly uid?: string | null }>(
  entries: readonly T[],
): T[] {
  return entries.filter((one) => {
    const same = entries.filter(({ email }) => email === one.email);
    return one === (same.find(({ uid }) => uid != null) ?? same[0]);
  });
}

function namesIn({ name, people, invitations, billingEmail, invoiceEmails }: Client): readonly unknown[] {
  return [name, people.map(pairOf), invitations.map(pairOf), billingEmail, invoiceEmails];
}

const pairOf = ({ name, email }: { readonly name: string; readonly email: string }) => [name, email];
