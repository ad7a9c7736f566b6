const offKey = 'shortcut-list';

/** Does ? open the list of shortcuts here? People who talk to their computer can switch it off (WCAG 2.1.4). */
export function isQuestionKeyOn(): boolean {
  try {
    return window.localStorage.getItem(offKey) === null;
  } catch {
    return true;
  }
}

export function switchQuestionKey(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(offKey);
    else window.localStorage.setItem(offKey, 'off');
  } catch {
    // Then it stays on: nothing can be stored here.
  }
}
