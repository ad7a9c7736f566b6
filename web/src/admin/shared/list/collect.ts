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
  /** A row's place in the order: it is another one once the row has moved. */
  readonly placeOf: (row: Listed<T>) => string;
  /** Null after the last row. */
  readonly next: TCursor | null;
}

export interface Collecting {
  readonly onProgress: (rows: number) => void;
  /** Aborts between pages. */
  readonly signal: AbortSignal;
}

/** The rows read so far, each with its place. */
type Known<T> = ReadonlyMap<string, { readonly row: Listed<T>; readonly place: string }>;

/**
 * Every row of a live list, each once, in an order where rows move to the beginning alone (`readingOrder`): that is
 * read again until nothing in it has moved.
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
    found = new Map([...fresh, ...[...found].filter(([id]) => !fresh.has(id))]);
  }
  const all = [...found.values()].map(({ row }) => row);
  return { ...partsOf(all.slice(0, mostRows)), gone: 0, isCut: all.length > mostRows };
}

/** The rows not known at their place yet, from the first page on: to the last, or to one that holds nothing new. */
async function readOn<T, TCursor>(
  readPage: (after: TCursor | null) => Promise<CollectedPage<T, TCursor>>,
  known: Known<T>,
  { onProgress, signal }: Collecting,
  endsWhenKnown: boolean,
): Promise<Known<T>> {
  const fresh = new Map<string, { readonly row: Listed<T>; readonly place: string }>();
  let after: TCursor | null = null;
  let count = known.size;
  do {
    signal.throwIfAborted();
    const page: CollectedPage<T, TCursor> = await readPage(after);
    const before = fresh.size;
    for (const row of page.rows) {
      const place = page.placeOf(row);
      if (known.get(row.id)?.place === place) continue;
      if (!known.has(row.id) && !fresh.has(row.id)) count += 1;
      fresh.set(row.id, { row, place });
    }
    onProgress(count);
    if (endsWhenKnown && fresh.size === before) break;
    after = page.next;
  } while (after !== null && count <= mostRows);
  signal.throwIfAborted();
  return fresh;
}

export function partsOf<T>(all: readonly Listed<T>[]): Pick<Collected<T>, 'rows' | 'unreadable'> {
  const rows = all.filter((row): row is Stored<T> => !isUnreadable(row));
  return { rows, unreadable: all.length - rows.length };
}
