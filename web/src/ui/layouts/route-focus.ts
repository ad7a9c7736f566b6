import type { RefObject } from 'react';
import { decodeFragment } from '../../platform/fragment.ts';
import { useRouteChange } from './route-change.ts';

/**
 * After a navigation inside the page the focus goes to the new content, as it would after a load, so that keyboards
 * and screen readers start at its top. A link to a fragment goes to its target.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  useRouteChange((hash) => {
    const target = hash ? document.getElementById(decodeFragment(hash)) : null;
    if (target) target.scrollIntoView();
    else main.current?.focus({ preventScroll: true });
  });
}
