import type { KeyboardEvent } from 'react';

/** Up, down, first and last, and the same on the home row. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  j: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Letters belong to text inputs; arrows to any control that uses them. */
function isTakenBy(target: HTMLElement): boolean {
  return target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable], [role^="menu"]');
}

/** The element of a row that has the focus while one moves between rows: its link, or its box. */
const stop = '[data-row]';

function move(event: KeyboardEvent<HTMLElement>, target: HTMLElement): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(stop)];
  const here = target.closest('tr')?.querySelector<HTMLElement>(stop);
  const next = stops[moves[event.key]?.(here ? stops.indexOf(here) : -1, stops.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The keys of a table, which apply while the focus is in it (WCAG 2.1.4): j, k, the arrows, Home and End move between
 * rows, Enter opens one, x selects it, / goes to the search. Everything else is the browser's.
 */
export function onTableKey(event: KeyboardEvent<HTMLElement>, onSearch: (() => void) | undefined): void {
  const { target, key, currentTarget } = event;
  // A panel opened by a row is not part of the table, though React bubbles its events here too.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || isTakenBy(target)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = target.closest('tr');
  const press = (found: HTMLElement | null | undefined): void => {
    if (!found) return;
    event.preventDefault();
    found.click();
  };
  if (key in moves) move(event, target);
  else if (key === 'x') press(row?.querySelector<HTMLElement>('[data-select]'));
  else if (key === 'Enter' && target.matches('[data-select]'))
    press(row?.querySelector<HTMLElement>(`a${stop}`));
  else if (key === '/' && onSearch) {
    event.preventDefault();
    onSearch();
  }
}
