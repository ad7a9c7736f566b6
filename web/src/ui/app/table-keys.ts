import type { KeyboardEvent } from 'react';
import { isPressed, type Shortcut, shortcuts } from './shortcuts.ts';

/** Up, down, first and last. */
const moves: readonly (readonly [Shortcut, (at: number, count: number) => number])[] = [
  [shortcuts.nextRow, (at) => at + 1],
  [shortcuts.previousRow, (at) => at - 1],
  [shortcuts.firstRow, () => 0],
  [shortcuts.lastRow, (_at, count) => count - 1],
];

/** Letters belong to text inputs; arrows to any control that uses them. */
function isTakenBy(target: HTMLElement): boolean {
  return target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable], [role^="menu"]');
}

/** The element of a row that has the focus while one moves between rows: its link, or its box. */
const stop = '[data-row]';

type Move = (typeof moves)[number][1];

function move(event: KeyboardEvent<HTMLElement>, target: HTMLElement, to: Move): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(stop)];
  const here = target.closest('tr')?.querySelector<HTMLElement>(stop);
  const next = stops[to(here ? stops.indexOf(here) : -1, stops.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The keys of a table, which apply while the focus is in it (WCAG 2.1.4): j, k, the arrows, Home and End move between
 * rows, Enter opens one, x selects it, / goes to the search. Everything else is the browser's.
 */
export function onTableKey(event: KeyboardEvent<HTMLElement>, onSearch: (() => void) | undefined): void {
  const { target, currentTarget } = event;
  // A panel opened by a row is not part of the table, though React bubbles its events here too.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || isTakenBy(target)) return;
  const row = target.closest('tr');
  const press = (found: HTMLElement | null | undefined): void => {
    if (!found) return;
    event.preventDefault();
    found.click();
  };
  const [, to] = moves.find(([shortcut]) => isPressed(event, shortcut)) ?? [];
  if (to) move(event, target, to);
  else if (isPressed(event, shortcuts.selectRow)) press(row?.querySelector<HTMLElement>('[data-select]'));
  else if (isPressed(event, shortcuts.openRow) && target.matches('[data-select]'))
    press(row?.querySelector<HTMLElement>(`a${stop}`));
  else if (isPressed(event, shortcuts.searchList) && onSearch) {
    event.preventDefault();
    onSearch();
  }
}
