import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';

interface Escape {
  /** Of the dialog's content. */
  readonly ref: React.RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: ReactKeyboardEvent) => void;
  readonly onEscapeKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Escape closes the dialog that has the focus and no other. Radix asks which one lies on top, and a dialog learns only a
 * moment later that it does or that another has opened over it: the key, pressed by then, would close the one below with
 * all on top of it, or none. So the dialog listens itself, and Radix is asked only where the focus is in no dialog.
 */
export function useEscape(close: () => void): Escape {
  const ref = useRef<HTMLDivElement>(null);
  return {
    ref,
    onKeyDown(event) {
      if (event.key === 'Escape' && dialogAround(event.target) === ref.current) close();
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
