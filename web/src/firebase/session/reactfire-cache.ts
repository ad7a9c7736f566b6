/** One thing that reactfire has read; the field is private to it, so it may be missing in a later version. */
interface Observed {
  readonly ourError?: unknown;
}

interface ReactfireGlobals {
  _reactFirePreloadedObservables?: Map<string, Observed>;
}

function observables(): Map<string, Observed> {
  // reactfire caches its reads in this global by path alone: not by person, and errors included.
  return (globalThis as ReactfireGlobals)._reactFirePreloadedObservables ?? new Map();
}

/**
 * Clears what reactfire has read, for the next person at this browser. Its listeners live on until their database
 * client is terminated: reactfire never releases them itself.
 */
export function clearReactfire(): void {
  observables().clear();
}

/** Clears failed reads, so that the next render tries again. */
export function clearFailedReads(): void {
  const all = observables();
  for (const [key, observed] of all) if (observed.ourError !== undefined) all.delete(key);
}
