import { useLayoutEffect, useRef } from 'react';

/** Reads one field of a form as it would be sent; null where it would not be. */
export type ReadField = (name: string) => string | null;

/**
 * Takes over what was typed and ticked in a server-rendered form before hydration: React leaves such input on screen
 * without knowing of it, and would send something other than what the person sees. `take` runs once, after hydration,
 * with the form of this id.
 */
export function useEarlyInput(formId: string, take: (field: ReadField) => void): void {
  const latest = useRef(take);
  // A layout effect, so that nobody can press a button between hydration and the state that knows of their input.
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const fields = new FormData(form);
    latest.current((name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : null;
    });
  }, [formId]);
}
