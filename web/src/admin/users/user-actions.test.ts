import { operations } from '@agency/domain/operations/operations';
import { describe, expect, it } from 'vitest';
import {
  approvalObstacle,
  type PersonOperation,
  personActions,
  personState,
  type Situation,
} from './user-actions.ts';

const client = {
  email: 'anna@example.com',
  displayName: 'Anna Example',
  role: null,
  adminRequest: null,
  disabled: false,
  emailVerified: true,
} as const;
const admin = { ...client, role: 'admin', adminRequest: 'approved' } as const;

function actions(user: Situation['user'], rest: Partial<Situation> = {}) {
  const all = personActions({ user, isSelf: false, admins: 2, ...rest });
  const reasonOf = (operation: PersonOperation) =>
    all.find((action) => action.operation === operation)?.reason;
  return { names: all.map(({ operation }) => operation), reasonOf };
}

const always = ['resendVerification', 'endSessions'] as const;

describe('what staff can do with whom', () => {
  it.each([
    ['a client', client, [...always, 'disableUser', 'deleteUser']],
    ['a disabled client', { ...client, disabled: true }, [...always, 'enableUser', 'deleteUser']],
    ['an admin', admin, ['removeAdmin', ...always, 'disableUser', 'deleteUser']],
    [
      'who waits for approval',
      { ...client, adminRequest: 'pending' },
      ['approveAdmin', 'refuseAdmin', ...always, 'disableUser', 'deleteUser'],
    ],
    [
      'who was refused',
      { ...client, adminRequest: 'refused' },
      ['approveAdmin', ...always, 'disableUser', 'deleteUser'],
    ],
  ] as const)('%s', (_who, user, names) => {
    expect(actions(user).names).toEqual(names);
    for (const name of names) expect(Object.keys(operations)).toContain(name);
  });

  it.each([
    client,
    { ...client, disabled: true },
    admin,
    { ...client, adminRequest: 'pending' },
    { ...client, adminRequest: 'refused' },
  ] as const)('names every button by the words on it, for voice control', (user) => {
    for (const { label, verb } of personActions({ user, isSelf: false, admins: 2 })) {
      expect(label.startsWith(verb), `${label}: ${verb}`).toBe(true);
    }
  });

  it.each(['removeAdmin', 'disableUser', 'deleteUser'] as const)(
    'never allows %s for the last admin',
    (operation) => {
      expect(actions(admin, { admins: 1 }).reasonOf(operation)).toMatch(/only admin/);
      expect(actions(admin, { admins: 2 }).reasonOf(operation)).toBeNull();
    },
  );

  it('offers neither the approval of an unconfirmed address nor the confirmation of a confirmed one', () => {
    const waiting = { ...client, adminRequest: 'pending' } as const;
    const reasons = (emailVerified: boolean | null) => {
      const { reasonOf } = actions({ ...waiting, emailVerified });
      return [reasonOf('approveAdmin'), reasonOf('resendVerification')];
    };
    expect(reasons(true)).toEqual([null, expect.stringContaining('already been confirmed')]);
    expect(reasons(false)).toEqual([expect.stringContaining('hasn’t been confirmed yet'), null]);
    // Nobody has looked yet: the operation itself says.
    expect(reasons(null)).toEqual([null, null]);
  });

  it('locks nobody out of their own account', () => {
    const own = actions(admin, { isSelf: true });
    for (const operation of ['disableUser', 'deleteUser', 'endSessions'] as const) {
      expect(own.reasonOf(operation)).toMatch(/^This is you/);
    }
  });

  it('approves nobody whose account is disabled', () => {
    const waiting = { ...client, adminRequest: 'pending', disabled: true } as const;
    expect(actions(waiting).reasonOf('approveAdmin')).toMatch(/Enable it first/);
  });

  it('asks about the address too, which tells two people of one name apart', () => {
    for (const { question } of personActions({ user: client, isSelf: false, admins: 2 })) {
      expect(question).toContain('Anna Example (anna@example.com)');
    }
  });

  it('calls a person without a name by their address', () => {
    const [first] = personActions({ user: { ...client, displayName: '' }, isSelf: false, admins: 2 });
    expect(first?.question).toContain('anna@example.com');
  });
});

describe('the state of a person', () => {
  it.each([
    [client, 'Client'],
    [admin, 'Admin'],
    [{ ...admin, disabled: true }, 'Disabled'],
    [{ ...client, adminRequest: 'pending' }, 'Waiting for approval'],
    [{ ...client, adminRequest: 'refused' }, 'No admin access'],
  ] as const)('%j is %s', (user, label) => {
    expect(personState(user).label).toBe(label);
  });
});

describe('why somebody can’t be approved yet', () => {
  const waiting = { ...client, adminRequest: 'pending' } as const;

  it.each([
    ['who waits with a confirmed address', waiting, null],
    ['whose address nobody has looked at since', { ...waiting, emailVerified: null }, null],
    ['who hasn’t confirmed the address', { ...waiting, emailVerified: false }, /address not confirmed/],
    ['who is disabled', { ...waiting, disabled: true, emailVerified: false }, /while disabled/],
    ['a client, who doesn’t wait', { ...client, emailVerified: false }, null],
    ['an admin', { ...admin, emailVerified: false }, null],
    ['who was refused', { ...client, adminRequest: 'refused', emailVerified: false }, null],
  ] as const)('%s', (_who, user, expected) => {
    const obstacle = approvalObstacle(user);
    if (expected === null) expect(obstacle).toBeNull();
    else expect(obstacle).toMatch(expected);
  });
});
