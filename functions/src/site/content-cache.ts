import { isGrpc } from '../platform/grpc.ts';
import { TimeoutError, withTimeout } from '../platform/with-timeout.ts';

/** How long content is used before it is read again; with 30 s at the edge and 10 s stale it stays below a minute. */
export const contentLifeMs = 15_000;
/** After a failed read the old value stays in use, and the next read waits this long. */
const retryAfterMs = 2_000;
/** The longest that a page waits for the database when it has nothing older to show… */
const readTimeoutMs = 5_000;
/** …and when it has. */
const patienceMs = 1_500;
const maxEntries = 500;

/** Content can't be read and nothing older is known. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
}

/** Was this thrown because the database is unavailable? Then the page is not wrong, only late. */
export function isUnavailable(thrown: unknown): boolean {
  return thrown instanceof ContentUnavailable || isSilence(thrown);
}

function isSilence(thrown: unknown): boolean {
  return thrown instanceof TimeoutError || isGrpc(thrown, 'deadlineExceeded', 'unavailable');
}

/** Reads what is never cached, waiting no longer than a page may. */
export function readNow<T>(what: string, read: () => Promise<T>): Promise<T> {
  return withTimeout(readTimeoutMs, `reading ${what}`, read());
}

interface Entry {
  readonly value: unknown;
  /** Milliseconds since the epoch from which it is read again. */
  readonly freshUntil: number;
}

/** A value with the time until which it may be shown without asking again. */
export interface Cached<T> {
  readonly value: T;
  readonly freshUntil: number;
}

/**
 * Caches what pages are made from for some seconds, by method and arguments. Concurrent reads of the same thing are one
 * read; when the database fails or does not answer, the last known value stays in use.
 */
export class ContentCache {
  readonly #entries = new Map<string, Entry>();
  readonly #reading = new Map<string, Promise<Cached<unknown>>>();
  readonly #now: () => number;
  /** Until then the database is assumed not to answer: pages with an older value don't wait for it. */
  #silentUntil = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @throws ContentUnavailable when it can't be read and was never read. */
  async get<T>(key: string, read: () => Promise<T>): Promise<Cached<T>> {
    const known = this.#entries.get(key);
    // The value under a key was put there by a read of the same key, so it is a T.
    if (known && known.freshUntil > this.#now()) return known as Cached<T>;
    // While the database doesn't answer, it isn't asked for what is cached. Only a read that timed out extends that
    // time, so it ends, however many keys are asked for meanwhile.
    if (known && this.#silentUntil > this.#now()) {
      return this.#keep(key, known.value as T, this.#silentUntil);
    }
    try {
      const reading = this.#readOnce(key, read);
      return await (known ? withTimeout(patienceMs, `reading '${key}'`, reading) : reading);
    } catch (cause) {
      if (isSilence(cause)) this.#silentUntil = this.#now() + retryAfterMs;
      if (known) return this.#keep(key, known.value as T, this.#now() + retryAfterMs);
      throw new ContentUnavailable(`'${key}' can't be read`, { cause });
    }
  }

  #keep<T>(key: string, value: T, freshUntil: number): Cached<T> {
    const entry = { value, freshUntil };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > maxEntries) {
      const oldest = this.#entries.keys().next().value;
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return entry;
  }

  /** A value that arrives after its caller gave up is cached all the same, for the next one. */
  #readOnce<T>(key: string, read: () => Promise<T>): Promise<Cached<T>> {
    const underWay = this.#reading.get(key);
    if (underWay) return underWay as Promise<Cached<T>>;
    // Its age counts from when it was asked for: a change may have come right after that.
    const freshUntil = this.#now() + contentLifeMs;
    const reading = withTimeout(readTimeoutMs, `reading '${key}'`, read())
      .then((value) => this.#keep(key, value, freshUntil))
      .finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }
}
