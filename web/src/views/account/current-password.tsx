import * as v from 'valibot';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { TextFieldProps } from '../../ui/fields/text-field.tsx';

/** The current password; nothing for people who sign in with Google only. */
export const currentPassword = (isWithPassword: boolean) =>
  v.pipe(v.string(), v.minLength(isWithPassword ? 1 : 0, 'Enter your current password'));

interface CurrentPasswordProps {
  readonly field: Pick<TextFieldProps, 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'>;
  readonly isWithPassword: boolean;
}

/** Proves that this is the owner. */
export function CurrentPassword({ field, isWithPassword }: CurrentPasswordProps) {
  if (!isWithPassword) return <p>Google will ask you to sign in again.</p>;
  return <PasswordField {...field} label="Current password" autoComplete="current-password" />;
}
