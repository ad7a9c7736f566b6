import { londonDate } from '@agency/domain/shared/dates';
import { useEffect, useSyncExternalStore } from 'react';
import { type Change, type DemoStore, keyOf, type SavedState, type Snapshot } from './saved-state.ts';

interface DemoState<State> extends Snapshot<State> {
  readonly change: Change<State>;
}

const todayInLondon = () => londonDate(new Date());

/**
 * The state of a demo, stored in this browser. A second tab follows the first, even one that was suspended or restored
 * from history and so was not notified. For the browser only.
 */
export function useDemoState<State>(
  saved: SavedState<State>,
  store: DemoStore<State>,
  today: string,
): DemoState<State> {
  const snapshot = useSyncExternalStore(saved.subscribe, saved.snapshot);
  useEffect(() => saved.readAgain(today), [saved, today]);
  useEffect(() => {
    const readAgain = () => saved.readAgain(todayInLondon());
    const onStorage = (event: StorageEvent) => (event.key === keyOf(store) ? readAgain() : undefined);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', readAgain);
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', readAgain);
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, [saved, store]);
  return { ...snapshot, change: saved.change };
}
