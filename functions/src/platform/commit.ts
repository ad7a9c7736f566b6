import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@agency/domain/shared/errors';
import { invariant } from '@agency/domain/shared/invariant';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Timestamp,
  WriteBatch,
} from 'firebase-admin/firestore';
import type { Deps } from './deps.ts';
import { withUnknownOf } from './firestore.ts';
import { isGrpc } from './grpc.ts';

/** A unit of work: reads first, then writes that are committed together or not at all. */
export interface UnitOfWork {
  get(ref: DocumentReference): Promise<DocumentSnapshot>;
  find(query: Query): Promise<QuerySnapshot>;
  create(ref: DocumentReference, data: DocumentData): void;
  set(ref: DocumentReference, data: DocumentData): void;
  update(ref: DocumentReference, data: DocumentData): void;
  /** Deletes a document that was read, if it is unchanged since. */
  delete(ref: DocumentReference): void;
  /** Commits nothing unless this document, which was read but is not written, is unchanged since. */
  guard(ref: DocumentReference): void;
}

class OptimisticUnitOfWork implements UnitOfWork {
  readonly #reads = new Map<string, DocumentSnapshot>();
  readonly #batch: WriteBatch;
  hasWrites = false;
  /** Another commit came between two reads of one document: what was worked out tells of no moment there was. */
  isTorn = false;

  constructor(db: Firestore) {
    this.#batch = db.batch();
  }

  async get(ref: DocumentReference): Promise<DocumentSnapshot> {
    const snapshot = await ref.get();
    this.#note(snapshot);
    return snapshot;
  }

  async find(query: Query): Promise<QuerySnapshot> {
    const found = await query.get();
    for (const snapshot of found.docs) this.#note(snapshot);
    return found;
  }

  #note(snapshot: DocumentSnapshot): void {
    const { path } = snapshot.ref;
    const before = this.#reads.get(path);
    if (before && !isSameTime(before.updateTime, snapshot.updateTime)) this.isTorn = true;
    this.#reads.set(path, snapshot);
  }

  create(ref: DocumentReference, data: DocumentData): void {
    this.hasWrites = true;
    this.#batch.create(ref, data);
  }

  /** Writes whole documents only; of one that was read, known fields are updated and the others preserved. */
  set(ref: DocumentReference, data: DocumentData): void {
    const read = this.#reads.get(ref.path);
    if (read?.updateTime) this.update(ref, data);
    else if (read) this.create(ref, data);
    else {
      this.hasWrites = true;
      this.#batch.set(ref, data);
    }
  }

  /** What a newer build stored in a document that was read is preserved (`withUnknownOf`). */
  update(ref: DocumentReference, data: DocumentData): void {
    this.hasWrites = true;
    const read = this.#reads.get(ref.path);
    if (read?.updateTime) {
      this.#batch.update(ref, withUnknownOf(read, data), { lastUpdateTime: read.updateTime });
    } else this.#batch.update(ref, data);
  }

  delete(ref: DocumentReference): void {
    this.hasWrites = true;
    const readAt = this.#readAt(ref);
    if (readAt) this.#batch.delete(ref, { lastUpdateTime: readAt });
    else this.#batch.delete(ref);
  }

  /** Rewrites one field as it was read: a precondition needs a write to attach to, and this one changes nothing. */
  guard(ref: DocumentReference): void {
    const read = this.#reads.get(ref.path);
    const [field] = Object.entries(read?.data() ?? {});
    invariant(read?.updateTime && field, `${ref.path} is guarded, but was not read or was not there`);
    this.#batch.update(ref, { [field[0]]: field[1] }, { lastUpdateTime: read.updateTime });
  }

  /** The update time that was read; undefined for what was not read or did not exist. */
  #readAt(ref: DocumentReference): Timestamp | undefined {
    return this.#reads.get(ref.path)?.updateTime;
  }

  async commit(): Promise<void> {
    await this.#batch.commit();
  }

  /** Has a document that was read changed since? */
  async isStale(db: Firestore): Promise<boolean> {
    const read = [...this.#reads.values()];
    if (this.isTorn) return true;
    if (read.length === 0) return false;
    const now = await db.getAll(...read.map(({ ref }) => ref), { fieldMask: [] });
    return read.some(({ updateTime }, index) => !isSameTime(updateTime, now[index]?.updateTime));
  }
}

/** Undefined is the time of a document that isn't there. */
function isSameTime(a: Timestamp | undefined, b: Timestamp | undefined): boolean {
  return a && b ? a.isEqual(b) : a === b;
}

const patienceMs = 20_000;
const longestPauseMs = 250;
/** Did another commit come first? */
function isConflict(thrown: unknown): boolean {
  return isGrpc(thrown, 'alreadyExists', 'failedPrecondition', 'aborted');
}

/**
 * Runs a unit of work. Documents that are read and then written are written only if they are still as they were read; a
 * conflict begins again from the reads, after a random wait, for 20 s in all. No locks are held, so that many who want
 * the same (twenty clicks on 'Accept') finish as soon as the first has: with the database's own transactions they would
 * block one another until those time out. A refusal counts only while what it read still stands: between two reads another
 * commit may have landed, and each tells of another moment. A document that is only read is not checked again unless `guard` asks for it,
 * and a query guards what it found, not what it did not find (docs/decisions/019-optimistic-commit.md).
 */
export async function commit<T>(deps: Deps, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const unit = new OptimisticUnitOfWork(deps.db);
    const isOver = () => performance.now() > giveUpAt;
    let result: T;
    try {
      result = await work(unit);
    } catch (refusal) {
      if (!(refusal instanceof AppError) || isOver() || !(await unit.isStale(deps.db))) throw refusal;
      await pause(deps);
      continue;
    }
    if (!unit.hasWrites) return result;
    if (unit.isTorn) {
      if (isOver()) throw tooBusy(new Error('Another commit came between two reads, each time'));
      await pause(deps);
      continue;
    }
    try {
      await unit.commit();
      return result;
    } catch (cause) {
      if (!isConflict(cause)) throw cause;
      if (isOver()) throw tooBusy(cause);
      await pause(deps);
    }
  }
}

function pause(deps: Deps): Promise<void> {
  return wait(((deps.random(1)[0] ?? 0) / 255) * longestPauseMs);
}

function tooBusy(cause: unknown): AppError {
  return new AppError(
    'resource-exhausted',
    'Too many people are changing this at once. Please try again in a few seconds.',
    {
      retryAfterSeconds: 5,
      cause,
    },
  );
}
