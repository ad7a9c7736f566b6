import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from './problem.ts';
import { startProgress } from './progress.ts';
import { TooBusy } from './repeat.ts';

let lines: string[] = [];
const begin = () => startProgress((line) => lines.push(line));

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a slow start', () => {
  it('gives a sign of life every 20 s, with what is retried', () => {
    const progress = begin();
    progress.report('Writing the sample data.');
    vi.advanceTimersByTime(20_000);
    progress.note('ensureUser: answered 500: {"code":"ECONNRESET"}');
    vi.advanceTimersByTime(40_000);
    progress.end();
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual([
      'Writing the sample data.',
      'Writing the sample data: still working after 20 s.',
      'Writing the sample data: still working after 40 s; trying again, since ensureUser: answered 500: {"code":"ECONNRESET"}.',
      'Writing the sample data: still working after 60 s.',
    ]);
  });

  it('says nothing more than its steps while they are short', () => {
    const progress = begin();
    for (const step of ['One.', 'Two.', 'Three.']) {
      progress.report(step);
      vi.advanceTimersByTime(15_000);
    }
    expect(lines).toEqual(['One.', 'Two.', 'Three.']);
  });
});

describe('a start that fails', () => {
  const failing = (error: unknown, log?: string) => {
    const progress = begin();
    progress.report('Writing the sample data.');
    vi.advanceTimersByTime(212_000);
    return progress.failure(error, log).message;
  };

  it('says where, the likely cause, where to read on, and that it can be retried', () => {
    const text = failing(new TooBusy('ensureUser: fetch failed (tried for 200 s)'), '/runs/1/firebase.log');
    expect(text).toMatch(
      /^The start failed at 'Writing the sample data\.' after 212 s:\nensureUser: fetch failed/,
    );
    expect(text).toMatch(/This machine is probably busy with other things \(load [\d.]+ on \d+ cores\)/);
    expect(text).toContain('What the emulators said: /runs/1/firebase.log');
    expect(text).toMatch(/You can safely run the command again\.$/);
  });

  it('keeps the stack of a bug, and blames no machine for it', () => {
    const text = failing(new TypeError('x is undefined'));
    expect(text).toContain('progress.test.ts');
    expect(text).not.toMatch(/busy|What the emulators said/);
  });

  it('leaves what the user can fix as it is', () => {
    const problem = new Problem('Port 5000 is in use.');
    const progress = begin();
    expect(progress.failure(problem, '/runs/1/firebase.log')).toBe(problem);
  });
});
