import { useEffect, useRef } from 'react';
import { isStaffBrowser } from '../../platform/staff-browser.ts';
import { watchViewed } from './viewed.ts';

const timer = {
  start(ms: number, run: () => void) {
    const id = window.setTimeout(run, ms);
    return () => window.clearTimeout(id);
  },
};

/**
 * Called by the page once it has been on screen for 2 s. `send` null: the view does not count (a preview); nor does
 * one in a browser where staff signed in last.
 */
export function useViewed(send: (() => void) | null): void {
  const latest = useRef(send);
  latest.current = send;
  const counts = send !== null;
  useEffect(() => {
    if (!counts || isStaffBrowser()) return;
    return watchViewed(document, timer, () => latest.current?.());
  }, [counts]);
}
