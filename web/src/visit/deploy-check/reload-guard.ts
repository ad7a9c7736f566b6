/** Never twice within this time, whatever happens. */
export const reloadPauseMs = 10_000;

const storageKey = 'reloaded-at';

export interface GuardSurroundings {
  /** Time of day in ms. */
  now(): number;
  /** How long this document has been here, in ms: a reload begins it anew. */
  documentAge(): number;
  /** Getting at it may throw, and so may everything in it. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
}

export interface ReloadGuard {
  allows(): boolean;
  /** To be called right before a load. */
  note(): void;
}

/** The last load, read in a way that shows whether the next one could be noted. */
function readNote(storage: Pick<Storage, 'getItem' | 'setItem'>): number {
  const kept = storage.getItem(storageKey) ?? '0';
  storage.setItem(storageKey, kept);
  const at = Number(kept);
  return Number.isFinite(at) ? at : 0;
}

/**
 * Keeps loads apart. This tab's storage remembers the last one; where it is blocked or full, a document younger than
 * the pause is taken for the result of one.
 */
export function makeReloadGuard({ now, documentAge, storage }: GuardSurroundings): ReloadGuard {
  let noted = Number.NEGATIVE_INFINITY;
  // A clock that was set back makes a note of the future; that is a note of nothing.
  const isRecent = (at: number) => Math.abs(now() - at) < reloadPauseMs;
  return {
    allows() {
      // The document is still here when a person answered that they want to stay.
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
        // Then the age of the next document stands in.
      }
    },
  };
}
