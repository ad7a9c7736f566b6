import { useEffect, useRef, useState } from 'react';

/**
 * A tick that is shown at once, because the cache answers a moment later; what is stored shows again as soon as the last
 * one is stored or refused, so that a colleague's tick after it is seen.
 */
export function useTick(
  stored: boolean,
  save: (done: boolean) => Promise<boolean>,
): { readonly shown: boolean; readonly tick: (done: boolean) => Promise<void> } {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const last = useRef(0);
  useEffect(() => {
    setWanted((now) => (now === stored ? null : now));
  }, [stored]);
  const tick = async (done: boolean) => {
    last.current += 1;
    const own = last.current;
    setWanted(done);
    await save(done);
    if (own === last.current) setWanted(null);
  };
  return { shown: wanted ?? stored, tick };
}
