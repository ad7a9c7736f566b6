import * as v from 'valibot';
import {
  audience,
  email,
  id,
  line,
  pence,
  phone,
  searchTokens,
  stamps,
  timestamp,
  uid,
} from '../shared/fields.ts';
import { plainFigures } from '../shared/plain-text.ts';

export const address = v.strictObject({
  line1: line('Address', { max: 120 }),
  line2: line('Address line 2', { min: 0, max: 120 }),
  town: line('Town', { max: 80 }),
  county: line('County', { min: 0, max: 80 }),
  postcode: line('Postcode', { max: 12 }),
  country: line('Country', { max: 60 }),
});
export type Address = v.InferOutput<typeof address>;

export const vatNumber = v.pipe(
  v.string(),
  v.transform((value) =>
    plainFigures(value)
      .replace(/[\s.-]/g, '')
      .toUpperCase(),
  ),
  v.regex(/^(GB)?\d{9}(\d{3})?$/, 'Enter a UK VAT number like GB123456789'),
);

/** Someone at the client; `uid` is set once that person registered and proved the address. */
export const clientPerson = v.strictObject({
  name: line('Name', { max: 100 }),
  email,
  uid: v.nullable(uid),
  /** The member who invited them; absent for people added by staff or a quote. */
  invitedBy: v.optional(uid),
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
  vatNumber: v.nullable(vatNumber),
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
});
export type ClientRecord = v.InferOutput<typeof clientRecord>;

/**
 * `clients/{id}`: who buys. `emails` repeats the people's addresses so that a query finds them, `invitedEmails` those of
 * the invitations, which are kept apart because an invitation is no membership (decision 015).
 */
export const client = v.strictObject({
  ...clientRecord.entries,
  ...clientDetails.entries,
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
  amount: v.pipe(v.number(), v.integer(), v.minValue(-1_000_000_000), v.maxValue(1_000_000_000)),
  /** The balance after this entry. */
  balance: pence,
  reason: line('Reason', { max: 300 }),
  invoiceId: v.nullable(id),
  createdAt: timestamp,
  createdBy: uid,
});
export type ClientCredit = v.InferOutput<typeof clientCredit>;
