/** How long content is used before it is read again; with 30 s at the edge and 10 s stale it stays below a minute. */
export const contentLifeMs = 15_000;
/** After a failed read the old value is used on, and the next read waits this long. */
const retryAfterMs = 2_000;
/** The longest that a page waits for the database. */
const readTimeoutMs = 5_000;
const mostEntries = 500;

/** Content can't be read and nothing older is known. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
}

interface Entry {
  readonly value: unknown;
  /** Milliseconds since the epoch from which it is read anew. */
  readonly freshUntil: number;
}

/** A value with the time until which it may be shown without asking again. */
export interface Cached<T> {
  readonly value: T;
  readonly freshUntil: number;
}

/**
 * Keeps what pages are made from for some seconds, by method and arguments. Reads of the same thing at the same time
 * are one read; when the database fails, what was known last is used on.
 */
export class ContentCache {
  readonly #entries = new Map<string, Entry>();
  readonly #reading = new Map<string, Promise<unknown>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @throws ContentUnavailable when it can't be read and was never read. */
  async get<T>(key: string, read: () => Promise<T>): Promise<Cached<T>> {
    const known = this.#entries.get(key);
    // What stands under a key was put there by the reader of the same key, so it is a T.
    if (known && known.freshUntil > this.#now()) return known as Cached<T>;
    try {
      return this.#keep(key, await this.#readOnce(key, read), contentLifeMs);
    } catch (cause) {
      if (known) return this.#keep(key, known.value as T, retryAfterMs);
      throw new ContentUnavailable(`'${key}' can't be read`, { cause });
    }
  }

  #keep<T>(key: string, value: T, lifeMs: number): Cached<T> {
    const entry = { value, freshUntil: this.#now() + lifeMs };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > mostEntries) {
      const oldest = this.#entries.keys().next().value;
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return entry;
  }

  #readOnce<T>(key: string, read: () => Promise<T>): Promise<T> {
    const underWay = this.#reading.get(key);
    if (underWay) return underWay as Promise<T>;
    const reading = withTimeout(read()).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database did not answer in time')), readTimeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
