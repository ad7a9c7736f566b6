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
  it('forgets everything', () => {
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
  it('keeps what was read well', () => {
    const map = put([
      ['good', { ourError: undefined }],
      ['bad', { ourError: new Error('permission-denied') }],
    ]);
    clearFailedReads();
    expect([...map.keys()]).toEqual(['good']);
  });
});

describe('the reactfire that is installed', () => {
  it('keeps what it has read where we look for it', () => {
    const kept = preloadObservable(NEVER, 'kept');
    expect(preloadObservable(NEVER, 'kept')).toBe(kept);
    clearReactfire();
    expect(preloadObservable(NEVER, 'kept')).not.toBe(kept);
    clearReactfire();
  });

  it('marks what failed as we read it', () => {
    const [good, bad] = [NEVER, throwError(() => new Error('permission-denied'))];
    const [waiting, failed] = [preloadObservable(good, 'good'), preloadObservable(bad, 'bad')];
    clearFailedReads();
    expect(preloadObservable(good, 'good')).toBe(waiting);
    expect(preloadObservable(bad, 'bad')).not.toBe(failed);
    clearReactfire();
  });
});
