import { useEffect, useId } from 'react';

/** What leaving the page would lose, in words, by its holder: a form with unsaved input, work in progress. */
const held = new Map<string, string>();

/** True while leaving would lose what somebody typed or began: the deploy check and the router ask before they move. */
export function hasUnsavedChanges(): boolean {
  return held.size > 0;
}

/** Asks for confirmation where there is something to lose. Call it before a navigation not started by a click. */
export function mayLeave(): boolean {
  if (held.size === 0) return true;
  return window.confirm([...new Set(held.values()), 'Leave this page?'].join(' '));
}

function warnOnUnload(event: BeforeUnloadEvent): void {
  if (held.size > 0) event.preventDefault();
}

/** A click on a link that would replace this page, before the router sees it. */
function warnOnClick(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return;
  const { origin, pathname, search } = window.location;
  const sameSite = link.origin === origin;
  const samePlace = sameSite && link.pathname === pathname && link.search === search;
  // Another origin unloads the page, and the browser itself asks.
  if (!sameSite || samePlace || mayLeave()) return;
  event.preventDefault();
  event.stopPropagation();
}

function watch(): void {
  window.addEventListener('beforeunload', warnOnUnload);
  document.addEventListener('click', warnOnClick, true);
}

function unwatch(): void {
  window.removeEventListener('beforeunload', warnOnUnload);
  document.removeEventListener('click', warnOnClick, true);
}

/** Warns before the page is left while `changed` is true. */
export function useUnsavedChanges(changed: boolean): void {
  useLeaveWarning(changed ? 'You have unsaved changes.' : null);
}

/** Warns, in these words of what would be lost, before the page is left; null while it may be left. */
export function useLeaveWarning(loss: string | null): void {
  const id = useId();
  useEffect(() => {
    if (loss === null) return;
    if (held.size === 0) watch();
    held.set(id, loss);
    return () => {
      held.delete(id);
      if (held.size === 0) unwatch();
    };
  }, [loss, id]);
}
