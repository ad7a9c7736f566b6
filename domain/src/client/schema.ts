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
  v.transform((value) => value.replace(/\s/g, '').toUpperCase()),
  v.regex(/^(GB)?\d{9}(\d{3})?$/, 'Enter a UK VAT number like GB123456789'),
);

/** Someone at the client; `uid` is set once that person registered and proved the address. */
export const clientPerson = v.strictObject({
  name: line('Name', { max: 100 }),
  email,
  uid: v.nullable(uid),
});
export type ClientPerson = v.InferOutput<typeof clientPerson>;

/** `clients/{id}`: who buys. `emails` repeats the people's addresses so that a query finds them. */
export const client = v.strictObject({
  kind: v.picklist(['company', 'person']),
  name: line('Name', { max: 120 }),
  address: v.nullable(address),
  vatNumber: v.nullable(vatNumber),
  billingEmail: email,
  phone: v.nullable(phone),
  people: v.pipe(v.array(clientPerson), v.minLength(1), v.maxLength(50)),
  emails: v.pipe(v.array(email), v.maxLength(50)),
  memberUids: audience.memberUids,
  membersVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
  archived: v.boolean(),
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
  /** What the client has after it. */
  balance: pence,
  reason: line('Reason', { max: 300 }),
  invoiceId: v.nullable(id),
  createdAt: timestamp,
  createdBy: uid,
});
export type ClientCredit = v.InferOutput<typeof clientCredit>;
