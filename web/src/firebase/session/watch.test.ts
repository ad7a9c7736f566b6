import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSession, type LeaveReason, type SessionParts } from './session.ts';
import type { SessionUser } from './state.ts';
import { refreshEveryMs, watchSession } from './watch.ts';

function setUp() {
  const target = new EventTarget();
  let time = 0;
  let tick: (() => void) | undefined;
  let interval = 0;
  let checks = 0;
  const stop = watchSession(
    async () => {
      checks += 1;
    },
    {
      now: () => time,
      every(ms, run) {
        interval = ms;
        tick = run;
        return () => {
          tick = undefined;
        };
      },
    },
    target,
  );
  return {
    stop,
    target,
    interval: () => interval,
    pass: (ms: number) => {
      time += ms;
    },
    tick: () => tick?.(),
    checks: () => checks,
  };
}

describe('watchSession', () => {
  it('asks every 4 minutes', () => {
    const watch = setUp();
    expect(watch.interval()).toBe(240_000);
    expect(refreshEveryMs).toBe(240_000);
    watch.tick();
    expect(watch.checks()).toBe(1);
  });

  it.each(['focus', 'online'])('asks on %s, but not over and over', (type) => {
    const watch = setUp();
    watch.pass(30_000);
    watch.target.dispatchEvent(new Event(type));
    watch.target.dispatchEvent(new Event(type));
    expect(watch.checks()).toBe(1);
    watch.pass(30_000);
    watch.target.dispatchEvent(new Event(type));
    expect(watch.checks()).toBe(2);
  });

  it('asks no more once stopped', () => {
    const watch = setUp();
    watch.stop();
    watch.pass(600_000);
    watch.tick();
    watch.target.dispatchEvent(new Event('focus'));
    expect(watch.checks()).toBe(0);
  });
});

describe('an open tab', () => {
  const admin: SessionUser = {
    uid: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    displayName: 'Ada',
    claims: { role: 'admin', sessionsFrom: 1000 },
    authTime: 1000,
  };

  /** An admin's page on the test's clock; `server` decides the next refresh. */
  async function openTab(server: { answer: SessionUser | null }) {
    vi.useFakeTimers();
    const left: LeaveReason[] = [];
    const parts: SessionParts = {
      onAuthState: (report) => {
        report(admin);
        return () => undefined;
      },
      readUserDoc: async () => null,
      seesOwnProfile: async () => true,
      ensureUser: async () => undefined,
      setPersistence: async () => undefined,
      refresh: async () => server.answer,
      remember: { read: () => false, write: () => undefined },
      owner: { read: () => null, write: () => undefined },
      clearLeftBehind: async () => undefined,
      clear: async () => undefined,
      signOut: async () => undefined,
      leave: (why) => left.push(why),
      announceRights: () => undefined,
      log: () => undefined,
    };
    const session = createSession(parts);
    await session.ready();
    const clock = {
      now: () => Date.now(),
      every(ms: number, run: () => void) {
        const timer = setInterval(run, ms);
        return () => clearInterval(timer);
      },
    };
    watchSession(() => session.check(), clock, new EventTarget());
    return left;
  }

  afterEach(() => {
    vi.useRealTimers();
  });

  const fiveMinutes = 5 * 60_000;

  it.each<[string, SessionUser | null, LeaveReason]>([
    ['whose account was disabled', null, 'refused'],
    ['who was removed', { ...admin, claims: { sessionsFrom: 2000 } }, 'refused'],
    ['whose role is gone', { ...admin, claims: { sessionsFrom: 1000 } }, 'changed'],
    ['who signed out everywhere', { ...admin, claims: { role: 'admin', sessionsFrom: 2000 } }, 'refused'],
  ])('of somebody %s is left within five minutes', async (_who, answer, why) => {
    const server: { answer: SessionUser | null } = { answer: admin };
    const left = await openTab(server);
    await vi.advanceTimersByTimeAsync(fiveMinutes);
    expect(left).toEqual([]);
    server.answer = answer;
    await vi.advanceTimersByTimeAsync(fiveMinutes);
    expect(left).toEqual([why]);
  });
});
