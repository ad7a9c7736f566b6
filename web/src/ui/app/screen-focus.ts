import { useEffect, useRef } from 'react';

/**
 * The focus goes to the new content where the query alone leads to another screen of the same path, as it does from path
 * to path: what had it (a row of the list) is gone. The first screen is left alone.
 */
export function useScreenFocus(screen: string | null): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [screen]);
}
