/** The prefix of the keys under which forms keep unsaved work in this browser. */
export const copyPrefix = 'unsaved/';
/** That of the keys under which the records are that somebody opened last. */
export const recentPrefix = 'recent/';

let isOver = false;

/** Storage can be full, switched off or forbidden: a copy is a courtesy, never a reason to fail. */
export function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Stores a copy; false when it could not, or when the session of this page is over. */
export function writeLocalCopy(storage: Storage, key: string, text: string): boolean {
  if (isOver) return false;
  return quietly(() => {
    storage.setItem(key, text);
    return true;
  }, false);
}

/**
 * For the end of a session, for any reason: nothing of a client is left behind. This page stores no further copies,
 * since its forms unmount after this and would leave theirs; a new document always follows.
 */
export function dropAllCopies(storage: Storage): void {
  isOver = true;
  dropCopies(storage);
}

/** Removes what an earlier person left here; this page may keep copies of its own. */
export function dropCopies(storage: Storage): void {
  dropKeys(storage, copyPrefix);
  dropKeys(storage, recentPrefix);
}

/** Removes everything under this prefix. */
export function dropKeys(storage: Storage, prefix: string): void {
  quietly(() => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
  }, undefined);
}
