import { preloadObservable } from 'reactfire';
import { NEVER, throwError } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearFailedReads, clearReactfire } from './reactfire-cache.ts';

const name = '_reactFirePreloadedObservables';

function put(entries: readonly [string, object][]): Map<string, object> {
  const map = new Map(entries);
  vi.stubGlobal(name, map);
  return map;
}

afterEach(() => vi.unstubAllGlobals());

describe('clearReactfire', () => {
  it('clears everything', () => {
    const map = put([
      ['firestore:doc:a', {}],
      ['firestore:collection:0', { ourError: new Error('offline') }],
    ]);
    clearReactfire();
    expect(map.size).toBe(0);
  });

  it('does nothing where reactfire was never loaded', () => {
    expect(clearReactfire).not.toThrow();
  });
});

describe('clearFailedReads', () => {
  it('keeps successful reads', () => {
    const map = put([
      ['good', { ourError: undefined }],
      ['bad', { ourError: new Error('permission-denied') }],
    ]);
    clearFailedReads();
    expect([...map.keys()]).toEqual(['good']);
  });
});

describe('the installed reactfire', () => {
  it('caches its reads where we look for them', () => {
    const cached = preloadObservable(NEVER, 'kept');
    expect(preloadObservable(NEVER, 'kept')).toBe(cached);
    clearReactfire();
    expect(preloadObservable(NEVER, 'kept')).not.toBe(cached);
    clearReactfire();
  });

  it('marks failed reads the way we detect them', () => {
    const [good, bad] = [NEVER, throwError(() => new Error('permission-denied'))];
    const [waiting, failed] = [preloadObservable(good, 'good'), preloadObservable(bad, 'bad')];
    clearFailedReads();
    expect(preloadObservable(good, 'good')).toBe(waiting);
    expect(preloadObservable(bad, 'bad')).not.toBe(failed);
    clearReactfire();
  });
});
