import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchViewed } from './viewed.ts';

class FakeScreen extends EventTarget {
  visibilityState: DocumentVisibilityState;
  constructor(state: DocumentVisibilityState) {
    super();
    this.visibilityState = state;
  }
  become(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const timer = {
  start(ms: number, run: () => void) {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('watchViewed', () => {
  it('counts after 2 s on screen, once', () => {
    const send = vi.fn();
    const screen = new FakeScreen('visible');
    watchViewed(screen, timer, send);
    vi.advanceTimersByTime(1999);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    screen.become('hidden');
    screen.become('visible');
    vi.advanceTimersByTime(10_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('starts again after the page was hidden', () => {
    const send = vi.fn();
    const screen = new FakeScreen('visible');
    watchViewed(screen, timer, send);
    vi.advanceTimersByTime(1500);
    screen.become('hidden');
    vi.advanceTimersByTime(10_000);
    screen.become('visible');
    vi.advanceTimersByTime(1500);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each(['hidden', 'prerender'] as const)('never counts a page that is %s', (state) => {
    const send = vi.fn();
    watchViewed(new FakeScreen(state as DocumentVisibilityState), timer, send);
    vi.advanceTimersByTime(60_000);
    expect(send).not.toHaveBeenCalled();
  });

  it('stops', () => {
    const send = vi.fn();
    watchViewed(new FakeScreen('visible'), timer, send)();
    vi.advanceTimersByTime(60_000);
    expect(send).not.toHaveBeenCalled();
  });
});
