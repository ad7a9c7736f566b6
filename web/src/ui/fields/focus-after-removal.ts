import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface Rows {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * For a list whose rows go while a button in them has the focus (removed, done, tried again): the focus would fall to
 * the start of the page. It goes to what now stands in the row's place, else to `otherwise`.
 */
export function useFocusAfterRemoval(otherwise: RefObject<HTMLElement | null>): Rows {
  const ref = useRef<HTMLUListElement>(null);
  const last = useRef<{ readonly element: Element; readonly row: number }>(null);
  // After every change of the list.
  useEffect(() => {
    const held = last.current;
    if (held === null || held.element.isConnected) return;
    last.current = null;
    const active = document.activeElement;
    if (active !== null && active !== document.body) return;
    const rows = ref.current?.children ?? [];
    const row = rows[Math.min(held.row, rows.length - 1)];
    const buttons = row?.querySelectorAll('button') ?? [];
    (buttons[buttons.length - 1] ?? otherwise.current)?.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    const row = [...(ref.current?.children ?? [])].findIndex((item) => item.contains(target));
    last.current = { element: target, row };
  };
  return { ref, onFocus };
}
