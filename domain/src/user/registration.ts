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

/** `POST /api/password-resets`; the answer is always the same. */
export const passwordResetInput = v.strictObject({ email, area: v.picklist(['client', 'admin']) });
export type PasswordResetInput = v.InferOutput<typeof passwordResetInput>;
