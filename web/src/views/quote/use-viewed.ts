import { useEffect, useRef } from 'react';
import { watchViewed } from './viewed.ts';

const timer = {
  start(ms: number, run: () => void) {
    const id = window.setTimeout(run, ms);
    return () => window.clearTimeout(id);
  },
};

/** The page's own call once it was on screen for 2 s. `send` null: this reader does not count (staff, a preview). */
export function useViewed(send: (() => void) | null): void {
  const latest = useRef(send);
  latest.current = send;
  const counts = send !== null;
  useEffect(() => {
    if (!counts) return;
    return watchViewed(document, timer, () => latest.current?.());
  }, [counts]);
}
