import { useRef } from 'react';
import { focusGoesOn, placeInList } from '../focus-goes-on.ts';

interface FocusReturn {
  /** Before the focus moves into the dialog. */
  remember(): void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Returns the focus to where it was when a dialog opened. Radix only returns it to its own trigger, and ours open by
 * state: without this, keyboard users would start at the top of the page again. If the opener is gone (a deleted row, or
 * a step that is another one now), the focus goes to what stands in its place in the list; where there is no list, or was
 * no opener (a panel that its address opened), to the page's content.
 */
export function useFocusReturn(): FocusReturn {
  const from = useRef<Element | null>(null);
  const place = useRef(placeInList(null));
  return {
    remember() {
      from.current = openerOf(document.activeElement);
      place.current = placeInList(from.current);
    },
    onCloseAutoFocus(event) {
      event.preventDefault();
      // A dialog that took this one's place has it.
      if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return;
      // So does a field that its command led to.
      if (document.activeElement?.matches('input, select, textarea')) return;
      const main = document.querySelector('main');
      // The page that the dialog's command led to already has it.
      if (main !== null && document.activeElement === main) return;
      const opener = from.current;
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const target = isThere ? opener : (place.current() ?? main);
      target?.focus({ preventScroll: true });
    },
  };
}

/** A menu entry is gone by then: its menu's button takes its place. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  const button = menu?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : focused;
}

/**
 * The `ref` of a control that its own success takes away: if it has the focus then, its row of the table gets it, or
 * else what is around it: the list, the panel or the page's content.
 */
export function handOnFocus(control: HTMLElement | null): () => void {
  const row = control?.closest('tr');
  const around = control?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  return focusGoesOn(
    control,
    () => (row?.isConnected ? row.querySelector<HTMLElement>('[data-row]') : null) ?? around,
  );
}
