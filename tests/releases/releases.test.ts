import { parseDocument, parseInput } from '@agency/domain/shared/parse';
import type { GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { nextRelease, readSamples, releasedVersions, type Samples } from './files.ts';
import { askedSchemas, storedSchemas } from './samples.ts';

// Each folder is a release: a build meets its documents after a release or a roll-back, and requests from its open
// tabs. Never edit an old folder: a failure says whose documents or tabs a change locks out (CONTRIBUTING.md).

const versions = releasedVersions();

/** The samples that today's schema refuses, each with the reason. */
function refused(
  samples: Samples,
  schemas: Readonly<Record<string, GenericSchema>>,
  parse: (schema: GenericSchema, name: string, sample: unknown) => unknown,
): string[] {
  return Object.entries(samples).flatMap(([name, each]) => {
    // A collection of one kind may hold another one since; the first is the old one.
    const schema = schemas[name] ?? schemas[`${name} 0`];
    if (!schema) return [`${name}: nothing takes it any more`];
    return each.flatMap((sample) => {
      try {
        parse(schema, name, sample);
        return [];
      } catch (thrown) {
        return [`${name}: ${JSON.stringify(thrown)} ${JSON.stringify(sample)}`];
      }
    });
  });
}

/** Operations that have gone since, which no page of that release ever asked for: so no open tab misses them. */
const neverAsked: Readonly<Record<string, readonly string[]>> = {
  // It had no screen for invoices.
  '0.1.0': ['recordPayment', 'voidInvoice'],
};

const take = (schema: GenericSchema, _name: string, sample: unknown) => parseInput(schema, sample);
const read = (schema: GenericSchema, name: string, sample: unknown) =>
  parseDocument(schema, `${name}/one`, sample);

describe.each(versions)('release %s', (version) => {
  it('stored what this build reads', () => {
    expect(refused(readSamples(version, 'documents'), storedSchemas, read)).toEqual([]);
  });

  it('has tabs that ask what this build takes', () => {
    const gone = (neverAsked[version] ?? []).map((name) => `${name}: nothing takes it any more`);
    expect(refused(readSamples(version, 'inputs'), askedSchemas, take)).toEqual(gone);
  });
});

describe('the newest release (npm run release:writes)', () => {
  const newest = versions.at(-1) ?? '';

  it('has documents of everything that is stored, and all that can be asked', () => {
    expect(Object.keys(readSamples(newest, 'documents'))).toEqual(Object.keys(storedSchemas));
    expect(Object.keys(readSamples(newest, 'inputs'))).toEqual(Object.keys(askedSchemas));
  });

  it('is what this build reads in the documents of the next release', () => {
    const [plain, newer] = [readSamples(newest, 'documents'), readSamples(nextRelease, 'documents')];
    for (const [name, schema] of Object.entries(storedSchemas)) {
      const readAll = (samples: Samples) => samples[name]?.map((sample) => read(schema, name, sample));
      expect(readAll(newer), name).toEqual(readAll(plain));
    }
  });
});
