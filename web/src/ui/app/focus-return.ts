import { useRef } from 'react';

interface FocusReturn {
  /** Before the focus moves into the dialog. */
  remember(): void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Brings the focus back to where it was when a dialog opened. Radix brings it back to its own trigger alone, and ours
 * are opened by what the page says: without this, keyboards would start at the top of the page again. What opened it may
 * be gone (a row that was deleted): then at the page's content.
 */
export function useFocusReturn(): FocusReturn {
  const from = useRef<Element | null>(null);
  return {
    remember() {
      from.current = openerOf(document.activeElement);
    },
    onCloseAutoFocus(event) {
      event.preventDefault();
      const main = document.querySelector('main');
      // The page that a command of the dialog led to has it already.
      if (main !== null && document.activeElement === main) return;
      const opener = from.current;
      const target = opener instanceof HTMLElement && opener.isConnected ? opener : main;
      target?.focus({ preventScroll: true });
    },
  };
}

/** An entry of a menu is gone by then: its menu's button stands for it. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  const button = menu?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : focused;
}
