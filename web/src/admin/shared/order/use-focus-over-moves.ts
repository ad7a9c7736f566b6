import { useLayoutEffect, useRef } from 'react';

/** Focuses again what had the focus before the rows changed places: a browser drops it where its element is moved. */
export function useFocusOverMoves(order: string): () => void {
  const focused = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the order has changed
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [order]);
  return () => {
    focused.current = document.activeElement;
  };
}
