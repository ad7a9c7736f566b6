import * as v from 'valibot';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { TextFieldProps } from '../../ui/fields/text-field.tsx';

/** The password that one has; nothing where one signs in with Google alone. */
export const currentPassword = (isWithPassword: boolean) =>
  v.pipe(v.string(), v.minLength(isWithPassword ? 1 : 0, 'Enter your current password'));

interface CurrentPasswordProps {
  readonly field: Pick<TextFieldProps, 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'>;
  readonly isWithPassword: boolean;
}

/** Proves that it is the owner who sits here. */
export function CurrentPassword({ field, isWithPassword }: CurrentPasswordProps) {
  if (!isWithPassword) return <p>Google asks you to sign in once more.</p>;
  return <PasswordField {...field} label="Current password" autoComplete="current-password" />;
}
