import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, root } from '@agency/emulators/suite/paths';
import { decodeTimes, encodeTimes } from './json.ts';
import { plant } from './plant.ts';
import { documentsOfThisBuild, inputsOfThisBuild, storedSchemas } from './samples.ts';

/** What a release stored or was asked: some samples each, by the name of the schema. */
export type Samples = Readonly<Record<string, readonly unknown[]>>;

/** The documents of a build after this one: with fields that this one does not know. */
export const nextRelease = 'next';

type Kind = 'documents' | 'inputs';
const fileOf = (version: string, kind: Kind): string => `tests/releases/${version}/${kind}.json`;

function write(
  version: string,
  kind: Kind,
  samples: Iterable<readonly [string, readonly unknown[]]>,
): string {
  const path = fileOf(version, kind);
  mkdirSync(dirname(inRoot(path)), { recursive: true });
  const lines = [...samples].map(
    ([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each, encodeTimes)}`,
  );
  writeFileSync(inRoot(path), `{\n${lines.join(',\n')}\n}\n`);
  return path;
}

/** Records what this version stores and is sent, and what the next one may store; returns the files. */
export function writeSamples(version: string): string[] {
  const documents = documentsOfThisBuild();
  const newer = documents.map(([name, samples]) => {
    const schema = storedSchemas[name];
    return [name, schema ? samples.map((sample) => plant(schema, sample)) : []] as const;
  });
  return [
    write(version, 'documents', documents),
    write(version, 'inputs', inputsOfThisBuild()),
    write(nextRelease, 'documents', newer),
  ];
}

export function readSamples(version: string, kind: Kind): Samples {
  return JSON.parse(readFileSync(inRoot(fileOf(version, kind)), 'utf8'), decodeTimes);
}

/** All releases, the oldest first. */
export function releasedVersions(): string[] {
  return globSync(fileOf('*', 'inputs'), { cwd: root })
    .map((path) => path.split(/[\\/]/).at(-2) ?? '')
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
