import { describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { userDocOf } from '../testing/user-doc.ts';
import { runGuard } from './guards.ts';
import type { SessionUser } from './state.ts';

const now = new Date('2026-11-27T12:00:00Z');
const seconds = now.getTime() / 1000;
const client: SessionUser = {
  uid: 'anna',
  email: 'anna@example.com',
  emailVerified: true,
  displayName: 'Anna Example',
  claims: { sessionsFrom: seconds - 60 },
  authTime: seconds - 60,
};
const clientDoc = userDocOf(client);
const admin: SessionUser = { ...client, uid: 'ada', claims: { role: 'admin', sessionsFrom: seconds - 60 } };

function run(name: string, user: SessionUser | null, wanted = '/client/quotes?page=2') {
  return runGuard(name, { state: { user, userDoc: null, isAuthReady: true }, wanted, now });
}

describe('runGuard', () => {
  it.each(['client', 'admin', '', 'toString', '__proto__'])('throws for the unknown name %j', (name) => {
    expect(() => run(name, client)).toThrow(`Unknown guard '${name}'`);
  });

  it.each(['client-auth', 'auth'])('says nothing before the session is known (%s)', (name) => {
    const state = { user: null, userDoc: null, isAuthReady: false };
    expect(runGuard(name, { state, wanted: '/client/quotes', now })).toBeNull();
  });

  it('sends visitors to the sign-in of that part and keeps the page they wanted', () => {
    expect(run('client-auth', null)).toEqual({
      kind: 'signIn',
      to: '/client/login?next=%2Fclient%2Fquotes%3Fpage%3D2',
    });
    expect(run('auth', null, '/admin')).toEqual({ kind: 'signIn', to: '/admin/login?next=%2Fadmin' });
  });

  it('says why it asks where somebody signed in before without asking to stay signed in', () => {
    const state = { user: null, userDoc: null, isAuthReady: true };
    expect(runGuard('client-auth', { state, wanted: '/client/quotes', now, wasHere: true })).toEqual({
      kind: 'signIn',
      to: '/client/login?next=%2Fclient%2Fquotes&ended=ownTab',
    });
    expect(runGuard('auth', { state, wanted: '/admin', now, wasHere: true })).toEqual({
      kind: 'signIn',
      to: '/admin/login?next=%2Fadmin&ended=ownTab',
    });
  });

  it('lets clients and admins into the client area', () => {
    expect(run('client-auth', client)).toEqual({ kind: 'enter' });
    expect(run('client-auth', admin)).toEqual({ kind: 'enter' });
  });

  it('lets admins into the back office and refuses clients', () => {
    expect(run('auth', admin)).toEqual({ kind: 'enter' });
    expect(run('auth', client)).toEqual({
      kind: 'refused',
      email: 'anna@example.com',
      emailVerified: true,
      standing: 'unknown',
    });
  });

  it.each([
    ['pending', 'pending'],
    ['refused', 'refused'],
    [null, 'none'],
  ] as const)('says what became of a registration: %s', (adminRequest, standing) => {
    const state = { user: client, userDoc: { ...clientDoc, adminRequest }, isAuthReady: true };
    expect(runGuard('auth', { state, wanted: '/admin', now })).toMatchObject({ kind: 'refused', standing });
  });

  const office = routes.filter(({ path }) => /^\/admin(?:\/|$)/.test(path));

  it.each(office.map(({ path, guard }) => [path, guard] as const))(
    'lets neither a client nor somebody who waits for approval into %s, unless it is for signing in',
    (path, guard) => {
      if (/^\/admin\/(?:login|register)/.test(path)) return expect(guard).toBeUndefined();
      for (const adminRequest of [null, 'pending', 'refused'] as const) {
        const state = { user: client, userDoc: { ...clientDoc, adminRequest }, isAuthReady: true };
        expect(runGuard(guard ?? '', { state, wanted: path, now })).toMatchObject({ kind: 'refused' });
      }
    },
  );

  it('knows every screen of the back office', () => {
    expect(office.length).toBeGreaterThan(14);
  });

  it('refuses an admin without sessionsFrom', () => {
    expect(run('auth', { ...admin, claims: { role: 'admin' } })).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['client-auth', client, '/client/profile', '/client/login?next=%2Fclient%2Fprofile&ended=lost'],
    ['auth', admin, '/admin/users', '/admin/login?next=%2Fadmin%2Fusers&ended=lost'],
  ] as const)('asks a session that was ended to sign in again (%s)', (guard, user, wanted, to) => {
    const ended = { ...user, claims: { ...user.claims, sessionsFrom: seconds } };
    expect(run(guard, ended, wanted)).toEqual({ kind: 'signIn', to });
  });

  it('lets a person in whose document can not be read', () => {
    expect(run('client-auth', client)).toEqual({ kind: 'enter' });
    expect(run('auth', admin)).toEqual({ kind: 'enter' });
  });

  it('asks an admin again after 12 hours, a client after 90 days', () => {
    const ago = (hours: number) => ({ authTime: seconds - hours * 3600, claims: { sessionsFrom: 0 } });
    const adminAgo = (hours: number) => ({
      ...admin,
      ...ago(hours),
      claims: { role: 'admin' as const, sessionsFrom: 0 },
    });
    expect(run('auth', adminAgo(11.9))).toEqual({ kind: 'enter' });
    expect(run('auth', adminAgo(12.1), '/admin')).toMatchObject({ kind: 'signIn' });
    expect(run('client-auth', { ...client, ...ago(24 * 89) })).toEqual({ kind: 'enter' });
    expect(run('client-auth', { ...client, ...ago(24 * 91) })).toMatchObject({ kind: 'signIn' });
  });
});
