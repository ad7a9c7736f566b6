import { describe, expect, it } from 'vitest';
import { readMailAction } from './mail-action.ts';

describe('readMailAction', () => {
  it.each(['verifyEmail', 'resetPassword', 'verifyAndChangeEmail', 'recoverEmail'])('reads %s', (mode) => {
    expect(readMailAction(`?mode=${mode}&oobCode=aB-_9&next=%2Fclient`)).toEqual({ mode, code: 'aB-_9' });
  });

  it.each([
    '',
    '?mode=verifyEmail',
    '?oobCode=x',
    '?mode=signIn&oobCode=x',
    '?mode=verifyEmail&oobCode=',
    '?mode=verifyEmail&oobCode=a%20b',
    `?mode=verifyEmail&oobCode=${'a'.repeat(121)}`,
  ])('ignores %s', (search) => {
    expect(readMailAction(search)).toBeNull();
  });
});
