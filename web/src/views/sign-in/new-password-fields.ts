import { password } from '@agency/domain/user/password';
import * as v from 'valibot';

/** What one types to choose a password: shown on demand, so typed once. */
export const newPasswordInput = v.object({ password });
export type NewPasswordInput = v.InferOutput<typeof newPasswordInput>;

export const passwordHint = 'At least 10 characters. A few words you remember work well.';
