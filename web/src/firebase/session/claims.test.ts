import { describe, expect, it } from 'vitest';
import { readClaims } from './claims.ts';

describe('the claims of a token', () => {
  const claims = {
    role: 'admin',
    sessionsFrom: 5,
    provedEmail: 'sam@example.com',
    email: 'sam@example.com',
    firebase: { sign_in_provider: 'password', identities: { email: ['sam@example.com'] } },
  };
  const google = {
    ...claims,
    firebase: { sign_in_provider: 'google.com', identities: { 'google.com': ['1'] } },
  };

  it.each([
    ['are those of a session that counts', claims, { role: 'admin', sessionsFrom: 5 }],
    ['of another kind are not there', { ...claims, role: 1, sessionsFrom: '5' }, {}],
    ['begin no session by another address', { ...claims, email: 'moved@example.com' }, { role: 'admin' }],
    ['begin none without one that was proved', { ...claims, provedEmail: undefined }, { role: 'admin' }],
    [
      'begin one by a listed Google account',
      { ...google, identities: ['google.com:1'] },
      { role: 'admin', sessionsFrom: 5 },
    ],
    ['begin none by another', { ...google, identities: ['google.com:2', '1'] }, { role: 'admin' }],
    ['begin none where none is listed', { ...google, identities: [] }, { role: 'admin' }],
    ['begin one where an earlier version listed nothing', google, { role: 'admin', sessionsFrom: 5 }],
    ['begin none by what can’t be read', { ...claims, firebase: undefined }, { role: 'admin' }],
  ])('%s', (_what, token, read) => {
    expect(readClaims(token)).toEqual(read);
  });
});
