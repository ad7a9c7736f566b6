import { claimsDecision } from '@agency/domain/access/schema';
import { contentArbitrary } from '@agency/domain/quote/arbitrary-content';
import { offer, quoteVersion } from '@agency/domain/quote/schema';
import { documentSchemas } from '@agency/domain/schemas';
import { parseDocument } from '@agency/domain/shared/parse';
import { withUnknown } from '@agency/domain/shared/unknown-fields';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { documentArbitrary, fieldsOf, validArbitrary } from '../support/arbitrary.ts';
import { fromNextRelease, plant } from './plant.ts';

// A release, and a roll-back, lose nothing: what a newer build added is left out on reading and kept on writing.

/** Content that can be promised is no matter of chance: it comes from the quote's own generator. */
function documentsOf(schema: v.GenericSchema): fc.Arbitrary<Record<string, unknown>> {
  if (schema !== quoteVersion) return documentArbitrary(schema);
  const { content: _content, ...others } = fieldsOf(offer);
  const rest = [...Object.entries(others), ...Object.entries(fieldsOf(quoteVersion)).slice(-3)];
  return fc
    .record(Object.fromEntries(rest.map(([name, field]) => [name, validArbitrary(field)])))
    .chain((fields) => contentArbitrary.map((content) => ({ ...fields, content })));
}

const everySchema = [
  ...Object.entries(documentSchemas).flatMap(([name, schemas]) =>
    schemas.map((schema, index) => [schemas.length > 1 ? `${name} ${index}` : name, schema] as const),
  ),
  ['locks of claims', claimsDecision] as const,
];

describe.each(everySchema)('%s', (name, schema) => {
  const planted = fc.tuple(documentsOf(schema), fc.infiniteStream(fc.boolean())).map(([plain, chance]) => ({
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
    fc.assert(fc.property(documentsOf(schema), check), { numRuns: 3 });
  });
});
