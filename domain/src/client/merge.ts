import { erasedContact } from '../platform/erased.ts';
import type { Counted } from '../user/description.ts';
import { buysOf } from './buys.ts';
import { clientSearchTokens, extraAddresses } from './members.ts';
import type { Client, ClientPerson } from './schema.ts';

const maxPeople = 50;
const maxInvoiceEmails = 3;

/** Why one client's record can't be merged into another's; null where it can. Ids are compared by the caller. */
export function mergeObstacle(from: Client, into: Client): string | null {
  if (into.mergedInto !== undefined) {
    return 'The record to merge into was itself merged into another one. Choose that one.';
  }
  if (into.archived) return 'The record to merge into is archived. Restore it first.';
  if (from.erasing != null || into.erasing != null) {
    return 'A contact of one of these records is being erased. Wait until their open work is done.';
  }
  if (from.kind !== into.kind) {
    return 'One record is a company and the other a person. Change what’s wrong in the details first.';
  }
  const [one, other] = [buysOf(from), buysOf(into)];
  if (one !== null && other !== null && one !== other) {
    return 'One of them buys privately and the other for a business, so different rights apply to them.';
  }
  if (from.vatNumber !== null && into.vatNumber !== null && from.vatNumber !== into.vatNumber) {
    return 'They have different VAT numbers, so they’re different businesses.';
  }
  const merged = mergedInto(from, into);
  if (merged.people.length > maxPeople || merged.people.length + merged.invitations.length > maxPeople) {
    return `Together they have more than ${maxPeople} people. Remove someone first.`;
  }
  return null;
}

/** The record that stays, with the people and what it lacked of the other one. Its audience is that of both. */
export function mergedInto(from: Client, into: Client): Client {
  const people = withoutErased(joined(into.people, from.people));
  const invited = [...into.invitations, ...from.invitations];
  const invitations = invited.filter(
    ({ email }, index) =>
      people.every((person) => person.email !== email) &&
      invited.findIndex((one) => one.email === email) === index,
  );
  const buys = buysOf(into) ?? buysOf(from);
  const next: Client = {
    ...into,
    billingEmail: billingOf(from, into),
    address: into.address ?? from.address,
    vatNumber: into.vatNumber ?? from.vatNumber,
    phone: into.phone ?? from.phone,
    ...(into.kind === 'person' && buys !== null ? { buys } : {}),
    purchaseOrderRequired: into.purchaseOrderRequired || from.purchaseOrderRequired,
    invoiceEmails: invoiceEmailsOf(from, into).slice(0, maxInvoiceEmails),
    people,
    invitations,
    emails: people.map(({ email }) => email),
    invitedEmails: invitations.map(({ email }) => email),
    memberUids: [...new Set(people.flatMap(({ uid }) => uid ?? []))].toSorted(),
    // Above every copy of either: all of them are made anew.
    membersVersion: Math.max(from.membersVersion, into.membersVersion) + 1,
    spreadPending: true,
  };
  return { ...next, searchTokens: clientSearchTokens(next) };
}

/** Nobody stands in place of somebody erased any more, once there is somebody. */
function withoutErased(people: ClientPerson[]): ClientPerson[] {
  const real = people.filter(({ email }) => !isErased(email));
  return real.length === 0 ? people : real;
}

const isErased = (address: string) => address === erasedContact.email;

/** That of the record that stays, unless it went with somebody who was erased. */
function billingOf(from: Client, into: Client): string {
  return isErased(into.billingEmail) ? from.billingEmail : into.billingEmail;
}

/** One entry an address; who has an account keeps it, and the record that stays says the name. */
function joined(staying: readonly ClientPerson[], coming: readonly ClientPerson[]): ClientPerson[] {
  const known = staying.map((person) => {
    const same = coming.find(({ email }) => email === person.email);
    return { ...person, uid: person.uid ?? same?.uid ?? null };
  });
  return [...known, ...coming.filter(({ email }) => staying.every((person) => person.email !== email))];
}

function invoiceEmailsOf(from: Client, into: Client): string[] {
  return extraAddresses([...into.invoiceEmails, ...from.invoiceEmails], billingOf(from, into));
}

/** Addresses that get the invoices of either now, and won't any more. */
export function droppedAddresses(from: Client, into: Client): string[] {
  const after = mergedInto(from, into);
  const before = [from.billingEmail, ...from.invoiceEmails, ...into.invoiceEmails];
  return [...new Set(before)].filter(
    (email) => !isErased(email) && email !== after.billingEmail && !after.invoiceEmails.includes(email),
  );
}

/** The old record's billing address, where neither bills go to it any more nor is it one of the people's; or null. */
export function formerBilling(from: Client, into: Client): string | null {
  const { billingEmail: address } = from;
  const after = mergedInto(from, into);
  const isStillTheirs = address === after.billingEmail || after.emails.includes(address);
  return isStillTheirs || isErased(address) ? null : address;
}

/** The old record while its documents move: nothing begins with it any more, and it leads to the other one. */
export function leavingFor(from: Client, intoId: string): Client {
  return { ...from, archived: true, mergedInto: intoId, mergePending: true };
}

/** The old record once all has moved: it says where to, and names nobody, so that no erasure has to look here. */
export function emptied(from: Client): Client {
  const name = from.kind === 'company' ? from.name : 'Merged client';
  const nobody: Client = {
    ...from,
    name,
    address: null,
    vatNumber: null,
    phone: null,
    billingEmail: erasedContact.email,
    invoiceEmails: [],
    people: [{ ...erasedContact, uid: null }],
    emails: [],
    invitations: [],
    invitedEmails: [],
    memberUids: [],
    spreadPending: false,
    mergePending: false,
    erasing: null,
  };
  return { ...nobody, searchTokens: clientSearchTokens({ ...nobody, people: [] }) };
}

/** Somebody who will see the documents of the record that they don't belong to now. */
export interface Gain {
  readonly name: string;
  readonly email: string;
  /** Without one, they will see them once they register. */
  readonly hasAccount: boolean;
  /** By a colleague, and hasn't accepted: they will see them once they do. */
  readonly isInvited: boolean;
}

export const mergedKinds = ['quotes', 'projects', 'invoices'] as const;
export type MergedKind = (typeof mergedKinds)[number];

/** One of the two records, before they are merged. */
export interface MergeSide {
  readonly name: string;
  /** When its record was changed last, in milliseconds: a merge names what was seen. */
  readonly updatedAt: number;
  /** Its people who aren't the other one's: they gain what is shared with the other. */
  readonly gains: readonly Gain[];
  /** What is shared with its people. */
  readonly shared: Readonly<Record<MergedKind, Counted>>;
}

/** The dry run of a merge. */
export interface MergePreview {
  readonly obstacle: string | null;
  readonly from: MergeSide;
  readonly into: MergeSide;
  /** Pence. */
  readonly credit: number;
  /** What the account of the old record says, in pence, positive for what is owed. */
  readonly balance: number;
  readonly billingEmail: string;
  /** Addresses that won't get invoices any more. */
  readonly dropped: readonly string[];
  /** A billing address that nobody has any more: links that were emailed to it stop working. */
  readonly formerBilling: string | null;
}

/** Those of one record's people, and of whom they invited, who aren't the other's. */
export function gainsOf(own: Client, other: Client): Gain[] {
  const isIn = (entries: readonly { readonly email: string }[], address: string) =>
    entries.some(({ email }) => email === address);
  const people = own.people.filter(({ email }) => !isErased(email) && !isIn(other.people, email));
  const known = [...own.people, ...other.people, ...other.invitations];
  const invited = own.invitations.filter(({ email }) => !isIn(known, email));
  return [
    ...people.map(({ name, email, uid }) => ({ name, email, hasAccount: uid !== null, isInvited: false })),
    ...invited.map(({ name, email }) => ({ name, email, hasAccount: false, isInvited: true })),
  ];
}
