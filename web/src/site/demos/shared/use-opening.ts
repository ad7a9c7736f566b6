import { londonDate } from '@agency/domain/shared/dates';
import { startTransition, useEffect, useState } from 'react';
import { type DemoStore, type SavedState, savedState } from './saved-state.ts';

const todayInLondon = () => londonDate(new Date());

/**
 * Does one thing after the other, each in its own task, so that a touch can be handled in between; returns a function
 * that stops it.
 */
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
 * The state of a demo, null until it is ready. A slow phone takes 80 ms to load London's time zone, and as long to make
 * a sample, so each is done in a task of its own, outside rendering, and the rendering that follows can be interrupted.
 */
export function useOpening<State>(store: DemoStore<State>): SavedState<State> | null {
  const [saved, setSaved] = useState<SavedState<State> | null>(null);
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
  return saved;
}
