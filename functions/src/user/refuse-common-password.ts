import { notRight } from '@agency/domain/shared/errors';

/** @throws AppError `invalid-argument` for a common password: it says nothing about the address. */
export async function refuseCommonPassword(password: string): Promise<void> {
  // Large, and needed by few calls.
  const { isCommonPassword } = await import('./common-passwords.ts');
  if (!isCommonPassword(password)) return;
  throw notRight([{ path: 'password', message: 'Many people use this password. Choose another one' }]);
}
