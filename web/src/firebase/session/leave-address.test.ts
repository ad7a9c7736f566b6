import { describe, expect, it } from 'vitest';
import { leaveAddress } from './leave-address.ts';

describe('leaveAddress', () => {
  it.each([
    ['signedOut', '/client/quotes', '/client/login'],
    ['signedOut', '/admin/quotes?quote=Q-7K3M9P', '/admin/login'],
    ['refused', '/client/quotes/Q-7K3M9P', '/client/login?next=%2Fclient%2Fquotes%2FQ-7K3M9P&ended=lost'],
    ['refused', '/admin', '/admin/login?next=%2Fadmin&ended=lost'],
    ['refused', '/administrators', '/client/login?next=%2Fadministrators&ended=lost'],
    [
      'refused',
      '/client/login?next=%2Fclient%2Fquotes&ended=ownTab',
      '/client/login?next=%2Fclient%2Fquotes&ended=lost',
    ],
    [
      'refused',
      '/client/login?next=/client/project?id=P-7K3M9P',
      '/client/login?next=%2Fclient%2Fproject%3Fid%3DP-7K3M9P&ended=lost',
    ],
    ['refused', '/admin/login', '/admin/login?ended=lost'],
    ['everywhere', '/client/profile', '/client/login?ended=everywhere'],
    ['deleted', '/client/profile', '/client/login?ended=deleted'],
    ['addressChanged', '/admin/login?mode=x', '/admin/login?ended=addressChanged'],
    ['everywhere', '/admin/profile', '/admin/login?ended=everywhere'],
    ['changed', '/client/quotes', null],
    ['otherPerson', '/client/quotes', null],
    ['otherAccount', '/client/login?mode=verifyEmail&oobCode=x', null],
  ] as const)('%s on %s goes to %s', (why, current, address) => {
    expect(leaveAddress(why, current)).toBe(address);
  });
});
