import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Runs after each move to another page. Never for the page that came first: what its visitor opened before it came to
 * life stays open.
 */
export function useRouteChange(work: (hash: string) => void): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    work(hash);
  });
}

/** A menu over the page closes when one of its links has been followed. */
export function useClosedByRoute(menu: RefObject<HTMLElement | null>): void {
  useRouteChange(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  });
}
