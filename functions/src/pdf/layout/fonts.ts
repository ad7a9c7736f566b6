import { readFileSync } from 'node:fs';
import { invariant } from '@agency/domain/shared/invariant';
import { create } from 'fontkit';
import { fontFiles } from '../../platform/fonts/font-files.ts';
import { fontPath } from '../../platform/fonts/font-path.ts';
import type { TextStyle } from './style.ts';
import { unwrapWoff } from './unwrap-woff.ts';

/** A font file as it is embedded, and which letters it has. */
export interface Face {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly letters: ReadonlySet<number>;
  /** How far letters reach above and below the baseline, in parts of the font's size. */
  readonly ascent: number;
  readonly descent: number;
}

/** Several fonts act as one: each letter is set in the first font that has it, so that no name loses a letter. */
const families = {
  body: ['Figtree', 'Figtree Extended', 'DejaVu'],
  heading: ['Bricolage', 'Bricolage Extended', 'DejaVu'],
} as const;

const opened = new Map<string, Face>();

/** The fonts of a style, the one that its lines are measured by first. Opened once per process. */
export function facesOf({
  family,
  weight,
}: Pick<TextStyle, 'family' | 'weight'>): readonly [Face, ...Face[]] {
  const [first, ...others] = families[family];
  return [face(first, weight), ...others.map((name) => face(name, weight))];
}

/** All of them. */
export function fontFaces(): readonly Face[] {
  return fontFiles.map(({ family, weight }) => face(family, weight));
}

function face(family: string, weight: number): Face {
  const name = `${family} ${weight}`;
  const known = opened.get(name) ?? open(name, family, weight);
  opened.set(name, known);
  return known;
}

function open(name: string, family: string, weight: number): Face {
  const font = fontFiles.find((file) => file.family === family && file.weight === weight);
  invariant(font !== undefined, `${name} has a file`);
  const file = readFileSync(fontPath(font.file));
  const bytes = font.file.endsWith('.woff') ? unwrapWoff(file) : file;
  const read = create(Buffer.from(bytes));
  invariant('characterSet' in read, `${name} is one font`);
  const { characterSet, unitsPerEm, ascent, descent } = read;
  return {
    name,
    bytes,
    letters: new Set(characterSet),
    ascent: ascent / unitsPerEm,
    descent: descent / unitsPerEm,
  };
}
