import { AppError } from '@agency/domain/shared/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../firebase/session/state.ts';
import { authMessages } from '../../views/sign-in/auth-errors.ts';
import { askWhetherConfirmed, linkNow } from './prove-address.ts';

const user = (emailVerified: boolean): SessionUser => ({
  uid: 'anna',
  email: 'anna@example.com',
  emailVerified,
  displayName: 'Anna Example',
  claims: {},
  authTime: 1000,
});
const offline = Object.assign(new Error('Firebase: Error'), { code: 'auth/network-request-failed' });
const rights = (answer: SessionUser | null | Error) => ({
  takeNewRights: async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  },
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('asking whether the address is confirmed', () => {
  it.each([
    ['is', user(true), { kind: 'done' }],
    ['is not', user(false), { kind: 'notYet' }],
    ['does not matter, the session being over', null, { kind: 'done' }],
    ['could not be asked', offline, { kind: 'failed', message: authMessages.network }],
  ])('knows that it %s', async (_what, answer, asked) => {
    expect(await askWhetherConfirmed(rights(answer))).toEqual(asked);
  });
});

describe('linking from a page', () => {
  const refusal = (code: 'unauthenticated' | 'internal') => async () => {
    throw new AppError(code, 'We can’t reach the server.');
  };

  it('asks for a sign-in only when the server does', async () => {
    expect(await linkNow(rights(user(true)), async () => undefined)).toEqual({ kind: 'done' });
    expect(await linkNow(rights(user(true)), refusal('unauthenticated'))).toEqual({ kind: 'signInAgain' });
    expect(await linkNow(rights(user(true)), refusal('internal'))).toEqual({
      kind: 'failed',
      message: 'We can’t reach the server.',
    });
    expect(await linkNow(rights(offline), async () => undefined)).toMatchObject({ kind: 'failed' });
  });
});
