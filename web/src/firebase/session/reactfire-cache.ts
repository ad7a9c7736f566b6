/** One thing that reactfire has read; the field is one of its own, so it may be missing in a later version. */
interface Observed {
  readonly ourError?: unknown;
}

interface ReactfireGlobals {
  _reactFirePreloadedObservables?: Map<string, Observed>;
}

function observables(): Map<string, Observed> {
  // reactfire keeps what it has read in this global, by path alone: neither by person nor without errors.
  return (globalThis as ReactfireGlobals)._reactFirePreloadedObservables ?? new Map();
}

/**
 * Forgets what reactfire has read, for whoever is next at this browser. Its listeners live on until the database client
 * that they belong to is terminated: reactfire lets go of none by itself.
 */
export function clearReactfire(): void {
  observables().clear();
}

/** Forgets the reads that failed, so that the next render asks again. */
export function clearFailedReads(): void {
  const all = observables();
  for (const [key, observed] of all) if (observed.ourError !== undefined) all.delete(key);
}
