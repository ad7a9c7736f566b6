const offKey = 'shortcut-list';

/** Do ? and J work anywhere on a page? People who talk to their computer can switch them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return window.localStorage.getItem(offKey) === null;
  } catch {
    return true;
  }
}

export function switchSingleKeys(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(offKey);
    else window.localStorage.setItem(offKey, 'off');
  } catch {
    // Then they stay on: nothing can be stored here.
  }
}
