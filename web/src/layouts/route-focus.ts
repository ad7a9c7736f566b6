import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeFragment } from '../platform/fragment.ts';

/** What of a query names another screen: all else filters or opens something beside what is there. */
const namesOfScreens = ['id', 'quote', 'page'];

/** Two addresses with the same one show the same screen. */
export function screenOf({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const query = new URLSearchParams(search);
  return [pathname, ...namesOfScreens.map((name) => query.get(name) ?? '')].join(' ');
}

/**
 * After a navigation inside the page the focus goes to the new content, as it would after a load, so that keyboards
 * and readers start at its top. The first page is left alone; a link to a fragment goes to its target.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, search, hash } = useLocation();
  const screen = screenOf({ pathname, search });
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    const target = hash ? document.getElementById(decodeFragment(hash)) : null;
    if (target) target.scrollIntoView();
    else main.current?.focus({ preventScroll: true });
  }, [main, screen, hash]);
}
