/** One thing that reactfire listens to; the field is private to it, so it may be missing in a later version. */
interface Observed {
  readonly ourError?: unknown;
  readonly _warmupSubscription?: { unsubscribe(): void };
}

interface ReactfireGlobals {
  _reactFirePreloadedObservables?: Map<string, Observed>;
}

function observables(): Map<string, Observed> {
  // reactfire keeps what it has read in this global, by path alone: neither by person nor without errors.
  return (globalThis as ReactfireGlobals)._reactFirePreloadedObservables ?? new Map();
}

/** Stops every listener of reactfire and forgets what it has read, for whoever is next at this browser. */
export function clearReactfire(): void {
  const all = observables();
  for (const observed of all.values()) observed._warmupSubscription?.unsubscribe();
  all.clear();
}

/** Forgets the reads that failed, so that the next render asks again. */
export function forgetFailedReads(): void {
  const all = observables();
  for (const [key, observed] of all) if (observed.ourError !== undefined) all.delete(key);
}
