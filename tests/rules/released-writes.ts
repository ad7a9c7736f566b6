import { globSync, readFileSync } from 'node:fs';
import { inRoot, root } from '@agency/emulators/suite/paths';
import { requestTime } from './ask.ts';
import { enquirySteps } from './attacks/enquiries.ts';
import { milestoneSteps } from './attacks/milestones.ts';
import { browserWrites } from './browser-writes.ts';
import type { Case } from './world.ts';
import { usualCases } from './write-cases.ts';

/** What the browsers of one release write, each with the document that it changes. */
export interface Release {
  readonly version: string;
  readonly writes: readonly Case[];
}

const fileOf = (version: string): string => `tests/releases/${version}/browser-writes.json`;
const serverTime = 'server time';

/** JSON has no times: each stands as `{ "$time": … }`. */
function encode(this: unknown, key: string, value: unknown): unknown {
  // A date has turned into text before the replacer sees it; the map that holds it still has it.
  const raw: unknown = Object(this)[key];
  if (raw instanceof Date) return { $time: raw.toISOString() };
  return value === requestTime ? { $time: serverTime } : value;
}

function decode(_key: string, value: unknown): unknown {
  const time: unknown = Object(value).$time;
  if (typeof time !== 'string') return value;
  return time === serverTime ? requestTime : new Date(time);
}

/** Every kind of write that a browser of this build makes. */
export function writesOfThisBuild(): Case[] {
  const steps = [...milestoneSteps, ...enquirySteps].filter(({ expected }) => expected === 'allowed');
  return [...Object.entries(browserWrites).flatMap(([kind, write]) => usualCases(kind, write)), ...steps];
}

/** The fixture of the version that stands in package.json: where it lies in the repository, and its text. */
export function releasedWritesFile(): { readonly path: string; readonly text: string } {
  const { version }: { version: string } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const lines = writesOfThisBuild().map((each) => JSON.stringify(each, encode));
  return { path: fileOf(version), text: `[\n${lines.join(',\n')}\n]\n` };
}

/** All releases, the oldest first. */
export function releases(): Release[] {
  return globSync(fileOf('*'), { cwd: root })
    .map((path) => ({
      version: path.split(/[\\/]/).at(-2) ?? '',
      writes: JSON.parse(readFileSync(inRoot(path), 'utf8'), decode),
    }))
    .toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
}
