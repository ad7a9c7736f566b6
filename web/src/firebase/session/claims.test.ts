import { describe, expect, it } from 'vitest';
import { readClaims } from './claims.ts';

describe('the claims of a token', () => {
  const claims = { role: 'admin', sessionsFrom: 5, provedEmail: 'sam@example.com', email: 'sam@example.com' };

  it.each([
    ['are those of a session that counts', claims, { role: 'admin', sessionsFrom: 5 }],
    ['of another kind are not there', { ...claims, role: 1, sessionsFrom: '5' }, {}],
    ['begin no session by another address', { ...claims, email: 'moved@example.com' }, { role: 'admin' }],
    ['begin none without one that was proved', { ...claims, provedEmail: undefined }, { role: 'admin' }],
  ])('%s', (_what, token, read) => {
    expect(readClaims(token)).toEqual(read);
  });
});
