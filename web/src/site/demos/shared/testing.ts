import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a suite an empty `localStorage`, the same for all 'tabs' in it; returns what is stored. */
export function withStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    });
  });
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });
  return stored;
}
