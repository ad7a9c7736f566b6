import { facesOf } from './fonts.ts';
import { type Run, runsOf } from './runs.ts';
import type { TextStyle } from './style.ts';

/** A run with its width in points. */
export interface MeasuredRun extends Run {
  readonly width: number;
}

/** Measures text as it will be drawn, and breaks it into lines. */
export interface Ruler {
  runs(line: string, style: TextStyle): readonly MeasuredRun[];
  width(line: string, style: TextStyle): number;
  /**
   * The lines of a text that are no wider than that, broken at spaces; only a word that is wider by itself breaks
   * within, without a hyphen, and only a letter that is wider, where its parts join. Several empty lines become one.
   */
  lines(text: string, style: TextStyle, width: number): readonly string[];
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function newRuler(document: PDFKit.PDFDocument): Ruler {
  const runs = (line: string, style: TextStyle): readonly MeasuredRun[] =>
    runsOf(line, style).map((run) => ({ ...run, width: widthOf(document, run, style) }));
  const width = (line: string, style: TextStyle): number =>
    runs(line, style).reduce((sum, run) => sum + run.width, 0);
  return {
    runs,
    width,
    lines: (text, style, limit) => {
      const measured = remembering((piece) => width(piece, style));
      return typedLines(text).flatMap((line) => brokenLine(line, measured, limit));
    },
  };
}

function widthOf(document: PDFKit.PDFDocument, { text, face }: Run, style: TextStyle): number {
  return document.font(face.name).fontSize(style.size).widthOfString(text, featuresOf(style, text));
}

/** Options of the PDF library: with any features, it shapes a run whole instead of word by word. */
export function featuresOf({ isTabular }: TextStyle, text: string): PDFKit.Mixins.TextOptions {
  if (isTabular) return { features: ['tnum'] };
  // Words of a run that goes from right to left must be turned round together.
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/.test(text) ? { features: [] } : {};
}

/** A letter with this many marks still keeps to its line; more of them would climb over the lines above. */
const marksInPlace = /(?<=\p{M}{3})\p{M}/gu;
/** What a mark stands on that has no letter. */
const ownCircle = '\u25CC';

/**
 * The lines as they were typed: accents composed, spaces of any kind plain, no two empty lines in a row, and no letter
 * under a pile of marks.
 */
function typedLines(text: string): readonly string[] {
  const lines = text
    .normalize('NFC')
    .replace(marksInPlace, (mark) => `${ownCircle}${mark}`)
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) =>
      line
        .replaceAll('\t', '    ')
        .replace(/(?!\u00A0)\p{Zs}/gu, ' ')
        .trimEnd(),
    );
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '');
}

function brokenLine(line: string, width: (piece: string) => number, limit: number): readonly string[] {
  const broken: string[] = [];
  let current = '';
  let used = 0;
  const add = (piece: string, isFollowing: boolean) => {
    const needed = width(piece.trimEnd());
    if (isFollowing && used + needed > limit) {
      broken.push(current.trimEnd());
      current = '';
      used = 0;
    }
    current += piece;
    used += needed + (piece.length - piece.trimEnd().length) * width(' ');
  };
  for (const word of line.match(/[^ ]+ *| +/g) ?? []) {
    if (width(word.trimEnd()) <= limit) add(word, current !== '');
    else for (const piece of piecesOf(word, width, limit)) add(piece, current !== '');
  }
  return [...broken, current.trimEnd()];
}

/** A word's letters with their marks; of what is joined without an end (emoji, syllables), the parts. */
function piecesOf(word: string, width: (piece: string) => number, limit: number): readonly string[] {
  return Array.from(letters.segment(word), ({ segment }) => segment).flatMap((segment) =>
    width(segment) <= limit ? [segment] : [...segment],
  );
}

function remembering(measure: (piece: string) => number): (piece: string) => number {
  const known = new Map<string, number>();
  return (piece) => {
    const width = known.get(piece) ?? measure(piece);
    known.set(piece, width);
    return width;
  };
}

/** From the top of a line to its baseline: the letters are in the middle of its height. */
export function baselineOf(style: TextStyle): number {
  const [{ ascent, descent }] = facesOf(style);
  return (style.size * (style.leading - (ascent - descent))) / 2 + style.size * ascent;
}
