import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';
import { isComposing } from '../../platform/composing.ts';

interface Escape {
  /** Of the dialog's content. */
  readonly ref: React.RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: ReactKeyboardEvent) => void;
  readonly onEscapeKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Escape closes the dialog that has the focus and no other. Radix tracks which one is on top, but a dialog learns only
 * a moment later that it is or that another has opened over it: a key pressed before then would close the one below
 * with everything on top of it, or none. So the dialog listens itself, and Radix only handles the key where no dialog
 * has the focus.
 */
export function useEscape(close: () => void): Escape {
  const ref = useRef<HTMLDivElement>(null);
  return {
    ref,
    onKeyDown(event) {
      if (event.key !== 'Escape' || isComposing(event)) return;
      if (dialogAround(event.target) === ref.current) close();
    },
    onEscapeKeyDown(event) {
      event.preventDefault();
      if (dialogAround(event.target) === null) close();
    },
  };
}

function dialogAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[role="dialog"], [role="alertdialog"]') : null;
}
