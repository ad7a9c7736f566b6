import * as v from 'valibot';

export interface DemoStore<State> {
  /** Names the state in this browser. */
  readonly name: string;
  /** Incremented when the state's shape changes; the state of an older page is then ignored. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, State>;
  /** The state that everybody begins with, given today's date in London ('YYYY-MM-DD'). */
  initial(today: string): State;
  /**
   * A state as it goes on today: itself, or moved on to the new days with all that somebody did for them. Null where
   * nothing is left to go on with.
   */
  goOn(state: State, today: string): State | null;
}

/** An update of the newest state: the next state, and any other result. */
export type Update<State, Done extends { readonly state: State }> = (newest: State) => Done;
export type Change<State> = <Done extends { readonly state: State }>(update: Update<State, Done>) => Done;

export interface Snapshot<State> {
  readonly state: State;
  /** Whether the last change outlives a reload. */
  readonly isSaved: boolean;
  /** Counts up when the state starts afresh after expiring. */
  readonly period: number;
  /** Whether what was stored could not be used; until the next change. */
  readonly beganAnew: boolean;
}

export interface SavedState<State> {
  readonly snapshot: () => Snapshot<State>;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly change: Change<State>;
  /** Takes over another tab's state; starts afresh when the state has expired. */
  readonly readAgain: (today: string) => void;
}

export const keyOf = ({ name, version }: { name: string; version: number }) => `demo-${name}-${version}`;

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False where the browser does not store it: full, switched off, private. */
function storeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

interface Going<State> {
  readonly state: State;
  /** Whether the days that have passed have changed it. */
  readonly isMoved: boolean;
}

/** Null where it is over. */
function going<State>(store: DemoStore<State>, from: State, today: string): Going<State> | null {
  const state = store.goOn(from, today);
  return state === null ? null : { state, isMoved: state !== from };
}

/** Null where it is missing, invalid or over. */
function parsed<State>(store: DemoStore<State>, text: string | null, today: string): Going<State> | null {
  try {
    const read = v.safeParse(store.schema, JSON.parse(text ?? 'null'));
    return read.success ? going(store, read.output, today) : null;
  } catch {
    return null;
  }
}

function isSame<State>(one: Snapshot<State>, other: Snapshot<State>): boolean {
  return (
    one.state === other.state &&
    one.isSaved === other.isSaved &&
    one.period === other.period &&
    one.beganAnew === other.beganAnew
  );
}

/**
 * The state of a demo in this tab, and what the browser stores of it. Other tabs change what is stored at any time, and
 * this one may have been suspended meanwhile, so each update is applied to what is stored at that moment, never to what
 * was shown.
 *
 * Nothing is locked between reading and writing. Two tabs may be two processes, so of two actions in the same instant
 * the later one may win; both tabs are then notified and show the same. One person can't press in two tabs at once, and
 * a lock (`navigator.locks`) would make every press wait, all for the sake of sample data.
 */
export function savedState<State>(store: DemoStore<State>, clock: () => string): SavedState<State> {
  const key = keyOf(store);
  const listeners = new Set<() => void>();
  const first = storedText(key);
  const found = parsed(store, first, clock());
  const beganAnew = found === null && first !== null;
  let now: Snapshot<State> = {
    state: found?.state ?? store.initial(clock()),
    isSaved: true,
    period: 0,
    beganAnew,
  };
  /** The state that is shown, as the browser stores it; null where it is yet to be stored. */
  let text = found === null || found.isMoved ? null : first;
  /** A snapshot that says nothing new is not shown: all of the demo would be rendered again, in one go. */
  const show = (next: Snapshot<State>) => {
    if (isSame(next, now)) return;
    now = next;
    for (const listener of listeners) listener();
  };
  const keep = (next: Omit<Snapshot<State>, 'isSaved'>) => {
    text = JSON.stringify(next.state);
    show({ ...next, isSaved: storeText(key, text) });
  };
  const readAgain = (today: string) => {
    const stored = now.isSaved ? storedText(key) : null;
    const theirs = stored === text ? null : parsed(store, stored, today);
    const mine = going(store, now.state, today);
    if (theirs) text = stored;
    // This tab's state is the newest where the browser stores nothing, or nothing else.
    const newest = theirs ?? mine;
    const state = newest?.state ?? store.initial(today);
    const next = {
      state,
      period: now.period + (mine === null ? 1 : 0),
      beganAnew: now.beganAnew || mine === null,
    };
    if (mine === null || newest?.isMoved || text === null || storedText(key) !== text) keep(next);
    else if (state !== now.state) show({ ...now, ...next });
  };
  return {
    snapshot: () => now,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    change: (update) => {
      const today = clock();
      readAgain(today);
      const done = update(now.state);
      if (done.state !== now.state) keep({ state: done.state, period: now.period, beganAnew: false });
      return done;
    },
    readAgain,
  };
}
