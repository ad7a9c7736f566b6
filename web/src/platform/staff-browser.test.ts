import { afterEach, describe, expect, it, vi } from 'vitest';
import { isStaffBrowser, noteStaffBrowser } from './staff-browser.ts';

function browser(storage: Partial<Storage>): void {
  vi.stubGlobal('window', { localStorage: storage });
}

afterEach(() => vi.unstubAllGlobals());

describe('a browser of staff', () => {
  it('is known until a client signs in there', () => {
    const items = new Map<string, string>();
    browser({
      getItem: (name) => items.get(name) ?? null,
      setItem: (name, value) => void items.set(name, value),
      removeItem: (name) => void items.delete(name),
    });
    expect(isStaffBrowser()).toBe(false);
    noteStaffBrowser(true);
    expect(isStaffBrowser()).toBe(true);
    noteStaffBrowser(false);
    expect(isStaffBrowser()).toBe(false);
  });

  it('is not assumed on the server, nor where nothing can be stored', () => {
    expect(isStaffBrowser()).toBe(false);
    const refuse = () => {
      throw new Error('SecurityError');
    };
    browser({ getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => noteStaffBrowser(true)).not.toThrow();
    expect(isStaffBrowser()).toBe(false);
  });
});
