import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeFragment } from '../../platform/fragment.ts';

/**
 * After a navigation inside the page the focus goes to the new content, as it would after a load, so that keyboards
 * and screen readers start at its top. The first page is left alone; a link to a fragment goes to its target.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = hash ? document.getElementById(decodeFragment(hash)) : null;
    if (target) target.scrollIntoView();
    else main.current?.focus({ preventScroll: true });
  }, [main, pathname, hash]);
}
