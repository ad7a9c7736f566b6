import { type CollectionName, collectionPath, documentPath } from '@agency/domain/shared/collections';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
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
  document(firestore: Firestore, ids: readonly string[]): DocumentReference<Stored<T>>;
  all(firestore: Firestore, parentIds: readonly string[]): Query<Stored<T>>;
}

/**
 * Binds a collection to its schema. Call it once, outside components: reactfire tells queries apart by the converter.
 * Times that the server has not set yet (a write of this browser under way) are estimated.
 */
export function reader<TName extends CollectionName, TSchema extends v.GenericSchema>(
  name: TName,
  schema: TSchema,
): Reader<TName, v.InferOutput<TSchema>> {
  type T = Stored<v.InferOutput<TSchema>>;
  const converter: FirestoreDataConverter<T> = {
    fromFirestore: (snapshot) =>
      parseDocument(schema, snapshot.ref.path, snapshot.data({ serverTimestamps: 'estimate' })),
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
