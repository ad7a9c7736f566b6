import * as v from 'valibot';
import {
  audience,
  civilDate,
  email,
  id,
  line,
  paymentTermsDays,
  pence,
  phone,
  searchTokens,
  signedPence,
  stamps,
  text,
  timestamp,
  uid,
} from '../shared/fields.ts';
import { plainFigures } from '../shared/plain-text.ts';

/** As an address in the UK names it, or nothing but 'UK'. */
export function isInUk({ country }: { readonly country: string }): boolean {
  const ours = ['united kingdom', 'uk', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'];
  return ours.includes(country.trim().toLowerCase());
}

/** Of any country: many have no postcodes. */
export const address = v.pipe(
  v.strictObject({
    line1: line('Address', { max: 120 }),
    line2: line('Address line 2', { min: 0, max: 120 }),
    town: line('Town', { max: 80 }),
    county: line('County', { min: 0, max: 80 }),
    postcode: line('Postcode', { min: 0, max: 12 }),
    country: line('Country', { max: 60 }),
  }),
  v.forward(
    v.partialCheck(
      [['postcode'], ['country']],
      (place) => place.postcode !== '' || !isInUk(place),
      'Enter the postcode',
    ),
    ['postcode'],
  ),
);
export type Address = v.InferOutput<typeof address>;

const plainVatNumber = (value: string) =>
  plainFigures(value)
    .replace(/[\s./-]/g, '')
    .toUpperCase();

/** Ours. */
export const vatNumber = v.pipe(
  v.string(),
  v.transform(plainVatNumber),
  v.regex(/^(GB)?\d{9}(\d{3})?$/, 'Enter a UK VAT number like GB123456789'),
);

const anyNumberHint = 'Enter a VAT number like GB123456789 or IE1234567FA';

/** A client's, of any country: letters and figures, at least two of them figures; one that claims to be British is. */
export const anyVatNumber = v.pipe(
  v.string(),
  v.transform(plainVatNumber),
  v.regex(/^[A-Z0-9]{4,20}$/, anyNumberHint),
  v.check((value) => /\d.*\d/.test(value), anyNumberHint),
  v.check(
    (value) => !value.startsWith('GB') || /^GB(?:\d{9}(?:\d{3})?|(?:GD|HA)\d{3})$/.test(value),
    'Enter a UK VAT number like GB123456789',
  ),
);

/** Someone at the client; `uid` is set once that person registered and proved the address. */
export const clientPerson = v.strictObject({
  name: line('Name', { max: 100 }),
  email,
  uid: v.nullable(uid),
  /** The member who invited them; absent for people added by staff or a quote. */
  invitedBy: v.optional(uid),
  /** When staff last mailed them how to get in; absent for people whom a quote added, and in older records. */
  mailedAt: v.exactOptional(timestamp),
});
export type ClientPerson = v.InferOutput<typeof clientPerson>;

/** Somebody whom a member invited and who has not accepted yet: not a member so far. */
export const clientInvitation = v.strictObject({
  name: line('Name', { max: 100 }),
  email,
  invitedBy: uid,
  invitedAt: timestamp,
});
export type ClientInvitation = v.InferOutput<typeof clientInvitation>;

/** Billing details, which the client's members may edit. */
export const clientDetails = v.strictObject({
  address: v.nullable(address),
  vatNumber: v.nullable(anyVatNumber),
  billingEmail: email,
});
export type ClientDetails = v.InferOutput<typeof clientDetails>;

/** Details that only staff may edit. */
export const clientRecord = v.strictObject({
  name: line('Name', { max: 120 }),
  kind: v.picklist(['company', 'person']),
  phone: v.nullable(phone),
  archived: v.boolean(),
  /** What a person buys for; left out until staff have said so. A company always buys for business. */
  buys: v.optional(v.nullable(v.picklist(['business', 'private']))),
  /** Null for those of the settings. */
  paymentTermsDays: v.exactOptional(v.nullable(paymentTermsDays)),
  /** Then no invoice is issued without one. */
  purchaseOrderRequired: v.exactOptional(v.boolean()),
  /** Where invoices and receipts go besides the billing address; nobody there needs an account. */
  invoiceEmails: v.exactOptional(v.pipe(v.array(email), v.maxLength(3, 'Enter at most 3 more addresses'))),
});
export type ClientRecord = v.InferOutput<typeof clientRecord>;

/**
 * `clients/{id}`: who buys. `emails` repeats the people's addresses so that a query finds them, `invitedEmails` those of
 * the invitations, which are kept apart because an invitation is no membership (decision 015).
 */
export const client = v.strictObject({
  ...clientRecord.entries,
  ...clientDetails.entries,
  paymentTermsDays: v.optional(v.nullable(paymentTermsDays), null),
  purchaseOrderRequired: v.optional(v.boolean(), false),
  invoiceEmails: v.optional(v.pipe(v.array(email), v.maxLength(3)), []),
  people: v.pipe(v.array(clientPerson), v.minLength(1), v.maxLength(50)),
  emails: v.pipe(v.array(email), v.maxLength(50)),
  invitations: v.optional(v.pipe(v.array(clientInvitation), v.maxLength(50)), []),
  invitedEmails: v.optional(v.pipe(v.array(email), v.maxLength(50)), []),
  memberUids: audience.memberUids,
  membersVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** True from a change of the audience until every copy is up to date. */
  spreadPending: v.optional(v.boolean(), false),
  /** The address of a contact who deleted their account while work was open: erased once that is done. */
  erasing: v.optional(v.nullable(email)),
  /** Another in each commit that begins something: archiving, which looks for what is open, meets it here. */
  lastOpening: v.exactOptional(id),
  /** The record that this one was merged into: all of it is there. */
  mergedInto: v.exactOptional(id),
  /** True from the beginning of the merge until everything has moved. */
  mergePending: v.exactOptional(v.boolean()),
  searchTokens,
  ...stamps,
});
export type Client = v.InferOutput<typeof client>;

/**
 * `clients/{id}/credits/{id}`: an entry of the client's account of credit, with a signed amount in pence, positive when
 * the client is owed. Entries are numbered without gaps and the id is the number, so that of two made at once from the
 * same balance only one can be.
 */
export const clientCredit = v.strictObject({
  sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
  amount: signedPence,
  /** The balance after this entry. */
  balance: pence,
  reason: line('Reason', { max: 300 }),
  invoiceId: v.nullable(id),
  createdAt: timestamp,
  createdBy: uid,
});
export type ClientCredit = v.InferOutput<typeof clientCredit>;

export const accountKinds = [
  'broughtForward',
  'invoice',
  'creditNote',
  'receipt',
  'reversal',
  'refund',
  'writeOff',
  'writeOffUndone',
] as const;

/**
 * `clients/{id}/account/{id}`: an entry of the client's account with us, in pence, positive for what the client owes;
 * for staff. Numbered like the entries of credit. The balance is always what is owed on open invoices less
 * the credit and the money in advance that has no invoice yet.
 */
export const accountEntry = v.strictObject({
  sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.picklist(accountKinds),
  /** The day of the document or of the money. */
  on: civilDate,
  amount: signedPence,
  balance: v.pipe(v.number(), v.integer()),
  /** The number of the document, or the reference of the money. */
  reference: line('Reference', { min: 0, max: 120 }),
  invoiceId: v.nullable(id),
  receiptId: v.nullable(id),
  /** Of money: the invoices that it paid or no longer pays. Left out where there are none, and of older entries. */
  invoices: v.exactOptional(
    v.pipe(v.array(v.strictObject({ id, number: line('Number', { max: 20 }) })), v.maxLength(20)),
  ),
  createdAt: timestamp,
  createdBy: uid,
});
export type AccountEntry = v.InferOutput<typeof accountEntry>;

/** `clients/{id}/private/notes`: what only staff read. */
export const clientNotes = v.strictObject({
  text: text('Notes', { min: 0, max: 10_000 }),
  /** Raised at every save, so that a save from an older copy is noticed. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ...stamps,
});
export type ClientNotes = v.InferOutput<typeof clientNotes>;
