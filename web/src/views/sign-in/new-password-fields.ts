import { password } from '@agency/domain/user/password';
import * as v from 'valibot';

/** The fields for choosing a password: it can be shown, so it is typed once. */
export const newPasswordInput = v.object({ password });
export type NewPasswordInput = v.InferOutput<typeof newPasswordInput>;

export const passwordHint = 'Use at least 10 characters. A few words you can remember work well.';
