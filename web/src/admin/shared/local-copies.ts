/** What a form keeps of unsaved work in this browser stands under keys that begin like this. */
export const copyPrefix = 'unsaved/';

/** Storage can be full, switched off or forbidden: a copy is a courtesy, never a reason to fail. */
export function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Signing out leaves nothing of a client behind. */
export function dropAllCopies(storage: Storage): void {
  quietly(() => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key?.startsWith(copyPrefix)) storage.removeItem(key);
  }, undefined);
}
