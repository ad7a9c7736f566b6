import type { QuerySpec } from '@agency/domain/shared/query';
import { withDates } from '@agency/domain/shared/with-dates';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot } from '../platform/firestore.ts';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * The most that a copy holds, in bytes of its JSON: a function's response can be 10 MiB, with what escaping adds. It is
 * read page by page and stops here, so that no copy takes more memory than this and a page.
 */
export const maxCopyBytes = 6 * 1024 * 1024;

/** What a copy holds so far. */
export class CopySize {
  readonly #most: number;
  #bytes = 0;
  readonly #cut = new Set<string>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The parts that did not fit in whole. */
  get cut(): readonly string[] {
    return [...this.#cut];
  }

  /** Is the copy full? The first record that does not fit ends it, and this part is noted as cut. */
  isOver(part: string): boolean {
    const isOver = this.#cut.size > 0;
    if (isOver) this.#cut.add(part);
    return isOver;
  }

  /** Counts a record in; false when there is no room for it: the part ends before it. */
  takes(part: string, record: Fields): boolean {
    const bytes = Buffer.byteLength(JSON.stringify(record, null, 2));
    const fits = this.#bytes + bytes <= this.#most;
    if (fits) this.#bytes += bytes;
    else this.#cut.add(part);
    return fits;
  }
}

/** How we find and share things: nothing about the person, and uids of others. */
const ours = new Set([
  'searchTokens',
  'memberUids',
  'membersVersion',
  'storagePath',
  'deliveryMailId',
  'lease',
]);

/** A document as the copy shows it. */
export function readable(
  id: string,
  data: Fields,
  isLeftOut: (name: string) => boolean = () => false,
): Fields {
  const dated = withDates(data);
  const fields = typeof dated === 'object' && dated !== null ? Object.entries(dated) : [];
  return { id, ...Object.fromEntries(fields.filter(([name]) => !ours.has(name) && !isLeftOut(name))) };
}

/** Which documents, and their shape in the copy: null for one that is not theirs. */
export interface Part {
  readonly name: string;
  readonly spec: QuerySpec;
  readonly values: readonly unknown[];
  readonly parents?: readonly string[];
  readonly shape?: (record: Fields, path: string) => Fields | null | Promise<Fields | null>;
}

/** A part of the copy, as far as it fits. */
export async function readPart(
  { db }: Deps,
  size: CopySize,
  { name, spec, values, parents = [], shape = (record) => record }: Part,
): Promise<Fields[]> {
  const found: Fields[] = [];
  if (size.isOver(name)) return found;
  for await (const snapshot of everySnapshot(db, spec, values, parents)) {
    const record = await shape(readable(snapshot.id, snapshot.data()), snapshot.ref.path);
    if (record === null) continue;
    if (!size.takes(name, record)) return found;
    found.push(record);
  }
  return found;
}
