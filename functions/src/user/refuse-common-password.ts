import { AppError } from '@agency/domain/shared/errors';

/** @throws AppError `invalid-argument` for a common password: it says nothing about the address. */
export async function refuseCommonPassword(password: string): Promise<void> {
  // Large, and needed by few calls.
  const { isCommonPassword } = await import('./common-passwords.ts');
  if (!isCommonPassword(password)) return;
  throw new AppError('invalid-argument', 'Some of what was sent is not right.', {
    issues: [{ path: 'password', message: 'Many people use this password. Choose another one' }],
  });
}
