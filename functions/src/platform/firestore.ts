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
  QuerySnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type * as v from 'valibot';
import type { Deps } from './deps.ts';
import { isGrpc } from './grpc.ts';

/** The one place where a name in `collections` becomes a reference. */
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

/** What reads documents: the database itself or a transaction. */
export interface DocumentSource {
  get(ref: DocumentReference): Promise<DocumentSnapshot>;
}

export const fromDatabase: DocumentSource = { get: (ref) => ref.get() };

export function fromTransaction(transaction: Transaction): DocumentSource {
  return { get: (ref) => transaction.get(ref) };
}

/** The schema that each snapshot was read with: fields that it does not know are preserved on writing. */
const readWith = new WeakMap<DocumentSnapshot, v.GenericSchema>();

/**
 * A snapshot's contents, parsed with its schema; null when there is no such document.
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
 * The fields to write to a document that was read, with what a newer build put into their maps and lists. Fields that
 * are not named stay untouched.
 */
export function withUnknownOf(snapshot: DocumentSnapshot, fields: DocumentData): DocumentData {
  const schema = readWith.get(snapshot);
  return schema ? fieldsWithUnknown(schema, snapshot.data() ?? {}, fields) : fields;
}

type Logging = Pick<Deps, 'log'>;

/** The same where nothing depends on the document: an unreadable one counts as missing, and the log names its path. */
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

/** The readable ones among the snapshots; the log names the paths of the others. */
export function parseReadable<const TSchema extends v.GenericSchema>(
  deps: Logging,
  schema: TSchema,
  found: readonly DocumentSnapshot[],
): Stored<v.InferOutput<TSchema>>[] {
  return found.flatMap((snapshot) => parseIfReadable(deps, schema, snapshot) ?? []);
}

/**
 * All of the snapshots: for sums and promises, which would be wrong without one.
 * @throws UnreadableRecord for the first that can't be read.
 */
export function parseAll<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  found: readonly DocumentSnapshot[],
): Stored<v.InferOutput<TSchema>>[] {
  return found.flatMap((snapshot) => parseSnapshot(schema, snapshot) ?? []);
}

/** Reads and parses a document; null when there is none. */
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

/** A stored document's fields alone, for writing it back or elsewhere. */
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

/** The readable documents of a declared query; an unreadable one hides no other (`parseAll` where all must count). */
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
 * All matches of a declared query, page by page. Each page starts after the last document of the one before, so that
 * one that failed is skipped until the next run.
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

/** All documents of a declared query, read by a unit of work or beside any. */
export async function findEvery(
  db: Firestore,
  spec: QuerySpec,
  values: readonly unknown[],
  unit?: { find(query: Query): Promise<QuerySnapshot> },
): Promise<readonly QueryDocumentSnapshot[]> {
  const query = runnableQuery(db, spec, values);
  const found: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = last ? query.startAfter(last) : query;
    const { docs } = await (unit ? unit.find(page) : page.get());
    found.push(...docs);
    if (docs.length < spec.limit) return found;
  }
}

/** The same as `everyPage`, one by one: for work that has to reach every document. */
export async function* everySnapshot(
  db: Firestore,
  spec: QuerySpec,
  values: readonly unknown[],
  parentIds: readonly string[] = [],
): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const page of everyPage(db, spec, values, parentIds)) yield* page;
}

/** The same, for the readable ones. */
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

/** Did a `create()` fail because the document existed already? */
export function isAlreadyExists(thrown: unknown): boolean {
  return isGrpc(thrown, 'alreadyExists');
}
