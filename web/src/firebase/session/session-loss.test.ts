import { describe, expect, it, vi } from 'vitest';
import { anna, ben, refusing, setUp } from '../testing/session.ts';

describe('losing a session', () => {
  it('clears everything before it leaves', async () => {
    const { session, signedIn, calls, isRemembered, owner } = setUp();
    await signedIn();
    expect(owner()).toBe('anna');
    await session.signOut();
    expect(calls).toEqual(['stopListening', 'clear', 'signOut', 'leave:signedOut']);
    expect(owner()).toBeNull();
    expect(session.state).toMatchObject({ user: null, userDoc: null });
    expect(isRemembered()).toBe(false);
  });

  it('signs out even when the caches can not be cleared', async () => {
    const { session, signedIn, calls, logged } = setUp({ clear: refusing(new Error('locked')) });
    await signedIn();
    await session.signOut();
    expect(calls).toEqual(['stopListening', 'signOut', 'leave:signedOut']);
    expect(logged).toEqual(['The caches could not be cleared']);
  });

  it.each([
    ['told', 'followOwner'],
    ['next asking', 'check'],
  ] as const)('follows another tab that ended a remembered session, when %s', async (_when, how) => {
    const { session, signedIn, calls, setOwner } = setUp({}, { remembered: true });
    await signedIn();
    setOwner(null);
    await session[how]();
    // Not refreshed, which would bring it back.
    expect(calls).toEqual(['clear', 'signOut', 'leave:signedOut']);
  });

  it('gives way to somebody who signed in in another tab, and leaves their data alone', async () => {
    const { session, signedIn, calls, setOwner } = setUp({}, { remembered: true });
    await signedIn();
    setOwner('ben');
    await session.followOwner();
    expect(calls).toEqual(['clearMemory', 'leave:otherPerson']);
  });

  it('carries on in its own tab where it is not remembered, or where nothing can be stored', async () => {
    const alone = setUp();
    await alone.signedIn();
    alone.setOwner(null);
    await alone.session.followOwner();
    const blocked = setUp({ owner: { read: () => null, write: () => undefined } }, { remembered: true });
    await blocked.signedIn();
    await blocked.session.check();
    expect([alone.calls, blocked.calls]).toEqual([[], ['refresh']]);
  });

  it('leaves when the server refuses the session', async () => {
    const { session, signedIn, calls } = setUp({ refresh: async () => null });
    await signedIn();
    await session.check();
    expect(calls).toEqual(['clear', 'signOut', 'leave:refused']);
  });

  it('is asked once when several screens have nothing to show, and not again within seconds', async () => {
    vi.useFakeTimers({ now: 0 });
    const { session, signedIn, calls } = setUp();
    await signedIn();
    vi.setSystemTime(60_000);
    await Promise.all([session.confirm(), session.confirm()]);
    await session.confirm();
    expect(calls).toEqual(['seesOwnProfile']);
    vi.setSystemTime(64_000);
    await session.confirm();
    expect(calls).toEqual(['seesOwnProfile', 'seesOwnProfile']);
    vi.useRealTimers();
  });

  it('leaves before anybody believes that there is nothing', async () => {
    const ended = { ...anna, claims: { sessionsFrom: anna.authTime + 1 } };
    const parts = { seesOwnProfile: async () => false, refresh: async () => ended };
    const { session, signedIn, calls } = setUp(parts);
    await signedIn();
    await session.confirm();
    expect(calls).toEqual(['clear', 'signOut', 'leave:refused']);
  });

  it('stays where nobody could be asked whether it ended', async () => {
    const { session, signedIn, calls, logged } = setUp({ seesOwnProfile: refusing(new Error('offline')) });
    await signedIn();
    await session.confirm();
    expect(calls).toEqual([]);
    expect(logged).toEqual(['The session could not be checked']);
  });

  it.each([
    ['the role', { ...anna, claims: { ...anna.claims, role: 'admin' as const } }],
    ['sessionsFrom', { ...anna, claims: { sessionsFrom: 900 } }],
    [
      'the role, for which one signs in again',
      { ...anna, claims: { role: 'admin' as const, sessionsFrom: 2000 } },
    ],
    ['the verification', { ...anna, emailVerified: false }],
  ])('leaves when %s changed', async (_what, changed) => {
    const { session, signedIn, calls } = setUp({ refresh: async () => changed });
    await signedIn();
    await session.check();
    expect(calls).toEqual(['clear', 'leave:changed']);
  });

  it.each(['everywhere', 'deleted'] as const)('says that the person ended it: %s', async (why) => {
    const { session, signedIn, calls } = setUp();
    await signedIn();
    await session.signOut(why);
    expect(calls.at(-1)).toBe(`leave:${why}`);
  });

  it('ends a session that was ended elsewhere, even where the identity service still accepts it', async () => {
    const ended = { ...anna, claims: { sessionsFrom: anna.authTime + 1 } };
    const { session, signedIn, calls } = setUp({ refresh: async () => ended });
    await signedIn();
    await session.check();
    expect(calls).toEqual(['clear', 'signOut', 'leave:refused']);
  });

  it('is not lost through this page’s own changes while it signs in again', async () => {
    const changed = { ...anna, authTime: 9000, claims: { sessionsFrom: 9000 } };
    const { session, signedIn, calls } = setUp({ refresh: async () => changed });
    await signedIn();
    await session.signIn(() => session.check(), { rememberMe: false });
    expect(calls).toEqual(['persistence:session', 'announce']);
    expect(session.state.user).toEqual(changed);
  });

  it('stays when nothing changed', async () => {
    const { session, signedIn, calls } = setUp({ refresh: async () => ({ ...anna, displayName: 'Anna B' }) });
    await signedIn();
    await session.check();
    expect(calls).toEqual([]);
    expect(session.state.user).toEqual(anna);
  });

  it('stays when the server can not be reached', async () => {
    const { session, signedIn, calls, logged } = setUp({ refresh: refusing(new Error('offline')) });
    await signedIn();
    await session.check();
    expect(calls).toEqual([]);
    expect(logged).toEqual(['The session could not be checked']);
  });

  it.each([
    ['another tab signs in another person', ben, 'ben', ['clearMemory', 'leave:otherPerson']],
    ['another tab signs out', null, null, ['clear', 'leave:signedOut']],
    [
      'the identity service ends it (a disabled account)',
      null,
      'anna',
      ['clear', 'signOut', 'leave:refused'],
    ],
  ])('leaves when %s', async (_why, user, owner, expected) => {
    const { session, signedIn, calls, report, setOwner } = setUp();
    await signedIn();
    setOwner(owner);
    report(user);
    await vi.waitFor(() => expect(calls).toEqual(expected));
    expect(session.state.user).toBeNull();
  });

  it('accepts rights that this page itself asked for', async () => {
    const linked = { ...anna, claims: { sessionsFrom: 5000 } };
    const { session, signedIn, calls } = setUp({ refresh: async () => linked });
    await signedIn();
    expect(await session.takeNewRights()).toEqual(linked);
    await session.check();
    expect(calls).toEqual(['announce']);
    expect(session.state.user).toEqual(linked);
  });

  it('follows rights that another tab of this person asked for, and does not announce them again', async () => {
    const linked = { ...anna, claims: { sessionsFrom: 900 } };
    const { session, signedIn, calls } = setUp({ refresh: async () => linked });
    await session.followRights();
    await signedIn();
    await session.followRights();
    expect(calls).toEqual([]);
    expect(session.state.user).toEqual(linked);
  });
});

describe('ending a session by an operation', () => {
  it('is one’s own end, whatever the page sees of it before the answer', async () => {
    const { session, signedIn, calls, report } = setUp({ refresh: async () => null });
    await signedIn();
    await session.signOut('everywhere', async () => {
      report(null);
      await session.check();
    });
    expect(calls.filter((call) => call.startsWith('leave:'))).toEqual(['leave:everywhere']);
  });

  it('is so for a check that had begun before, too', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const { session, signedIn, calls } = setUp({ refresh: () => promise });
    await signedIn();
    const checked = session.check();
    await session.signOut('everywhere', async () => {
      resolve(null);
      await checked;
    });
    expect(calls.filter((call) => call.startsWith('leave:'))).toEqual(['leave:everywhere']);
  });

  it('leaves the session as it was where that failed', async () => {
    const { session, signedIn, calls } = setUp();
    await signedIn();
    await expect(session.signOut('deleted', refusing(new Error('offline')))).rejects.toThrow('offline');
    expect(session.state.user).not.toBeNull();
    expect(calls).toEqual([]);
    await session.signOut();
    expect(calls).toContain('leave:signedOut');
  });
});
