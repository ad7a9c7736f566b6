import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearReactfire, forgetFailedReads } from './reactfire-cache.ts';

const name = '_reactFirePreloadedObservables';

function put(entries: readonly [string, object][]): Map<string, object> {
  const map = new Map(entries);
  vi.stubGlobal(name, map);
  return map;
}

afterEach(() => vi.unstubAllGlobals());

describe('clearReactfire', () => {
  it('stops listening and forgets everything', () => {
    const unsubscribe = vi.fn();
    const map = put([
      ['firestore:doc:a', { _warmupSubscription: { unsubscribe } }],
      ['firestore:collection:0', {}],
    ]);
    clearReactfire();
    expect(map.size).toBe(0);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('does nothing where reactfire was never loaded', () => {
    expect(clearReactfire).not.toThrow();
  });
});

describe('forgetFailedReads', () => {
  it('keeps what was read well', () => {
    const map = put([
      ['good', { ourError: undefined }],
      ['bad', { ourError: new Error('permission-denied') }],
    ]);
    forgetFailedReads();
    expect([...map.keys()]).toEqual(['good']);
  });
});
