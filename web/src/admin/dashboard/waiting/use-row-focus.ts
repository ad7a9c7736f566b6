import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { isPressed, shortcuts } from '../../../ui/app/shortcuts.ts';
import { useShortcuts } from '../../../ui/app/use-shortcuts.ts';
import { areSingleKeysOn } from '../../shared/single-keys.ts';

const rowsOf = (list: HTMLElement | null) =>
  Array.from(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []);

const isTyped = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey;

/** In which direction a key goes through the list; 0 for any other. */
function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (isPressed(event, shortcuts.nextRow)) return 1;
  return isPressed(event, shortcuts.previousRow) ? -1 : 0;
}

const own = [shortcuts.nextRow, shortcuts.previousRow, shortcuts.firstAction, shortcuts.otherAction];

/**
 * Keyboard use of a list of rows: arrows or J and K go from row to row, Enter on a row does the first of its actions and
 * a digit that one of them. When the row that has the focus goes, because somebody saw to it, the one that takes its
 * place gets the focus, or the list itself when it was the last.
 *
 * @param ids the rows in order: a change of these is when the focus may have been lost.
 */
export function useRowFocus(ids: readonly string[]) {
  useShortcuts('While the focus is in what waits', own);
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<{ readonly id: string; readonly index: number } | null>(null);

  const toPlace = useCallback((index: number) => {
    const rows = rowsOf(list.current);
    (rows[Math.min(index, rows.length - 1)] ?? list.current)?.focus({ preventScroll: false });
  }, []);

  const isThere = useCallback(
    (id: string) => rowsOf(list.current).some(({ dataset }) => dataset.row === id),
    [],
  );

  const note = useCallback(
    (target: EventTarget) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      const id = row?.dataset.row;
      if (row && id) place.current = { id, index: rowsOf(list.current).indexOf(row) };
      // A dialog gave the focus back to the list, since its row and all that stood with it has gone.
      else if (target === list.current && place.current && !isThere(place.current.id)) {
        toPlace(place.current.index);
      }
    },
    [toPlace, isThere],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say that rows came or went
  useLayoutEffect(() => {
    const was = place.current;
    if (was === null || ids.includes(was.id)) return;
    const { activeElement } = document;
    // Whoever has moved on, or is in a dialog, stays there.
    if (activeElement !== null && activeElement !== document.body) return;
    toPlace(was.index);
  }, [ids.join('\n')]);

  // From the page's beginning, J goes to the list.
  useEffect(() => {
    const begin = (event: globalThis.KeyboardEvent) => {
      const active = document.activeElement;
      const isNowhere = active === null || active === document.body || active.matches('main');
      if (!areSingleKeysOn()) return;
      if (event.key !== 'j' || event.ctrlKey || event.metaKey || event.altKey || !isNowhere) return;
      rowsOf(list.current)[0]?.focus();
    };
    document.addEventListener('keydown', begin);
    return () => document.removeEventListener('keydown', begin);
  }, []);

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !isTyped(event) || target.matches('input, textarea, select'))
      return;
    const row = target.closest<HTMLElement>('[data-row]');
    if (!row) return;
    const step = stepOf(event);
    if (step !== 0) {
      const rows = rowsOf(list.current);
      rows[rows.indexOf(row) + step]?.focus();
      event.preventDefault();
      return;
    }
    const number = key === 'Enter' && target === row ? 1 : /^[1-9]$/.test(key) ? Number(key) : 0;
    const actions = row.querySelectorAll<HTMLElement>('[data-actions] :is(button, a)');
    const action = actions[number - 1];
    if (number === 0 || !action) return;
    event.preventDefault();
    action.focus();
    action.click();
  }, []);

  return {
    list,
    onKeyDown,
    onFocus: useCallback((event: { target: EventTarget }) => note(event.target), [note]),
  };
}
