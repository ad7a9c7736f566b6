import { useCallback, useRef } from 'react';
import { useHydrated } from '../platform/use-hydrated.ts';

/**
 * Moves the focus to what has just appeared. What came with the page takes it only if its visitor has it nowhere else,
 * and moves nothing under their eyes: they were here before the page came to life.
 */
export function useTakeFocus(): (place: HTMLElement | null) => void {
  const isHydrated = useHydrated();
  const cameWithPage = useRef(!isHydrated);
  return useCallback((place) => {
    const isFirst = cameWithPage.current;
    cameWithPage.current = false;
    if (!isFirst) place?.focus();
    else if (document.activeElement === document.body) place?.focus({ preventScroll: true });
  }, []);
}
