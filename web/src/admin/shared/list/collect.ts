import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';

/** The most rows of one file. */
export const mostRows = 10_000;
/** How often the beginning is read again for rows that moved there meanwhile. */
const mostLooks = 5;

export interface Collected<T> {
  readonly rows: readonly Stored<T>[];
  /** How many belong to it but can't be read. */
  readonly unreadable: number;
  /** How many of the selected rows no longer exist. */
  readonly gone: number;
  /** There are more rows than fit in one file. */
  readonly isCut: boolean;
}

export interface CollectedPage<T, TCursor> {
  readonly rows: readonly Listed<T>[];
  /** Null after the last row. */
  readonly next: TCursor | null;
}

export interface Collecting {
  readonly onProgress: (rows: number) => void;
  /** Aborts between pages. */
  readonly signal: AbortSignal;
}

/**
 * Every row of a live list, each once. A row changed during the read moves to the beginning, which is read again until
 * it holds nothing new.
 * @throws what `readPage` throws, and the signal's reason
 */
export async function collect<T, TCursor>(
  readPage: (after: TCursor | null) => Promise<CollectedPage<T, TCursor>>,
  watching: Collecting,
): Promise<Collected<T>> {
  let found = await readOn(readPage, new Map(), watching, false);
  for (let look = 0; look < mostLooks && found.size <= mostRows; look += 1) {
    const fresh = await readOn(readPage, found, watching, true);
    if (fresh.size === 0) break;
    found = new Map([...fresh, ...found]);
  }
  const all = [...found.values()];
  return { ...partsOf(all.slice(0, mostRows)), gone: 0, isCut: all.length > mostRows };
}

/** The rows that are not known yet, from the first page on: to the last, or to one that holds nothing new. */
async function readOn<T, TCursor>(
  readPage: (after: TCursor | null) => Promise<CollectedPage<T, TCursor>>,
  known: ReadonlyMap<string, Listed<T>>,
  { onProgress, signal }: Collecting,
  endsWhenKnown: boolean,
): Promise<Map<string, Listed<T>>> {
  const fresh = new Map<string, Listed<T>>();
  let after: TCursor | null = null;
  do {
    signal.throwIfAborted();
    const page: CollectedPage<T, TCursor> = await readPage(after);
    const before = fresh.size;
    for (const row of page.rows) if (!known.has(row.id)) fresh.set(row.id, row);
    onProgress(known.size + fresh.size);
    if (endsWhenKnown && fresh.size === before) break;
    after = page.next;
  } while (after !== null && known.size + fresh.size <= mostRows);
  signal.throwIfAborted();
  return fresh;
}

export function partsOf<T>(all: readonly Listed<T>[]): Pick<Collected<T>, 'rows' | 'unreadable'> {
  const rows = all.filter((row): row is Stored<T> => !isUnreadable(row));
  return { rows, unreadable: all.length - rows.length };
}
