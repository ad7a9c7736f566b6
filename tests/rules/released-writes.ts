import { globSync, readFileSync } from 'node:fs';
import { inRoot, root } from '@agency/emulators/suite/paths';
import { decodeTimes, encodeTimes } from '../releases/json.ts';
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

/**
 * Kinds of write that earlier rules took and that no screen of any release ever made: no tab can be open that makes one. The
 * fixtures hold them, because those are made from the rules' own table.
 */
const neverMade: readonly string[] = [
  'the text of a blog post',
  'a new blog category',
  'a changed blog category',
];

const fileOf = (version: string): string => `tests/releases/${version}/browser-writes.json`;
const serverTime = 'server time';

function encode(this: unknown, key: string, value: unknown): unknown {
  return value === requestTime ? { $time: serverTime } : encodeTimes.call(this, key, value);
}

function decode(key: string, value: unknown): unknown {
  return Object(value).$time === serverTime ? requestTime : decodeTimes(key, value);
}

/** Every kind of write that a browser of this build makes. */
export function writesOfThisBuild(): Case[] {
  const steps = [...milestoneSteps, ...enquirySteps].filter(({ expected }) => expected === 'allowed');
  return [...Object.entries(browserWrites).flatMap(([kind, write]) => usualCases(kind, write)), ...steps];
}

/** The fixture of this version: where it lies in the repository, and its text. */
export function releasedWritesFile(version: string): { readonly path: string; readonly text: string } {
  const lines = writesOfThisBuild().map((each) => JSON.stringify(each, encode));
  return { path: fileOf(version), text: `[\n${lines.join(',\n')}\n]\n` };
}

const wasMade = ({ name }: Case): boolean => !neverMade.some((kind) => name.startsWith(`${kind},`));

/** All releases, the oldest first. */
export function releases(): Release[] {
  return globSync(fileOf('*'), { cwd: root })
    .map((path) => ({
      version: path.split(/[\\/]/).at(-2) ?? '',
      writes: JSON.parse(readFileSync(inRoot(path), 'utf8'), decode),
    }))
    .map(({ version, writes }) => ({ version, writes: writes.filter(wasMade) }))
    .toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
}
