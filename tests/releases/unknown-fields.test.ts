import { parseDocument } from '@agency/domain/shared/parse';
import { isNode, type SchemaNode, withUnknown } from '@agency/domain/shared/unknown-fields';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { documentArbitrary } from '../support/arbitrary.ts';
import { fromNextRelease, plant } from './plant.ts';
import { storedSchemas } from './samples.ts';

// A release, and a roll-back, lose nothing: what a newer build added is left out on reading and kept on writing.

describe.each(Object.entries(storedSchemas))('%s', (name, schema) => {
  const planted = fc
    .tuple(documentArbitrary(schema), fc.infiniteStream(fc.boolean()))
    .map(([plain, chance]) => ({
      plain,
      newer: plant(schema, plain, () => (chance.next().value === true ? { words: ['later'] } : undefined)),
    }));
  const path = `${name}/one`;

  it('is read as if the fields of a newer build were not there', () => {
    const check = ({ plain, newer }: { plain: unknown; newer: unknown }) => {
      expect(parseDocument(schema, path, newer)).toEqual(parseDocument(schema, path, plain));
    };
    fc.assert(fc.property(planted, check), { numRuns: 30 });
  });

  it('keeps them when it is written back as it was read', () => {
    const check = ({ newer }: { newer: unknown }) => {
      const { id: _id, ...read } = parseDocument(schema, path, newer);
      expect(withUnknown(schema, newer, read)).toEqual(newer);
    };
    fc.assert(fc.property(planted, check), { numRuns: 30 });
  });

  it('is written strictly all the same', () => {
    const check = (plain: Record<string, unknown>) => {
      expect(v.is(schema, { ...plain, [fromNextRelease]: 1 })).toBe(false);
    };
    fc.assert(fc.property(documentArbitrary(schema), check), { numRuns: 3 });
  });
});

/** What the walk over a schema looks into (`shared/unknown-fields.ts`). */
const walked = new Set([
  'strict_object',
  'array',
  'record',
  'nullable',
  'optional',
  'exact_optional',
  'variant',
]);

/** Kinds of schemas in which a field could hide from the walk. */
function hiding(schema: SchemaNode): string[] {
  const { type, entries = {}, item, value, wrapped, options = [] } = schema;
  const inner = [...Object.values(entries), item, value, wrapped, ...options].filter(isNode);
  const isHiding = inner.some(({ entries: fields }) => fields !== undefined) && !walked.has(type);
  return [...(isHiding ? [type] : []), ...inner.flatMap(hiding)];
}

it('nothing that is stored has a shape that the walk does not look into', () => {
  expect(Object.values(storedSchemas).flatMap(hiding)).toEqual([]);
});

it('a union of objects would be noticed', () => {
  const either = v.union([v.strictObject({ a: v.string() }), v.strictObject({ b: v.string() })]);
  expect(hiding(v.strictObject({ either: v.nullable(either) }))).toEqual(['union']);
});
