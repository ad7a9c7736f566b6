import { describe, expect, it } from 'vitest';
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
