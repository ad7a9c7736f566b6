import * as v from 'valibot';
import type { Correction, HeldData } from '../platform/data-request.ts';
import { erasedContact } from '../platform/erased.ts';
import { civilDate, email, line, uid } from '../shared/fields.ts';
import type { PersonDescription } from '../user/description.ts';
import { password } from '../user/password.ts';
import { notificationPreferences } from '../user/schema.ts';
import { operation, output } from './contract.ts';

const nothing = v.strictObject({});
const ofPerson = v.strictObject({ uid });
/** An address that is somebody's: the one in place of those who were erased would stand for all of them. */
const emailOfOne = v.pipe(
  email,
  v.check(
    (address) => address !== erasedContact.email,
    'This address replaces those of people who were erased. Enter someone’s own address',
  ),
);
/** A request about somebody's data: whose, and the day on which it was made. */
const dataRequest = v.strictObject({ email: emailOfOne, askedOn: civilDate });

/** Accounts: one's own and other people's. */
export const userOperations = {
  /** Creates `users/{uid}` after a sign-in if it does not exist. */
  ensureUser: operation('signedIn', nothing, output<{ created: boolean }>()),
  /**
   * Ties a verified address to the clients that hold it; needs a sign-in within the last 5 minutes. `refreshToken`
   * says that the token's claims changed.
   */
  linkMyDocuments: operation('signedIn', nothing, output<{ clients: number; refreshToken: boolean }>()),

  // ---- Accounts: the own one -----------------------------------------------------------------------------------

  /** Ends all of the caller's sessions, this one included. */
  signOutEverywhere: operation('signedIn', nothing, output<{ ended: true }>()),
  /** Needs a sign-in within the last 5 minutes; ends every session, so that the new password is needed next. */
  changeMyPassword: operation('signedIn', v.strictObject({ password }), output<{ changed: true }>()),
  /** Mails a link to the new address and notifies the old one. The address changes when the link is used. */
  changeMyEmail: operation('signedIn', v.strictObject({ email }), output<{ asked: true }>()),
  resendMyVerification: operation('signedIn', nothing, output<{ sent: boolean }>()),
  setNotificationPreferences: operation(
    'signedIn',
    v.strictObject({ preferences: notificationPreferences }),
    output<{ saved: true }>(),
  ),
  /** Everything stored about this person and their clients, as one JSON text. */
  exportMyData: operation('signedIn', nothing, output<{ fileName: string; json: string }>()),
  /** Deletes the account; records that the law requires stay without it. Needs a sign-in within the last 5 minutes. */
  deleteMyAccount: operation('signedIn', nothing, output<{ deleted: true }>()),

  // ---- Accounts: other people's -------------------------------------------------------------------------------

  /** How they sign in, what they can see and what we emailed them: what their profile doesn’t say. */
  describePerson: operation('admin', ofPerson, output<PersonDescription>()),
  approveAdmin: operation('admin', ofPerson, output<{ adminRequest: 'approved' }>()),
  refuseAdmin: operation('admin', ofPerson, output<{ adminRequest: 'refused' }>()),
  /** Takes the role away; never from the last admin. */
  removeAdmin: operation('admin', ofPerson, output<{ role: null }>()),
  disableUser: operation('admin', ofPerson, output<{ disabled: true }>()),
  enableUser: operation('admin', ofPerson, output<{ disabled: false }>()),
  deleteUser: operation('admin', ofPerson, output<{ deleted: true }>()),
  endSessions: operation('admin', ofPerson, output<{ ended: true }>()),
  resendVerification: operation('admin', ofPerson, output<{ sent: boolean }>()),

  // ---- Requests about somebody's data, with or without an account -----------------------------------------------

  /** All that is held of the person at an address, and what erasing them would do to it. */
  findPerson: operation('admin', v.strictObject({ email: emailOfOne }), output<HeldData>()),
  exportPerson: operation('admin', dataRequest, output<{ fileName: string; json: string }>(), {
    heavy: true,
  }),
  /** Null leaves the name or address as it is. With `dryRun` nothing changes. */
  correctPerson: operation(
    'admin',
    v.strictObject({
      ...dataRequest.entries,
      name: v.nullable(line('Name', { max: 100 })),
      newEmail: v.nullable(emailOfOne),
      dryRun: v.boolean(),
    }),
    output<{ places: readonly Correction[] }>(),
  ),
  /** Needs a sign-in within the last 5 minutes. */
  erasePerson: operation('admin', dataRequest, output<{ erased: true }>()),
} as const;
