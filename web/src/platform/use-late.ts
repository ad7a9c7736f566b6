import { useEffect, useState } from 'react';

/** The state of a lazily loaded part: loaded, loading or failed. */
export type Late<T> =
  | { readonly state: 'here'; readonly part: T }
  | { readonly state: 'waiting' }
  | { readonly state: 'missed' };

/**
 * Loads part of a screen on demand, again after each failure. Not by `lazy`, which throws where the script can't be
 * loaded and takes down the page around it, or everything if the part belongs to the frame. `load` must be a stable
 * function.
 */
export function useLate<T>(load: () => Promise<T>, isWanted: boolean): Late<T> {
  const [late, setLate] = useState<Late<T>>({ state: 'waiting' });
  const isHere = late.state === 'here';
  useEffect(() => {
    if (!isWanted || isHere) return;
    let counts = true;
    load().then(
      (part) => counts && setLate({ state: 'here', part }),
      () => counts && setLate({ state: 'missed' }),
    );
    return () => {
      counts = false;
      setLate((before) => (before.state === 'missed' ? { state: 'waiting' } : before));
    };
  }, [load, isWanted, isHere]);
  return late;
}
