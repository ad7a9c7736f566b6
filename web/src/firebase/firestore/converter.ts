import { type CollectionName, collectionPath, documentPath } from '@agency/domain/shared/collections';
import { type Listed, parseDocument, UnreadableRecord } from '@agency/domain/shared/parse';
import {
  collection,
  type DocumentData,
  type DocumentReference,
  doc,
  type Firestore,
  type FirestoreDataConverter,
  type Query,
} from 'firebase/firestore';
import type * as v from 'valibot';
import { refuseImpossible } from './document-ids.ts';

/** How documents of one kind are read: always through their schema. All are made in `firebase/records/`, by `converter`. */
export interface Converter<TName extends CollectionName, T> {
  readonly collection: TName;
  document(firestore: Firestore, ids: readonly string[]): DocumentReference<Listed<T>>;
  all(firestore: Firestore, parentIds: readonly string[]): Query<Listed<T>>;
}

/** Each is reported once a page: listeners read the same document over and over. */
const reported = new Set<string>();

function reportOnce(record: UnreadableRecord): void {
  if (reported.has(record.path)) return;
  reported.add(record.path);
  console.error(record.detail, record);
}

/** The document, or a placeholder for an unreadable one, which must not take the others with it. */
function listed<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  path: string,
  data: unknown,
): Listed<v.InferOutput<TSchema>> {
  try {
    return parseDocument(schema, path, data);
  } catch (thrown) {
    if (!(thrown instanceof UnreadableRecord)) throw thrown;
    reportOnce(thrown);
    return { id: path.slice(path.lastIndexOf('/') + 1), unreadable: thrown };
  }
}

/**
 * Binds a collection to its schema. Called once for each: reactfire tells queries apart by the converter. Server times
 * still pending (a write by this browser under way) are estimated. `ofPending` mends what such a write makes of a document
 * that has changed meanwhile, until the server has answered it.
 */
export function converter<TName extends CollectionName, TSchema extends v.GenericSchema>(
  name: TName,
  schema: TSchema,
  ofPending: (data: DocumentData) => DocumentData = (data) => data,
): Converter<TName, v.InferOutput<TSchema>> {
  const reading: FirestoreDataConverter<Listed<v.InferOutput<TSchema>>> = {
    fromFirestore: (snapshot) => {
      const data = snapshot.data({ serverTimestamps: 'estimate' });
      return listed(schema, snapshot.ref.path, snapshot.metadata.hasPendingWrites ? ofPending(data) : data);
    },
    toFirestore() {
      throw new Error(`'${name}' is read here, not written`);
    },
  };
  return {
    collection: name,
    document: (firestore, ids) => {
      refuseImpossible(ids);
      return doc(firestore, documentPath(name, ...ids)).withConverter(reading);
    },
    all: (firestore, parentIds) =>
      collection(firestore, collectionPath(name, ...parentIds)).withConverter(reading),
  };
}
