const key = 'session.rememberMe';
const ownerKey = 'session.owner';

/**
 * Did the person at this browser ask to stay signed in? Known before Firebase starts, because the database's cache
 * depends on it. A browser without storage remembers nobody.
 */
export function remembersSession(): boolean {
  try {
    return window.localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

export function setRemembersSession(remember: boolean): void {
  try {
    if (remember) window.localStorage.setItem(key, 'yes');
    else window.localStorage.removeItem(key);
  } catch {
    // Nothing can be stored here: the session then ends with the tab, to be on the safe side.
  }
}

/** Who was signed in here last; null where nobody was, or where that can't be stored. */
export function sessionOwner(): string | null {
  try {
    return window.localStorage.getItem(ownerKey);
  } catch {
    return null;
  }
}

export function setSessionOwner(uid: string | null): void {
  try {
    if (uid === null) window.localStorage.removeItem(ownerKey);
    else window.localStorage.setItem(ownerKey, uid);
  } catch {
    // Then nothing of theirs is stored here either.
  }
}

/** Calls back when another tab changes who is signed in here. */
export function watchSessionOwner(changed: () => void): void {
  window.addEventListener('storage', ({ key: changedKey }) => {
    if (changedKey === ownerKey || changedKey === null) changed();
  });
}

/** Is somebody likely signed in here? Cheap, so that a page need not start Firebase to find out. */
export function maySignedInHere(): boolean {
  if (remembersSession()) return true;
  try {
    return Object.keys(window.sessionStorage).some((name) => name.startsWith('firebase:authUser:'));
  } catch {
    return false;
  }
}
