import { afterEach, expect, test, vi } from 'vitest';
import { afterPending, notePending } from './pending-writes.ts';

vi.stubGlobal('window', globalThis);
afterEach(() => void vi.useRealTimers());

/** Whether it has resolved by now. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false;
  void promise.then(() => {
    over = true;
  });
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return over;
}

test('an operation begins when the server has every write, refused ones too', async () => {
  expect(await isOver(afterPending())).toBe(true);
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  void notePending(first.promise);
  notePending(second.promise).catch(() => undefined);
  const waiting = afterPending();
  first.resolve();
  expect(await isOver(waiting)).toBe(false);
  second.reject(new Error('Refused'));
  expect(await isOver(waiting)).toBe(true);
  expect(await isOver(afterPending())).toBe(true);
});

test('it doesn’t wait for ever', async () => {
  vi.useFakeTimers();
  const never = Promise.withResolvers<void>();
  void notePending(never.promise);
  const waiting = afterPending();
  expect(await isOver(waiting)).toBe(false);
  vi.advanceTimersByTime(3000);
  expect(await isOver(waiting)).toBe(true);
  never.resolve();
});
