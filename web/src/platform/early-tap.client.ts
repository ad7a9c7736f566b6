declare global {
  interface Window {
    /** Kept by the boot script: the button that only script answers and that was pressed last. */
    earlyTap?: HTMLElement;
  }
}

/** The button that a visitor pressed while the page had no script yet. React answers all that come after this call. */
export function earlyTap(): HTMLElement | undefined {
  return window.earlyTap;
}
