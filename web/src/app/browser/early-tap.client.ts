declare global {
  interface Window {
    /** Kept by the boot script: the button that only script answers and that was pressed last. */
    earlyTap?: HTMLElement;
  }
}

/**
 * Takes the button that a visitor pressed while the page had no script yet. React answers all that come after this
 * call; what is given back presses the early one, unless another was pressed since, or the same one again.
 */
export function takeEarlyTap(): () => void {
  const tapped = window.earlyTap;
  delete window.earlyTap;
  return () => {
    if (window.earlyTap === undefined) tapped?.click();
  };
}
