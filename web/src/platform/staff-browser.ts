const key = 'staffBrowser';

/**
 * Remembers whether staff or a client signed in here last: a public link opened by staff must not count as viewed by
 * the client. The page behind a link does not start Firebase, so it can't ask.
 */
export function noteStaffBrowser(isStaff: boolean): void {
  try {
    if (isStaff) window.localStorage.setItem(key, 'yes');
    else window.localStorage.removeItem(key);
  } catch {
    // Nothing can be stored here; a view by staff then counts, which is better than not opening at all.
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
