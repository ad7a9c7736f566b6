import { useRef } from 'react';

interface Escape {
  /** Of the dialog's content. */
  readonly ref: React.RefObject<HTMLDivElement | null>;
  readonly onEscapeKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Escape closes the dialog that has the focus and no other. Radix asks which one lies on top, and a dialog learns only a
 * moment later that another has opened over it: the key, pressed by then, would close the one below with all on top of it.
 */
export function useEscape(close: () => void): Escape {
  const ref = useRef<HTMLDivElement>(null);
  return {
    ref,
    onEscapeKeyDown(event) {
      event.preventDefault();
      const focused = event.target instanceof Element ? event.target : null;
      const inDialog = focused?.closest('[role="dialog"], [role="alertdialog"]') ?? null;
      if (inDialog === null || inDialog === ref.current) close();
    },
  };
}
