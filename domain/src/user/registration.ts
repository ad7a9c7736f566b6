import * as v from 'valibot';
import { email, line } from '../shared/fields.ts';
import { password } from './password.ts';

/** `POST /api/client-registrations`; the answer is always the same ('look in your mailbox'). */
export const clientRegistrationInput = v.strictObject({
  name: line('Your name', { max: 100 }),
  email,
  password,
});
export type ClientRegistrationInput = v.InferOutput<typeof clientRegistrationInput>;

/** `POST /api/admin-registrations`: the account waits for approval by an admin; the answer is always the same. */
export const adminRegistrationInput = v.strictObject({ ...clientRegistrationInput.entries });

/** `POST /api/password-resets`; the answer is always the same. */
export const passwordResetInput = v.strictObject({ email, area: v.picklist(['client', 'admin']) });
export type PasswordResetInput = v.InferOutput<typeof passwordResetInput>;

/** The code in a link of one of our mails. */
const oobCode = v.pipe(
  v.string('The code is missing'),
  v.regex(/^[A-Za-z0-9_-]{10,500}$/, 'This code isn’t valid'),
);

/** `POST /api/account-removals`: 'this was not me', said by the recipient of the verification mail. */
export const accountRemovalInput = v.strictObject({ oobCode });

/** `POST /api/password-changes`: a new password with the code of a reset mail. */
export const passwordChangeInput = v.strictObject({ oobCode, password });
export type PasswordChangeInput = v.InferOutput<typeof passwordChangeInput>;

/** The account's address: the code proves the mailbox, so its holder may know. */
export const passwordChangeAnswer = v.object({ email: v.string() });
export type PasswordChangeAnswer = v.InferOutput<typeof passwordChangeAnswer>;
