import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { authErrorKinds, authMessage, authMessages } from './auth-errors.ts';

const failure = (code: string, message = code) => Object.assign(new Error(message), { code });
const codes = [...new Set(Object.values(AuthErrorCodes))];

describe('authMessage', () => {
  it('knows every code of the SDK, and no other', () => {
    expect(Object.keys(authErrorKinds).toSorted()).toEqual(codes.toSorted());
    expect(codes.length).toBeGreaterThan(90);
  });

  it.each(codes)('has words for %s', (code) => {
    const message = authMessage(failure(code));
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(message).not.toMatch(/auth\/|firebase|!/i);
  });

  it.each([
    'auth/wrong-password',
    'auth/user-not-found',
    'auth/invalid-credential',
    'auth/user-disabled',
    'auth/invalid-email',
  ])('does not reveal by %s whether an address has an account', (code) => {
    expect(authMessage(failure(code))).toBe(authMessages.credentials);
  });

  it('knows what the service says before the SDK has a code for it', () => {
    expect(authMessage(failure('INVALID_LOGIN_CREDENTIALS'))).toBe(authMessages.credentials);
    expect(authMessage(failure('auth/internal-error', 'Firebase: INVALID_LOGIN_CREDENTIALS (…)'))).toBe(
      authMessages.credentials,
    );
  });

  it.each([failure('auth/new-in-a-later-version'), failure('toString'), new Error('boom'), 'boom', null])(
    'has words for %s as well',
    (thrown) => {
      expect(authMessage(thrown)).toBe(authMessages.setUp);
    },
  );
});
