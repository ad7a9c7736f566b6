declare global {
  interface Window {
    /** Set by the boot script: the last script-only button that was pressed. */
    earlyTap?: HTMLElement;
  }
}

/**
 * Takes the button that a visitor pressed before the script ran. React handles all presses after this call; the
 * returned function replays the early one, unless any was pressed since.
 */
export function takeEarlyTap(): () => void {
  const tapped = window.earlyTap;
  delete window.earlyTap;
  return () => {
    if (window.earlyTap === undefined) tapped?.click();
  };
}
