import * as v from 'valibot';
import { actor, email, line, phone, searchTokens, stamps, timestamp } from '../shared/fields.ts';
import { stateMachine } from '../shared/states.ts';

/** A registration for the back office. Who was refused may ask again; access that was taken away is a refusal. */
export const adminRequests = stateMachine('registration', {
  pending: ['approved', 'refused'],
  approved: ['refused'],
  refused: ['pending', 'approved'],
});
export type AdminRequest = keyof typeof adminRequests.transitions;

/** Mails that a person can switch off; all others are transactional. */
export const optionalMails = [
  'project-update-notification',
  'file-upload-notification',
  'new-message-notification',
] as const;
export type OptionalMail = (typeof optionalMails)[number];

export const notificationPreferences = v.strictObject({
  'project-update-notification': v.boolean(),
  'file-upload-notification': v.boolean(),
  'new-message-notification': v.boolean(),
});

export const defaultNotificationPreferences = {
  'project-update-notification': true,
  'file-upload-notification': true,
  'new-message-notification': true,
} as const satisfies v.InferOutput<typeof notificationPreferences>;

/**
 * Another address that the person asked for, in a session that counted. An account that comes back with another address
 * keeps its rights by this alone: the identity service changes addresses for whoever holds any token of the account.
 */
const addressChange = v.strictObject({
  from: email,
  to: email,
  askedAt: timestamp,
  /** Sessions counted from then when it was asked for; ending them takes the request back. */
  sessionsFrom: v.number(),
});
export type AddressChange = v.InferOutput<typeof addressChange>;

/** Set in the first commit of a deletion, so that the daily repair finishes one that was cut off. */
const erasing = v.strictObject({
  by: actor,
  action: line('Action', { max: 60 }),
  at: timestamp,
  /** The address that they had proved: what carries it elsewhere is theirs. Nobody's where none was proved. */
  address: v.optional(v.nullable(email)),
});

/** `users/{uid}`: a person who signs in. `role` mirrors the custom claim and decides nothing. */
export const user = v.strictObject({
  email,
  displayName: line('Name', { min: 0, max: 100 }),
  phone: v.nullable(phone),
  role: v.nullable(v.literal('admin')),
  adminRequest: v.nullable(v.picklist(adminRequests.states)),
  notificationPreferences,
  disabled: v.boolean(),
  addressChange: v.optional(v.nullable(addressChange)),
  erasing: v.optional(erasing),
  searchTokens,
  ...stamps,
});
export type User = v.InferOutput<typeof user>;

/** What the owner may write: exactly these fields and the stamps. */
export const ownProfile = v.strictObject({
  displayName: line('Name', { max: 100 }),
  phone: v.nullable(phone),
});
export type OwnProfile = v.InferOutput<typeof ownProfile>;
