import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { inData } from './paths.ts';

/** What the seed made that a person may want to open at once. Paths, since the ports may be others next time. */
const samplesSchema = v.object({ trackingPath: v.string(), quotePath: v.string(), signedWith: v.string() });
export type Samples = v.InferOutput<typeof samplesSchema>;

const exported = inData('export');
const samplesFile = inData('samples.json');
export const mailboxFile = inData('mailbox.json');

/** Forgets all that was entered so far. */
export function removeData(): void {
  rmSync(inData(), { recursive: true, force: true });
}

/** The export of the last run, if it is whole. */
export function lastExport(): string | undefined {
  const isWhole = existsSync(`${exported}/firebase-export-metadata.json`) && readSamples() !== undefined;
  return isWhole ? exported : undefined;
}

/** Exports beside the last one and only then takes its place: a run that is killed meanwhile loses nothing. */
export async function replaceExport(exportTo: (directory: string) => Promise<void>): Promise<void> {
  const fresh = inData('export.new');
  mkdirSync(inData(), { recursive: true });
  rmSync(fresh, { recursive: true, force: true });
  await exportTo(fresh);
  rmSync(exported, { recursive: true, force: true });
  renameSync(fresh, exported);
}

export function readSamples(): Samples | undefined {
  if (!existsSync(samplesFile)) return undefined;
  try {
    return v.parse(samplesSchema, JSON.parse(readFileSync(samplesFile, 'utf8')));
  } catch {
    return undefined;
  }
}

export function writeSamples(samples: Samples): void {
  mkdirSync(inData(), { recursive: true });
  writeFileSync(samplesFile, JSON.stringify(samples, undefined, 2));
}
