/** Never twice within this time, whatever happens. */
export const reloadPauseMs = 10_000;

const storageKey = 'reloaded-at';

export interface GuardSurroundings {
  /** Time of day in ms. */
  now(): number;
  /** The age of this document in ms: a reload starts it again. */
  documentAge(): number;
  /** Accessing it may throw, and so may all its methods. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
}

export interface ReloadGuard {
  allows(): boolean;
  /** Call it right before a load. */
  note(): void;
}

/** The last load, read in a way that shows whether the next one could be noted. */
function readNote(storage: Pick<Storage, 'getItem' | 'setItem'>): number {
  const stored = storage.getItem(storageKey) ?? '0';
  storage.setItem(storageKey, stored);
  const at = Number(stored);
  return Number.isFinite(at) ? at : 0;
}

/**
 * Prevents reload loops. This tab's storage records the last reload; where it is blocked or full, a document younger
 * than the pause is taken for the result of one.
 */
export function makeReloadGuard({ now, documentAge, storage }: GuardSurroundings): ReloadGuard {
  let noted = Number.NEGATIVE_INFINITY;
  // After the clock was set back a note may be in the future; it is then ignored.
  const isRecent = (at: number) => Math.abs(now() - at) < reloadPauseMs;
  return {
    allows() {
      // The document is still here if the person chose to stay.
      if (isRecent(noted)) return false;
      try {
        return !isRecent(readNote(storage()));
      } catch {
        return documentAge() >= reloadPauseMs;
      }
    },
    note() {
      noted = now();
      try {
        storage().setItem(storageKey, String(noted));
      } catch {
        // Then the age of the next document is used instead.
      }
    },
  };
}
