import { type CollectionName, collectionPath, documentPath } from '@agency/domain/shared/collections';
import { type Listed, parseDocument, UnreadableRecord } from '@agency/domain/shared/parse';
import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  type FirestoreDataConverter,
  type Query,
} from 'firebase/firestore';
import type * as v from 'valibot';

/** How documents of one collection are read: always through their schema. Made once per collection, by `reader`. */
export interface Reader<TName extends CollectionName, T> {
  readonly collection: TName;
  document(firestore: Firestore, ids: readonly string[]): DocumentReference<Listed<T>>;
  all(firestore: Firestore, parentIds: readonly string[]): Query<Listed<T>>;
}

/** Each is told of once a page: listeners read the same document over and over. */
const told = new Set<string>();

function tellOnce(record: UnreadableRecord): void {
  if (told.has(record.path)) return;
  told.add(record.path);
  console.error(record.detail, record);
}

/** The document, or in its place what is known of one that can't be read: it must not take the others with it. */
function listed<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  path: string,
  data: unknown,
): Listed<v.InferOutput<TSchema>> {
  try {
    return parseDocument(schema, path, data);
  } catch (thrown) {
    if (!(thrown instanceof UnreadableRecord)) throw thrown;
    tellOnce(thrown);
    return { id: path.slice(path.lastIndexOf('/') + 1), unreadable: thrown };
  }
}

/**
 * Binds a collection to its schema. Call it once, outside components: reactfire tells queries apart by the converter.
 * Times that the server has not set yet (a write of this browser under way) are estimated.
 */
export function reader<TName extends CollectionName, TSchema extends v.GenericSchema>(
  name: TName,
  schema: TSchema,
): Reader<TName, v.InferOutput<TSchema>> {
  const converter: FirestoreDataConverter<Listed<v.InferOutput<TSchema>>> = {
    fromFirestore: (snapshot) =>
      listed(schema, snapshot.ref.path, snapshot.data({ serverTimestamps: 'estimate' })),
    toFirestore() {
      throw new Error(`'${name}' is read here, not written`);
    },
  };
  return {
    collection: name,
    document: (firestore, ids) => doc(firestore, documentPath(name, ...ids)).withConverter(converter),
    all: (firestore, parentIds) =>
      collection(firestore, collectionPath(name, ...parentIds)).withConverter(converter),
  };
}
