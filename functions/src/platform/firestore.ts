import {
  type CollectionName,
  collectionPath,
  collections,
  documentPath,
} from '@agency/domain/shared/collections';
import { AppError } from '@agency/domain/shared/errors';
import { parseDocument, type Stored, UnreadableRecord } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import { fieldsWithUnknown } from '@agency/domain/shared/unknown-fields';
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type * as v from 'valibot';
import type { Deps } from './deps.ts';
import { isGrpc } from './grpc.ts';

/** The one place where a name of `collections` becomes a reference. */
export function documentRef(
  db: Firestore,
  name: CollectionName,
  ...ids: readonly string[]
): DocumentReference {
  return db.doc(documentPath(name, ...ids));
}

export function collectionRef(
  db: Firestore,
  name: CollectionName,
  ...parentIds: readonly string[]
): CollectionReference {
  return db.collection(collectionPath(name, ...parentIds));
}

/** Anything that can get a document: the database itself or a transaction. */
export interface DocumentSource {
  get(ref: DocumentReference): Promise<DocumentSnapshot>;
}

export const fromDatabase: DocumentSource = { get: (ref) => ref.get() };

export function fromTransaction(transaction: Transaction): DocumentSource {
  return { get: (ref) => transaction.get(ref) };
}

/** With what schema a snapshot was read: what this does not know is kept when the document is written. */
const readWith = new WeakMap<DocumentSnapshot, v.GenericSchema>();

/**
 * What a snapshot holds, read with its schema; null when there is no such document.
 * @throws UnreadableRecord
 */
export function parseSnapshot<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  snapshot: QueryDocumentSnapshot,
): Stored<v.InferOutput<TSchema>>;
export function parseSnapshot<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  snapshot: DocumentSnapshot,
): Stored<v.InferOutput<TSchema>> | null;
export function parseSnapshot<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  snapshot: DocumentSnapshot,
): Stored<v.InferOutput<TSchema>> | null {
  if (!snapshot.exists) return null;
  readWith.set(snapshot, schema);
  return parseDocument(schema, snapshot.ref.path, snapshot.data());
}

/**
 * Fields to write to a document that was read, with what a newer build put into the maps and lists among them. Fields
 * that are not named stay by themselves.
 */
export function withUnknownOf(snapshot: DocumentSnapshot, fields: DocumentData): DocumentData {
  const schema = readWith.get(snapshot);
  return schema ? fieldsWithUnknown(schema, snapshot.data() ?? {}, fields) : fields;
}

type Logging = Pick<Deps, 'log'>;

/** The same for what others don't hang on: one that can't be read is none, and the log says where it stands. */
export function parseIfReadable<const TSchema extends v.GenericSchema>(
  { log }: Logging,
  schema: TSchema,
  snapshot: DocumentSnapshot,
): Stored<v.InferOutput<TSchema>> | null {
  try {
    return parseSnapshot(schema, snapshot);
  } catch (cause) {
    if (!(cause instanceof UnreadableRecord)) throw cause;
    log.error("A record can't be read and was left out", { path: cause.path, cause });
    return null;
  }
}

/** Those of what was found that can be read; of each of the others the log says where it stands. */
export function parseReadable<const TSchema extends v.GenericSchema>(
  deps: Logging,
  schema: TSchema,
  found: readonly DocumentSnapshot[],
): Stored<v.InferOutput<TSchema>>[] {
  return found.flatMap((snapshot) => parseIfReadable(deps, schema, snapshot) ?? []);
}

/**
 * All that was found: for sums and promises, which would be wrong without one.
 * @throws UnreadableRecord for the first that can't be read.
 */
export function parseAll<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  found: readonly DocumentSnapshot[],
): Stored<v.InferOutput<TSchema>>[] {
  return found.flatMap((snapshot) => parseSnapshot(schema, snapshot) ?? []);
}

/** Reads a document with its schema; null when there is none. */
export async function findDocument<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  ref: DocumentReference,
  source: DocumentSource = fromDatabase,
): Promise<Stored<v.InferOutput<TSchema>> | null> {
  return parseSnapshot(schema, await source.get(ref));
}

/** @throws AppError `not-found` with this message when there is no such document. */
export async function readDocument<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  ref: DocumentReference,
  missing: string,
  source: DocumentSource = fromDatabase,
): Promise<Stored<v.InferOutput<TSchema>>> {
  const found = await findDocument(schema, ref, source);
  if (found === null) throw new AppError('not-found', missing, { detail: ref.path });
  return found;
}

/** A stored document as its fields alone, for writing it back or to another place. */
export function withoutId<T extends { readonly id: string }>(stored: T): Omit<T, 'id'> {
  const { id: _id, ...fields } = stored;
  return fields;
}

/** A declared query with its values, in the order in which its conditions are declared. */
export function runnableQuery(
  db: Firestore,
  spec: QuerySpec,
  values: readonly unknown[],
  parentIds: readonly string[] = [],
): Query<DocumentData> {
  let query: Query<DocumentData> = spec.group
    ? db.collectionGroup(collections[spec.collection].split('/').at(-2) ?? '')
    : collectionRef(db, spec.collection, ...parentIds);
  spec.where.forEach(({ field, op }, index) => {
    query = query.where(field, op, values[index]);
  });
  for (const { field, direction } of spec.orderBy) query = query.orderBy(field, direction);
  return query.limit(spec.limit);
}

type Reading = Pick<Deps, 'db' | 'log'>;

/** The documents of a declared query that can be read; one that can't hides no other (`parseAll` where all must count). */
export async function findDocuments<const TSchema extends v.GenericSchema>(
  deps: Reading,
  schema: TSchema,
  spec: QuerySpec,
  values: readonly unknown[],
  parentIds: readonly string[] = [],
): Promise<Stored<v.InferOutput<TSchema>>[]> {
  const { docs } = await runnableQuery(deps.db, spec, values, parentIds).get();
  return parseReadable(deps, schema, docs);
}

/**
 * All that a declared query finds, a page at a time. Behind each page it continues after its last document, so that one
 * that could not be dealt with is passed, and looked at again in the next run.
 */
export async function* everyPage(
  db: Firestore,
  spec: QuerySpec,
  values: readonly unknown[],
  parentIds: readonly string[] = [],
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const query = runnableQuery(db, spec, values, parentIds);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? query.startAfter(last) : query).get();
    if (docs.length > 0) yield docs;
    last = docs.length === spec.limit ? docs.at(-1) : undefined;
  } while (last);
}

/** The same, one after the other: for work that has to reach every one. */
export async function* everySnapshot(
  db: Firestore,
  spec: QuerySpec,
  values: readonly unknown[],
  parentIds: readonly string[] = [],
): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const page of everyPage(db, spec, values, parentIds)) yield* page;
}

/** The same of those that can be read. */
export async function* everyDocument<const TSchema extends v.GenericSchema>(
  deps: Reading,
  schema: TSchema,
  spec: QuerySpec,
  values: readonly unknown[],
  parentIds: readonly string[] = [],
): AsyncGenerator<Stored<v.InferOutput<TSchema>>> {
  for await (const page of everyPage(deps.db, spec, values, parentIds))
    yield* parseReadable(deps, schema, page);
}

/** A `create()` lost to an earlier one. */
export function isAlreadyExists(thrown: unknown): boolean {
  return isGrpc(thrown, 'alreadyExists');
}
