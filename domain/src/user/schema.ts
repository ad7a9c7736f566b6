import * as v from 'valibot';
import { actor, email, line, phone, searchTokens, stamps, timestamp } from '../shared/fields.ts';
import { stateMachine } from '../shared/states.ts';

/** A registration for the back office. A refused person may ask again; withdrawn access counts as a refusal. */
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
 * A new address that the person asked for in a valid session. An account that returns with another address keeps its
 * rights only if it is this one: the identity service changes addresses for anyone who holds a token of the account.
 */
const addressChange = v.strictObject({
  from: email,
  to: email,
  askedAt: timestamp,
  /** `sessionsFrom` at the time of the request; ending the sessions cancels it. */
  sessionsFrom: v.number(),
});
export type AddressChange = v.InferOutput<typeof addressChange>;

/** Set in the first commit of a deletion, so that the daily repair finishes an interrupted one. */
const erasing = v.strictObject({
  by: actor,
  action: line('Action', { max: 60 }),
  at: timestamp,
  /** The address they had verified: records with it are theirs. Null where none was verified. */
  address: v.optional(v.nullable(email)),
});

/** `users/{uid}`: a person who signs in. `role` mirrors the custom claim and grants nothing. */
export const user = v.strictObject({
  email,
  displayName: line('Name', { min: 0, max: 100 }),
  phone: v.nullable(phone),
  role: v.nullable(v.literal('admin')),
  adminRequest: v.nullable(v.picklist(adminRequests.states)),
  notificationPreferences,
  disabled: v.boolean(),
  /** What the account said at the last sign-in, for staff; it grants nothing. Null where nobody has looked since. */
  emailVerified: v.optional(v.nullable(v.boolean()), null),
  addressChange: v.optional(v.nullable(addressChange)),
  /**
   * Seconds since the epoch: rules let no session that began earlier read or write this document. A token from before
   * the claim of this name lives an hour and says nothing of it.
   */
  sessionsFrom: v.optional(v.number(), 0),
  erasing: v.optional(erasing),
  searchTokens,
  ...stamps,
});
export type User = v.InferOutput<typeof user>;

/** What the owner may write: exactly these fields and the stamps. */
export const ownProfile = v.strictObject({
  displayName: line('Your name', { max: 100 }),
  phone: v.nullable(phone),
});
export type OwnProfile = v.InferOutput<typeof ownProfile>;
