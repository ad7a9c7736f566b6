import type { Listed } from '@agency/domain/shared/parse';
import { type Firestore, getDocFromServer, getDocsFromServer } from 'firebase/firestore';
import { buildQuery } from '../../../firebase/firestore/build-query.ts';
import { type Cursor, cursorAt, writeCursor } from '../../../firebase/firestore/cursor.ts';
import { type Asked, queryFor } from './address.ts';
import { type Collected, type Collecting, collect, partsOf } from './collect.ts';
import type { ListDeclaration } from './declaration.ts';
import { orderedBy, readingOrder } from './export-order.ts';
import { foundAmong } from './found-among.ts';

/** As many as the rules let a browser read at once. */
const pageSize = 200;

/**
 * Everything that the list finds, over all pages, in the list's order.
 * @throws what Firestore does, `unavailable` without a connection, and the signal's reason
 */
export async function readAll<T>(
  list: ListDeclaration<T>,
  asked: Asked,
  firestore: Firestore,
  watching: Collecting,
): Promise<Collected<T>> {
  const { orders } = list.plan;
  const shown = orders.find(({ name }) => name === asked.order) ?? orders[0];
  const { spec, values } = queryFor(list, { ...asked, order: readingOrder(list.plan).name }, new Date());
  const all = list.converter.all(firestore, []);
  const places = new Map<string, unknown>();
  const collected = await collect<T, Cursor>(async (after) => {
    const { docs } = await getDocsFromServer(buildQuery(all, spec, values, { limit: pageSize, after }));
    const versions = new Map(docs.map((each) => [each.id, writeCursor(cursorAt(spec, each))]));
    for (const each of docs) places.set(each.id, each.get(shown.field));
    const found = docs.map((each) => each.data());
    const last = docs[pageSize - 1];
    return {
      rows: list.search ? foundAmong(found, asked.search, list.search.tokens) : found,
      placeOf: ({ id }) => versions.get(id) ?? '',
      next: last ? cursorAt(spec, last) : null,
    };
  }, watching);
  return { ...collected, rows: orderedBy(shown, collected.rows, ({ id }) => places.get(id)) };
}

/**
 * These rows as they are now.
 * @throws what Firestore does, `unavailable` without a connection, and the signal's reason
 */
export async function readSelected<T>(
  { converter }: Pick<ListDeclaration<T>, 'converter'>,
  selected: readonly string[],
  firestore: Firestore,
  { onProgress, signal }: Collecting,
): Promise<Collected<T>> {
  const found: Listed<T>[] = [];
  for (let from = 0; from < selected.length; from += pageSize) {
    signal.throwIfAborted();
    const ids = selected.slice(from, from + pageSize);
    const read = await Promise.all(ids.map((id) => getDocFromServer(converter.document(firestore, [id]))));
    found.push(...read.flatMap((each) => each.data() ?? []));
    onProgress(found.length);
  }
  signal.throwIfAborted();
  return { ...partsOf(found), gone: selected.length - found.length, isCut: false };
}
