import type { GenericSchema } from 'valibot';
import { type CollectionName, collections } from './collections.ts';
import { compositeIndex } from './indexes.ts';
import type { QuerySpec } from './query.ts';

/** An index of one field, in each collection of that name or over all of them. */
interface FieldIndex {
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
}

/**
 * A field whose single-field indexes differ from Firestore's defaults. Without indexes it costs nothing on a write,
 * and no query can use it; a collection group query needs one that the defaults lack.
 */
export interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly FieldIndex[];
}

/** Firestore's defaults: an override replaces them, so it has to repeat them. */
const usual: readonly FieldIndex[] = [
  { order: 'ASCENDING', queryScope: 'COLLECTION' },
  { order: 'DESCENDING', queryScope: 'COLLECTION' },
  { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
];

/** Texts that may be longer than this are read, never queried (an index entry holds 1,500 bytes). */
const longestIndexedText = 500;

interface Schema {
  readonly type: string;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** A part that valibot's schemas of some types have: `wrapped`, `item`, `entries`, `pipe`. */
function partOf(schema: Schema, key: string): unknown {
  return Object.getOwnPropertyDescriptor(schema, key)?.value;
}

function maxCharacters(schema: Schema): number {
  const steps = partOf(schema, 'pipe');
  const limits = (Array.isArray(steps) ? steps : [])
    .filter((step: unknown) => isSchema(step) && step.type === 'max_length')
    .map((step: Schema) => Number(partOf(step, 'requirement')));
  return limits.length === 0 ? 0 : Math.min(...limits);
}

/** Is this a long text, a map, or a list of either? */
function isBulky(schema: Schema): boolean {
  const contained = partOf(schema, schema.type === 'array' ? 'item' : 'wrapped');
  if (isSchema(contained)) return isBulky(contained);
  if (schema.type === 'string') return maxCharacters(schema) > longestIndexedText;
  return ['strict_object', 'record', 'variant'].includes(schema.type);
}

function bulkyFields(schema: GenericSchema): string[] {
  const entries = partOf(schema, 'entries');
  return Object.entries(typeof entries === 'object' && entries !== null ? entries : {})
    .filter(([, field]) => isSchema(field) && isBulky(field))
    .map(([name]) => name);
}

const groupOf = (collection: CollectionName): string => collections[collection].split('/').at(-2) ?? '';

/**
 * The field of a collection group query with the index it needs; null for a query of one collection, or of several
 * fields (which has a composite index).
 */
export function groupField(spec: QuerySpec): { readonly field: string; readonly index: FieldIndex } | null {
  if (!spec.group || compositeIndex(spec)) return null;
  const [asked] = [...spec.orderBy, ...spec.where];
  if (!asked) return null;
  const queryScope = 'COLLECTION_GROUP';
  if ('op' in asked && asked.op === 'array-contains') {
    return { field: asked.field, index: { arrayConfig: 'CONTAINS', queryScope } };
  }
  const isDescending = 'direction' in asked && asked.direction === 'desc';
  return { field: asked.field, index: { order: isDescending ? 'DESCENDING' : 'ASCENDING', queryScope } };
}

/** The fields of queries over collection groups: their usual indexes, and the one over the group. */
function groupOverrides(specs: readonly QuerySpec[]): FieldOverride[] {
  const indexes = new Map<string, FieldIndex[]>();
  for (const spec of specs) {
    const asked = groupField(spec);
    if (!asked) continue;
    const field = `${groupOf(spec.collection)}/${asked.field}`;
    const known = indexes.get(field) ?? [];
    const isKnown = known.some((each) => JSON.stringify(each) === JSON.stringify(asked.index));
    indexes.set(field, isKnown ? known : [...known, asked.index]);
  }
  return [...indexes].map(([field, added]) => override(field, [...usual, ...added]));
}

/** The fields whose single-field index a query uses; part of a map in a composite index needs none of its own. */
function fieldsOfOwnIndex(spec: QuerySpec): string[] {
  return [...spec.where, ...spec.orderBy]
    .map(({ field }) => field.split('.'))
    .filter((parts) => parts.length === 1 || !compositeIndex(spec))
    .map(([first]) => `${groupOf(spec.collection)}/${first}`);
}

function override(field: string, indexes: readonly FieldIndex[]): FieldOverride {
  const [collectionGroup = '', fieldPath = ''] = field.split('/');
  return { collectionGroup, fieldPath, indexes };
}

/**
 * The differences from Firestore's default indexes: long texts and maps that no query uses have none, and the field of
 * a collection group query has one more. Each once, in a stable order.
 */
export function fieldOverrides(
  schemas: Readonly<Record<CollectionName, readonly GenericSchema[]>>,
  specs: readonly QuerySpec[],
): FieldOverride[] {
  const asked = new Set(specs.flatMap(fieldsOfOwnIndex));
  // The keys of `collections` are exactly the names.
  const bulky = (Object.keys(collections) as CollectionName[]).flatMap((name) =>
    schemas[name].flatMap(bulkyFields).map((field) => `${groupOf(name)}/${field}`),
  );
  const exempt = [...new Set(bulky)].filter((field) => !asked.has(field)).map((field) => override(field, []));
  const place = ({ collectionGroup, fieldPath }: FieldOverride) => `${collectionGroup}/${fieldPath}`;
  return [...exempt, ...groupOverrides(specs)].toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}
