const key = 'staffBrowser';

/**
 * Remembers whether staff or a client signed in here last: a public link that staff open, to see what the client sees,
 * must not look as if the client had opened it. The page behind a link starts no Firebase, so it can't ask.
 */
export function noteStaffBrowser(isStaff: boolean): void {
  try {
    if (isStaff) window.localStorage.setItem(key, 'yes');
    else window.localStorage.removeItem(key);
  } catch {
    // Nothing can be kept here; then a look by staff counts, which is a lesser harm than not opening at all.
  }
}

/** Did staff sign in at this browser last? False on the server. */
export function isStaffBrowser(): boolean {
  try {
    return typeof window !== 'undefined' && window.localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}
