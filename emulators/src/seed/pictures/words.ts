import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font, type Glyph } from 'fontkit';
import { colour } from './colours.ts';

// Words as outlines: what is drawn must not depend on the fonts of the machine.

const files = {
  body: '@fontsource/figtree/files/figtree-latin-500-normal.woff',
  strong: '@fontsource/figtree/files/figtree-latin-700-normal.woff',
  head: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
} as const;

export type Face = keyof typeof files;
const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(files[face]))));
  if (!('layout' in font)) throw new Error(`${files[face]} holds several fonts`);
  opened.set(face, font);
  return font;
}

export interface WordStyle {
  readonly size?: number;
  readonly face?: Face;
  readonly fill?: string;
  /** Where `x` is in the words. */
  readonly align?: 'start' | 'middle' | 'end';
}

/** How wide words are, in units of the drawing. */
export function widthOf(text: string, { size = 30, face = 'body' }: WordStyle = {}): number {
  const font = fontOf(face);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

const share = { start: 0, middle: 0.5, end: 1 } as const;

/** Outlines in the font's own units: making one takes longer than placing it. */
const outlines = new Map<string, string>();

function outlineOf(face: Face, glyph: Glyph): string {
  const key = `${face} ${glyph.id}`;
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const outline = glyph.path.toSVG();
  outlines.set(key, outline);
  return outline;
}

/** One line of words; `y` is its baseline. */
export function words(x: number, y: number, text: string, style: WordStyle = {}): string {
  const { size = 30, face = 'body', fill = colour.ink, align = 'start' } = style;
  const font = fontOf(face);
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = size / font.unitsPerEm;
  const left = x - advanceWidth * scale * share[align];
  let pen = 0;
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const outline = outlineOf(face, glyph);
    const from = pen + xOffset;
    pen += xAdvance;
    return outline === '' ? '' : `<path transform="translate(${from})" d="${outline}"/>`;
  });
  return `<g transform="translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" fill="${fill}">${letters.join('')}</g>`;
}
