import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurns } from './use-opening.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('does nothing at once, and each thing in its own task', () => {
  const done: string[] = [];
  inTurns([() => done.push('clock'), () => done.push('sample')]);
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['clock']);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['clock', 'sample']);
  expect(vi.getTimerCount()).toBe(0);
});

it('stops between two things when the page is left', () => {
  const done: string[] = [];
  const stop = inTurns([() => done.push('clock'), () => done.push('sample')]);
  vi.advanceTimersToNextTimer();
  stop();
  vi.runAllTimers();
  expect(done).toEqual(['clock']);
});
