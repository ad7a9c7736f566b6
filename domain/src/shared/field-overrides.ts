import type { GenericSchema } from 'valibot';
import { type CollectionName, collections } from './collections.ts';
import type { QuerySpec } from './query.ts';

/** A field without any index: it costs nothing at a write, and no query can ask for it. */
export interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly [];
}

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

function mostCharacters(schema: Schema): number {
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
  if (schema.type === 'string') return mostCharacters(schema) > longestIndexedText;
  return ['strict_object', 'record', 'variant'].includes(schema.type);
}

function bulkyFields(schema: GenericSchema): string[] {
  const entries = partOf(schema, 'entries');
  return Object.entries(typeof entries === 'object' && entries !== null ? entries : {})
    .filter(([, field]) => isSchema(field) && isBulky(field))
    .map(([name]) => name);
}

/**
 * The fields to leave out of Firestore's own indexes: every long text and map of the schemas that no query asks for,
 * each collection's name once, in a stable order.
 */
export function fieldOverrides(
  schemas: Readonly<Record<CollectionName, readonly GenericSchema[]>>,
  specs: readonly QuerySpec[],
): FieldOverride[] {
  const groupOf = (path: string) => path.split('/').at(-2) ?? '';
  const asked = new Set(
    specs.flatMap(({ collection, where, orderBy }) =>
      [...where, ...orderBy].map(
        ({ field }) => `${groupOf(collections[collection])}/${field.split('.')[0] ?? field}`,
      ),
    ),
  );
  const bulky = Object.entries(collections).flatMap(([name, path]) =>
    // The keys of `collections` are exactly the names.
    schemas[name as CollectionName].flatMap(bulkyFields).map((field) => `${groupOf(path)}/${field}`),
  );
  return [...new Set(bulky)]
    .filter((field) => !asked.has(field))
    .toSorted()
    .map((field) => {
      const [collectionGroup = '', fieldPath = ''] = field.split('/');
      return { collectionGroup, fieldPath, indexes: [] };
    });
}
