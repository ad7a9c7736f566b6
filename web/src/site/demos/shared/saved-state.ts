import * as v from 'valibot';

export interface DemoStore<State> {
  /** Names the state in this browser. */
  readonly name: string;
  /** Incremented when the state's shape changes; the state of an older page is then ignored. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, State>;
  /** The state that everybody begins with, given today's date in London ('YYYY-MM-DD'). */
  initial(today: string): State;
  /** Is a state stored on an earlier day too old to continue with? */
  isOver(state: State, today: string): boolean;
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

/** Null where it is missing, invalid or expired. */
function parsed<State>(store: DemoStore<State>, text: string | null, today: string): State | null {
  try {
    const read = v.safeParse(store.schema, JSON.parse(text ?? 'null'));
    return read.success && !store.isOver(read.output, today) ? read.output : null;
  } catch {
    return null;
  }
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
  let now: Snapshot<State> = { state: found ?? store.initial(clock()), isSaved: true, period: 0 };
  /** The state that is shown, as the browser stores it. */
  let text = found === null ? null : first;
  const show = (next: Snapshot<State>) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const keep = (state: State, period: number) => {
    text = JSON.stringify(state);
    show({ state, isSaved: storeText(key, text), period });
  };
  /** This tab's state is the newest where the browser stores nothing, or nothing else. */
  const newest = (today: string): State => {
    const stored = now.isSaved ? storedText(key) : null;
    const theirs = stored === text ? null : parsed(store, stored, today);
    if (theirs === null) return store.isOver(now.state, today) ? store.initial(today) : now.state;
    text = stored;
    return theirs;
  };
  const readAgain = (today: string) => {
    const period = now.period + (store.isOver(now.state, today) ? 1 : 0);
    const state = newest(today);
    if (period !== now.period || text === null || storedText(key) !== text) keep(state, period);
    else if (state !== now.state) show({ ...now, state });
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
      if (done.state !== now.state) keep(done.state, now.period);
      return done;
    },
    readAgain,
  };
}
