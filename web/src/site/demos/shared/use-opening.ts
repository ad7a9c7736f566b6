import { londonDate } from '@agency/domain/shared/dates';
import { startTransition, useEffect, useState } from 'react';
import { type DemoStore, type SavedState, savedState } from './saved-state.ts';

const todayInLondon = () => londonDate(new Date());

/** Does one thing after the other, each in a task of its own, so that a touch can come between; answers how to stop. */
export function inTurns(works: readonly (() => void)[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (at: number): void => {
    const work = works[at];
    if (!work) return;
    timer = setTimeout(() => {
      work();
      next(at + 1);
    });
  };
  next(0);
  return () => clearTimeout(timer);
}

/**
 * The state of a demo, null until it is there. On a slow phone the browser takes 80 ms to learn London's clock, and a
 * sample as long to be laid out: so neither is done within the rendering, nor one with the other, and what is rendered
 * from them can be interrupted.
 */
export function useOpening<State>(store: DemoStore<State>): SavedState<State> | null {
  const [kept, setSaved] = useState<SavedState<State> | null>(null);
  useEffect(
    () =>
      inTurns([
        todayInLondon,
        () => {
          const opened = savedState(store, todayInLondon);
          startTransition(() => setSaved(opened));
        },
      ]),
    [store],
  );
  return kept;
}
