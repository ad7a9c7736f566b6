import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { inData, isAlive } from './paths.ts';

/** Seeded pages to open at once. Paths, since the ports may differ next time. */
const samplesSchema = v.object({ trackingPath: v.string(), quotePath: v.string(), signedWith: v.string() });
export type Samples = v.InferOutput<typeof samplesSchema>;

/** What was entered in earlier runs, in a directory that this run alone writes to. */
export interface RunData {
  directory: string;
  mailboxFile: string;
  /** The export of the last run, if it is whole. */
  lastExport: () => string | undefined;
  /** Deletes all data entered so far. */
  remove: () => void;
  /** Replaces the last export once the new one is complete: a run killed meanwhile loses nothing. */
  replaceExport: (exportTo: (directory: string) => Promise<void>) => Promise<void>;
  readSamples: () => Samples | undefined;
  writeSamples: (samples: Samples) => void;
  /** Releases the directory for the next run. */
  release: () => void;
}

/**
 * Opens the data of this clone. While another run has them open, this one gets data of its own, by its port, so that
 * neither overwrites the other's.
 */
export function openData(hostingPort: number, base = inData()): RunData {
  const directory = isFree(base) ? base : join(base, `beside-${hostingPort}`);
  mkdirSync(directory, { recursive: true });
  const owner = ownerFile(directory);
  writeFileSync(owner, String(process.pid));
  const [exported, samples] = [join(directory, 'export'), join(directory, 'samples.json')];
  const mailboxFile = join(directory, 'mailbox.json');
  const readSamples = () => parseSamples(samples);
  return {
    directory,
    mailboxFile,
    lastExport: () => {
      const isWhole = existsSync(join(exported, 'firebase-export-metadata.json')) && readSamples();
      return isWhole ? exported : undefined;
    },
    remove: () => {
      for (const part of [exported, samples, mailboxFile]) rmSync(part, { recursive: true, force: true });
    },
    replaceExport: async (exportTo) => {
      const fresh = `${exported}.new`;
      rmSync(fresh, { recursive: true, force: true });
      await exportTo(fresh);
      rmSync(exported, { recursive: true, force: true });
      renameSync(fresh, exported);
    },
    readSamples,
    writeSamples: (made) => writeFileSync(samples, JSON.stringify(made, undefined, 2)),
    release: () => rmSync(owner, { force: true }),
  };
}

const ownerFile = (directory: string): string => join(directory, 'in-use-by');

function isFree(directory: string): boolean {
  const file = ownerFile(directory);
  if (!existsSync(file)) return true;
  const pid = Number(readFileSync(file, 'utf8'));
  return pid === process.pid || !isAlive(pid);
}

function parseSamples(file: string): Samples | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return v.parse(samplesSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
