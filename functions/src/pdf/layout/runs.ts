import bidiFactory from 'bidi-js';
import { type Face, facesOf } from './fonts.ts';
import type { TextStyle } from './style.ts';

/** A part of a line in one font and one direction, as it is drawn from left to right. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}

const bidi = bidiFactory();

/** Letters that are written from right to left, and marks that say so. */
const rightToLeft = /[\u0590-\u08FF\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** What is never drawn; but joiners shape the letters beside them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const joiner = /[\u200C\u200D]/;
/** Stands for what none of our fonts has: Chinese, say. */
const missing = '□';

interface LeveledRun extends Run {
  /** Its depth in the bidirectional algorithm; odd where it is read from right to left. */
  readonly level: number;
}

/** A line's parts in the order in which they are seen. */
export function runsOf(line: string, style: TextStyle): readonly Run[] {
  const levels = rightToLeft.test(line) ? bidi.getEmbeddingLevels(line).levels : null;
  const [first] = facesOf(style);
  if (levels === null && hasAll(first, line)) return line === '' ? [] : [{ text: line, face: first }];
  const runs: LeveledRun[] = [];
  let index = 0;
  for (const letter of line) {
    const level = levels?.[index] ?? 0;
    index += letter.length;
    const placed = glyphOf(level % 2 === 1 ? bidi.getMirroredCharacter(letter) || letter : letter, style);
    if (placed === null) continue;
    const last = runs.at(-1);
    if (last && last.face === placed.face && last.level === level) {
      runs[runs.length - 1] = { ...last, text: last.text + placed.text };
    } else runs.push({ ...placed, level });
  }
  return levels === null ? runs : inVisualOrder(runs);
}

/** Most lines are in one font. */
function hasAll({ letters }: Face, line: string): boolean {
  for (const letter of line)
    if (!letters.has(letter.codePointAt(0) ?? 0) || invisible.test(letter)) return false;
  return true;
}

/** The letter in the first font that has it, a box if none has; null for what is not drawn. */
function glyphOf(letter: string, style: TextStyle): Run | null {
  const faces = facesOf(style);
  const has = (wanted: string) => faces.find(({ letters }) => letters.has(wanted.codePointAt(0) ?? 0));
  const isHidden = invisible.test(letter) && !joiner.test(letter);
  if (isHidden) return null;
  const face = has(letter);
  if (face) return { text: letter, face };
  return invisible.test(letter) ? null : { text: missing, face: has(missing) ?? faces[0] };
}

/** Rule L2 of the Unicode Bidirectional Algorithm, on whole runs: within one, the font turns the letters round. */
function inVisualOrder(runs: readonly LeveledRun[]): readonly Run[] {
  let order = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const next: LeveledRun[] = [];
    let turned: LeveledRun[] = [];
    for (const run of order) {
      if (run.level >= level) turned.unshift(run);
      else {
        next.push(...turned, run);
        turned = [];
      }
    }
    order = [...next, ...turned];
  }
  return order;
}
