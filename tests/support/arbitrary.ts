import { projectId, quoteId } from '@agency/domain/operations/ids';
import { contentArbitrary } from '@agency/domain/quote/arbitrary-content';
import { offerableContent } from '@agency/domain/quote/content';
import fc from 'fast-check';
import * as v from 'valibot';

/** The common properties of valibot's schemas and actions; narrowed by `type` below. */
interface Node {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
}
type Schema = v.GenericSchema;

function has<TKey extends string>(node: object, key: TKey): node is { readonly [key in TKey]: unknown } {
  return key in node;
}

function pipeOf(schema: object): readonly Node[] {
  // A piped schema carries its steps; valibot types them per schema, and all of them are nodes.
  const steps = has(schema, 'pipe') ? (schema.pipe as readonly Node[]) : [];
  // A pipe may begin with a piped schema.
  return steps.flatMap((step) => (step !== schema && has(step, 'pipe') ? pipeOf(step) : [step]));
}

/** The number that a step of this type demands, or undefined. */
export function requirementOf(schema: Schema, type: string): number | undefined {
  const found = pipeOf(schema).find((step) => step.type === type)?.requirement;
  return typeof found === 'number' ? found : undefined;
}

/** The schemas of a strict object's fields. */
export function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  if (!has(schema, 'entries')) throw new Error(`'${schema.type}' has no fields`);
  // Entries of an object schema are schemas by valibot's own construction.
  return schema.entries as Readonly<Record<string, Schema>>;
}

function part<T>(schema: Schema, key: string): T {
  if (!has(schema, key)) throw new Error(`a '${schema.type}' schema has '${key}'`);
  // Only called for schema types whose part is of this type by valibot's own definition.
  return schema[key] as T;
}

/** The schema of a list's items. */
export const itemOf = (schema: Schema): Schema => part<Schema>(schema, 'item');

/** Characters that trip up careless rules and regular expressions. */
const letters = fc.constantFrom(
  ...'abz AZ09.,;:!?\'"`<>&/\\%_-+=()[]{}|~@#$^*£éßŁñ中文—…',
  '😀',
  '\u{10FFFF}',
);

function stringArbitrary(schema: Schema): fc.Arbitrary<string> {
  const steps = pipeOf(schema);
  if (steps.some((step) => step.type === 'url')) {
    return fc.constantFrom('https://example.com', 'https://downland.example/a?b=c');
  }
  const pattern = steps.find((step) => step.type === 'regex')?.requirement;
  if (pattern instanceof RegExp) return fc.stringMatching(pattern);
  const least = requirementOf(schema, 'min_length') ?? 0;
  const most = Math.min(requirementOf(schema, 'max_length') ?? 40, 80);
  return fc.string({ unit: letters, minLength: least, maxLength: most, size: 'medium' });
}

function numberArbitrary(schema: Schema): fc.Arbitrary<number> {
  const min = requirementOf(schema, 'min_value') ?? -1_000_000;
  const max = requirementOf(schema, 'max_value') ?? 1_000_000;
  if (pipeOf(schema).some((step) => step.type === 'integer')) return fc.integer({ min, max });
  return fc
    .integer({ min: Math.ceil(min * 1000), max: Math.floor(max * 1000) })
    .map((thousandths) => thousandths / 1000);
}

function objectArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(fieldsOf(schema));
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, validArbitrary(field)])), {
    requiredKeys: fields.filter(([, field]) => !/optional$/.test(field.type)).map(([name]) => name),
  });
}

function inputArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return stringArbitrary(schema);
    case 'number':
      return numberArbitrary(schema);
    case 'boolean':
      return fc.boolean();
    case 'date':
      return fc.date({
        min: new Date('2020-01-01T00:00:00Z'),
        max: new Date('2040-01-01T00:00:00Z'),
        noInvalidDate: true,
      });
    case 'null':
      return fc.constant(null);
    case 'unknown':
      return fc.constantFrom('text', 1, true, null);
    case 'literal':
      return fc.constant(part<unknown>(schema, 'literal'));
    case 'picklist':
      return fc.constantFrom(...part<readonly unknown[]>(schema, 'options'));
    case 'nullable':
      return fc.option(validArbitrary(part<Schema>(schema, 'wrapped')), { nil: null });
    case 'optional':
    case 'exact_optional':
      return validArbitrary(part<Schema>(schema, 'wrapped'));
    case 'union':
    case 'variant':
      return fc.oneof(...part<readonly Schema[]>(schema, 'options').map(validArbitrary));
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), validArbitrary(part<Schema>(schema, 'value')), {
        maxKeys: 4,
      });
    case 'array':
      return fc.array(validArbitrary(itemOf(schema)), {
        minLength: requirementOf(schema, 'min_length') ?? 0,
        maxLength: Math.min(requirementOf(schema, 'max_length') ?? 4, 4),
      });
    case 'strict_object':
      return objectArbitrary(schema);
    default:
      throw new Error(`Teach the generator valibot's '${schema.type}'`);
  }
}

/** Cases that chance would not find. */
const known = new Map<Schema, fc.Arbitrary<unknown>>([
  [quoteId, fc.constant('Q-7K3M9P')],
  [projectId, fc.constant('P-7V4BQK')],
  [offerableContent, contentArbitrary],
]);

/** Values valid by the schema, as it returns them (trimmed, lower case and so on). */
export function validArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  const byHand = known.get(schema);
  if (byHand) return byHand;
  return inputArbitrary(schema)
    .filter((value) => v.is(schema, value) && v.is(schema, v.parse(schema, value)))
    .map((value) => v.parse(schema, value));
}

/** Documents valid by the schema: `validArbitrary` for a schema of an object. */
export function documentArbitrary(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  // Only object schemas have fields, and these return records.
  fieldsOf(schema);
  return validArbitrary(schema) as fc.Arbitrary<Record<string, unknown>>;
}
