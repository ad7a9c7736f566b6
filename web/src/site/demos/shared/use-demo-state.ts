import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';

export interface DemoStore<State> {
  /** Names the state in this browser. */
  readonly name: string;
  /** Counts up when the state's shape changes; what an older page kept is then left alone. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, State>;
  /** Where everybody begins, given today's date in London ('YYYY-MM-DD'). */
  initial(today: string): State;
  /** Whether a state kept on an earlier day is too old to go on with. */
  isOver(state: State, today: string): boolean;
}

const keyOf = ({ name, version }: { name: string; version: number }) => `demo-${name}-${version}`;

/** What this browser has kept; null where there is nothing, nothing legible, or no storage. */
export function readKept<State>(store: DemoStore<State>, today: string): State | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(store)) ?? 'null');
    const parsed = v.safeParse(store.schema, kept);
    return parsed.success && !store.isOver(parsed.output, today) ? parsed.output : null;
  } catch {
    return null;
  }
}

/** False where the browser does not keep it: full, switched off, private. */
export function keep<State>(store: DemoStore<State>, state: State): boolean {
  try {
    localStorage.setItem(keyOf(store), JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}

interface DemoState<State> {
  readonly state: State;
  readonly change: Dispatch<SetStateAction<State>>;
  /** Whether the last change outlives a reload. */
  readonly isKept: boolean;
}

/** The state of a demo, kept in this browser; a second tab follows the first. For the browser alone. */
export function useDemoState<State>(store: DemoStore<State>, today: string): DemoState<State> {
  const [state, change] = useState(() => readKept(store, today) ?? store.initial(today));
  const [isKept, setKept] = useState(true);
  useEffect(() => setKept(keep(store, state)), [store, state]);
  const follow = useCallback(
    (event: StorageEvent) => {
      if (event.key !== keyOf(store)) return;
      const theirs = readKept(store, today);
      if (theirs) change((mine) => (JSON.stringify(mine) === JSON.stringify(theirs) ? mine : theirs));
    },
    [store, today],
  );
  useEffect(() => {
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [follow]);
  return { state, change, isKept };
}
