import { describe, expect, it, vi } from 'vitest';
import { anna, annaDoc, ben, refusing, setUp } from '../testing/session.ts';
import type { SessionUser } from './state.ts';

describe('becoming ready', () => {
  it('starts as not ready, with nobody', () => {
    const { session } = setUp();
    expect(session.state).toEqual({ user: null, userDoc: null, isAuthReady: false, rememberMe: false });
  });

  it('is not ready before the user document has come', async () => {
    const { promise, resolve: deliver } = Promise.withResolvers<typeof annaDoc>();
    const { session, report } = setUp({ readUserDoc: () => promise });
    const seen: boolean[] = [];
    session.subscribe(() => seen.push(session.state.isAuthReady));
    report(anna);
    expect(session.state).toMatchObject({ isAuthReady: false, user: null });
    deliver(annaDoc);
    await session.ready();
    expect(session.state).toEqual({ user: anna, userDoc: annaDoc, isAuthReady: true, rememberMe: false });
    expect(seen).toEqual([true]);
  });

  it('waits until it knows who it is, even after a sign-in begun meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<SessionUser>();
    const { session, report } = setUp();
    report(null);
    await session.ready();
    const signedIn = session.signIn(async () => report(promise), { rememberMe: false });
    resolve(anna);
    expect((await signedIn).user).toEqual(anna);
  });

  it('ignores a report that another one has overtaken', async () => {
    const { promise, resolve } = Promise.withResolvers<SessionUser>();
    const { session, report, calls } = setUp();
    report(promise);
    report(null);
    resolve(anna);
    expect((await session.ready()).user).toBeNull();
    await promise;
    expect(calls).toEqual([]);
  });

  it('is ready at once when nobody is signed in', async () => {
    const { session, report, calls } = setUp();
    report(null);
    expect(await session.ready()).toMatchObject({ user: null, userDoc: null, isAuthReady: true });
    expect(calls).toEqual([]);
  });

  it('reads the user document once, however often the state is reported', async () => {
    const { session, report, calls } = setUp();
    report(anna);
    await session.ready();
    report(anna);
    report({ ...anna });
    await session.ready();
    expect(calls).toEqual(['readUserDoc']);
  });

  it('creates the user document after the very first sign-in', async () => {
    const readUserDoc = vi.fn().mockResolvedValueOnce(null).mockResolvedValueOnce(annaDoc);
    const { session, report, calls } = setUp({ readUserDoc });
    report(anna);
    expect((await session.ready()).userDoc).toEqual(annaDoc);
    expect(calls).toEqual(['ensureUser']);
  });

  it('logs an unreadable user document, and carries on without it', async () => {
    const { session, report, logged } = setUp({ readUserDoc: refusing(new Error('offline')) });
    report(anna);
    expect(await session.ready()).toMatchObject({ user: anna, userDoc: null, isAuthReady: true });
    expect(logged).toEqual(['The user document could not be loaded']);
  });

  it('logs an account that can not be created, and carries on without its document', async () => {
    const { session, report, logged } = setUp({
      readUserDoc: async () => null,
      ensureUser: refusing(new Error('down')),
    });
    report(anna);
    expect(await session.ready()).toMatchObject({ user: anna, userDoc: null, isAuthReady: true });
    expect(logged).toHaveLength(1);
  });
});

describe('signing in', () => {
  it.each([
    [true, 'local'],
    [false, 'session'],
  ])('sets persistence after the sign-in: remember me %s → %s', async (rememberMe, kind) => {
    const { session, calls, report, isRemembered } = setUp();
    report(null);
    await session.ready();
    const state = await session.signIn(
      async () => {
        calls.push('sign in');
        report(anna);
      },
      { rememberMe },
    );
    expect(calls.filter((call) => call !== 'readUserDoc')).toEqual(['sign in', `persistence:${kind}`]);
    expect(state).toMatchObject({ user: anna, userDoc: annaDoc, rememberMe });
    expect(isRemembered()).toBe(rememberMe);
  });

  it('only logs a persistence that can not be set', async () => {
    const { session, report, logged } = setUp({ setPersistence: refusing(new Error('no storage')) });
    report(null);
    await session.ready();
    const state = await session.signIn(async () => report(anna), { rememberMe: true });
    expect(state.user).toEqual(anna);
    expect(logged).toEqual(['Persistence could not be set']);
  });

  it('uses the newer session of a person who signs in again', async () => {
    const younger = { ...anna, authTime: 9000 };
    const { session, signedIn } = setUp({ refresh: async () => younger });
    await signedIn();
    const state = await session.signIn(async () => undefined, { rememberMe: false });
    expect(state.user).toEqual(younger);
  });

  it('sets persistence before it leaves the screen of another person', async () => {
    const { session, signedIn, calls, report } = setUp();
    await signedIn();
    void session.signIn(async () => report(ben), { rememberMe: true });
    await vi.waitFor(() => expect(calls.at(-1)).toBe('leave:otherPerson'));
    // A page being left makes no further decisions.
    expect(session.state.isAuthReady).toBe(false);
    expect(calls.slice(0, 2)).toEqual(['persistence:local', 'clear']);
  });

  it('sets no persistence when the sign-in fails, and says why', async () => {
    const { session, report, calls } = setUp();
    report(null);
    await session.ready();
    await expect(session.signIn(refusing(new Error('wrong')), { rememberMe: true })).rejects.toThrow('wrong');
    expect(calls).toEqual([]);
  });
});

describe('what an earlier person left on this device', () => {
  it.each([
    ['another uid', 'ben', ['clearOther', 'readUserDoc']],
    ['the same uid', 'anna', ['readUserDoc']],
  ])('is removed before anything is read for the next one: %s', async (_who, owner, expected) => {
    const { session, report, calls, owner: ownerNow } = setUp({}, { owner, remembered: true });
    report(anna);
    await session.ready();
    expect(calls).toEqual(expected);
    expect(ownerNow()).toBe('anna');
  });

  it('is removed when a remembered session was ended while no page was open', async () => {
    const { session, report, calls, isRemembered } = setUp({}, { owner: 'anna', remembered: true });
    report(null);
    expect(await session.ready()).toMatchObject({ user: null, rememberMe: false });
    expect(calls).toEqual(['clearStored']);
    expect(isRemembered()).toBe(false);
  });

  it('stays when the first report comes during a sign-in: the remembered setting is theirs', async () => {
    const { session, report, calls, isRemembered } = setUp();
    const run = async () => {
      report(null);
      await Promise.resolve();
      report(anna);
    };
    const state = await session.signIn(run, { rememberMe: true });
    expect([state.user, state.rememberMe, isRemembered()]).toEqual([anna, true, true]);
    expect(calls).not.toContain('clearStored');
  });

  it('stays while nobody is signed in and nobody was to be remembered: the unsaved work is theirs', async () => {
    const { session, report, calls } = setUp({}, { owner: 'anna' });
    report(null);
    await session.ready();
    expect(calls).toEqual([]);
  });

  it('keeps nobody out when it can not be cleared', async () => {
    const clearLeftBehind = refusing(new Error('locked'));
    const { session, report, logged } = setUp({ clearLeftBehind }, { owner: 'ben' });
    report(anna);
    expect(await session.ready()).toMatchObject({ user: anna });
    expect(logged).toEqual(['What an earlier session left could not be cleared']);
  });

  it('is left alone where somebody else has signed in in another tab: it is theirs by now', async () => {
    const { session, signedIn, calls, setOwner, owner } = setUp();
    await signedIn();
    setOwner('ben');
    await session.signOut();
    expect(calls).toContain('clearMemory');
    expect(owner()).toBe('ben');
  });
});

describe('one’s own profile', () => {
  const profile = { displayName: 'Anna Changed', phone: null };

  it('is shown as it was saved, without reading it again', async () => {
    const { session, signedIn, calls } = setUp();
    await signedIn();
    session.noteProfile(profile);
    expect(session.state.userDoc).toEqual({ ...annaDoc, ...profile });
    expect(calls).toEqual([]);
  });

  it('stays empty where the document could not be loaded', async () => {
    const { session, report } = setUp({ readUserDoc: refusing(new Error('offline')) });
    report(anna);
    await session.ready();
    session.noteProfile(profile);
    expect(session.state.userDoc).toBeNull();
  });
});
