import { useEffect, useState } from 'react';

/** What comes by a script of its own: there, on its way, or not to be had. */
export type Late<T> =
  | { readonly state: 'here'; readonly part: T }
  | { readonly state: 'waiting' }
  | { readonly state: 'missed' };

/**
 * Fetches a part of a screen once it is wanted, anew each time after it was missed. Not by `lazy`: that throws where the
 * script can't be had, which takes away all of the page around it, or everything where the part is one of the frame.
 * `load` is the same function each time.
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
