import { queries } from '@agency/domain/queries';
import { documentSchemas } from '@agency/domain/schemas';
import { collections } from '@agency/domain/shared/collections';
import { parseDocument, UnreadableRecord } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyDocument, findDocuments } from '../../functions/src/platform/firestore.ts';
import { silentLog } from '../../functions/src/platform/log.ts';
import { documentArbitrary, fieldsOf, validArbitrary } from '../support/arbitrary.ts';
import { makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('unreadable');
});
afterAll(() => world.close());

type Fields = Record<string, unknown>;

function valueAt(fields: Fields, path: string): unknown {
  return path.split('.').reduce<unknown>((value, part) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  }, fields);
}

/** Every field in this query's conditions and order. */
const askedBy = ({ where, orderBy }: QuerySpec) => [...where, ...orderBy].map(({ field }) => field);

const isThere = (value: unknown) => value != null && !(Array.isArray(value) && value.length === 0);

const samples = new Map<GenericSchema, Fields>();

/** The same one for every query of its collection: making it takes longer than asking. */
function sampleOf(schema: GenericSchema): Fields {
  const known = samples.get(schema);
  if (known) return known;
  const [made = {}] = fc.sample(documentArbitrary(schema), { numRuns: 1, seed: 7 });
  samples.set(schema, made);
  return made;
}

/** A document of this schema that has something in every field that the query looks at. */
function documentFor(schema: GenericSchema, spec: QuerySpec): Fields {
  const fields: Fields = { ...sampleOf(schema) };
  for (const path of askedBy(spec).filter((one) => !isThere(valueAt(fields, one)))) {
    const [name = '', ofData] = path.split('.');
    // The data of a mail have a shape for each template.
    fields[name] = name === 'data' ? { [ofData ?? '']: 'g' } : fieldWith(schema, path);
  }
  return fields;
}

function fieldWith(schema: GenericSchema, path: string): unknown {
  const [name = ''] = path.split('.');
  const field = fieldsOf(schema)[name];
  if (field === undefined) throw new Error(`The schema has a field '${name}'`);
  const values = fc.sample(validArbitrary(field), { numRuns: 100, seed: 7 });
  return values.find((value) => isThere(valueAt({ [name]: value }, path)));
}

/** Beyond every value of its type, on that side. */
function beyond(value: unknown, side: 'above' | 'below'): unknown {
  const isAbove = side === 'above';
  if (value instanceof Date) return new Date(isAbove ? '2100-01-01' : '1970-01-01');
  if (typeof value === 'number') return isAbove ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER;
  return isAbove ? '\u{10FFFF}' : '';
}

/** Values with which the query finds this document. */
function valuesFor(spec: QuerySpec, fields: Fields): unknown[] {
  return spec.where.map(({ field, op }) => {
    const value = valueAt(fields, field);
    if (op === 'in') return [value];
    if (op === 'array-contains') return Array.isArray(value) ? value[0] : value;
    if (op === '==') return value;
    return beyond(value, op.startsWith('<') ? 'above' : 'below');
  });
}

function isReadable(schema: GenericSchema, fields: Fields): boolean {
  try {
    parseDocument(schema, 'a/b', fields);
    return true;
  } catch (thrown) {
    if (thrown instanceof UnreadableRecord) return false;
    throw thrown;
  }
}

/** The same document, still matched by the query, with one field invalid by its schema. */
function broken(schema: GenericSchema, spec: QuerySpec, fields: Fields): Fields {
  const asked = askedBy(spec).map((field) => field.split('.')[0]);
  for (const field of Object.keys(fieldsOf(schema)).filter((one) => !asked.includes(one))) {
    const changed = { ...fields, [field]: ['not', 7] };
    if (!isReadable(schema, changed)) return changed;
  }
  throw new Error('The query looks at every field');
}

test.each(Object.entries<QuerySpec>(queries))(
  '%s finds the readable document beside an unreadable one, and says where that one is',
  async (name, spec) => {
    const [schema] = documentSchemas[spec.collection];
    if (schema === undefined) throw new Error(`'${spec.collection}' has a schema`);
    const parents =
      collections[spec.collection]
        .match(/\{/g)
        ?.slice(1)
        .map(() => name) ?? [];
    const good = documentFor(schema, spec);
    const folder = collections[spec.collection].split('/').slice(0, -1);
    const path = folder.map((part) => (part.startsWith('{') ? name : part)).join('/');
    const [goodRef, badRef] = ['1-good', '2-bad'].map((id) => world.deps.db.doc(`${path}/${id}`));
    if (!goodRef || !badRef) throw new Error('two');
    await goodRef.set(good);
    await badRef.set(broken(schema, spec, good));

    const said: unknown[] = [];
    const deps = {
      db: world.deps.db,
      log: { ...silentLog, error: (_: string, at = {}) => void said.push(at) },
    };
    const values = valuesFor(spec, good);
    const below = spec.group ? [] : parents;
    const found = await findDocuments(deps, schema, spec, values, below);
    const every: unknown[] = [];
    for await (const { id } of everyDocument(deps, schema, spec, values, below)) every.push(id);
    await Promise.all([goodRef.delete(), badRef.delete()]);

    expect(every).toEqual([goodRef.id]);
    // Where a query takes one document alone, that may be the one.
    if (spec.limit > 1) expect(found.map(({ id }) => id)).toEqual([goodRef.id]);
    expect(said).toContainEqual(expect.objectContaining({ path: badRef.path }));
  },
);
