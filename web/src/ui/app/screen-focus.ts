import { useEffect, useRef } from 'react';

/**
 * Focuses the new content when only the query leads to another screen of the same path, as happens between paths: the
 * element that had the focus (a row of the list) is gone. The first screen is left alone.
 */
export function useScreenFocus(screen: string | null): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [screen]);
}
