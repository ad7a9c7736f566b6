import { useEffect, useId } from 'react';

/** The forms on the page with unsaved input. */
const dirty = new Set<string>();

/** True while leaving would lose what somebody typed: the deploy check and the router ask before they move. */
export function hasUnsavedChanges(): boolean {
  return dirty.size > 0;
}

const QUESTION = 'You have changes that are not saved. Leave this page without them?';

/** Asks for confirmation where there is something to lose. Call it before a navigation not started by a click. */
export function mayLeave(): boolean {
  return dirty.size === 0 || window.confirm(QUESTION);
}

function warnOnUnload(event: BeforeUnloadEvent): void {
  if (dirty.size > 0) event.preventDefault();
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
  const id = useId();
  useEffect(() => {
    if (!changed) return;
    if (dirty.size === 0) watch();
    dirty.add(id);
    return () => {
      dirty.delete(id);
      if (dirty.size === 0) unwatch();
    };
  }, [changed, id]);
}
