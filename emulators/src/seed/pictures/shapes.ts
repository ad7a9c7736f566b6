import { colour } from './colours.ts';
import { widthOf, words } from './words.ts';

// The few shapes that drawn screens are made of. All return SVG text; x and y are the upper left corner.

export interface BoxStyle {
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  /** Radius of the corners. */
  readonly r?: number;
}

export function box(x: number, y: number, w: number, h: number, style: BoxStyle = {}): string {
  const { fill = 'none', line, width = 2, r = 0 } = style;
  const stroke = line === undefined ? '' : ` stroke="${line}" stroke-width="${width}"`;
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${stroke}/>`;
}

/** `x` and `y` are the middle. */
export function disc(
  x: number,
  y: number,
  r: number,
  { fill = 'none', line, width = 2 }: BoxStyle = {},
): string {
  const stroke = line === undefined ? '' : ` stroke="${line}" stroke-width="${width}"`;
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${stroke}/>`;
}

export interface StrokeStyle {
  readonly line?: string;
  readonly width?: number;
  readonly dash?: string;
  readonly fill?: string;
}

export function path(d: string, { line, width = 2, dash, fill = 'none' }: StrokeStyle = {}): string {
  const stroke =
    line === undefined
      ? ''
      : ` stroke="${line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${d}" fill="${fill}"${stroke}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
}

/** A straight line; the standard hairline by default. */
export function rule(x1: number, y1: number, x2: number, y2: number, style: StrokeStyle = {}): string {
  return path(`M${x1} ${y1}L${x2} ${y2}`, { line: colour.line, ...style });
}

/** Moves what is drawn, and may turn it. */
export function at(x: number, y: number, drawn: string, turn = 0): string {
  return `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}">${drawn}</g>`;
}

/** Shows only what is inside a box. `id` must be unique within the drawing. */
export function clip(id: string, shape: string, drawn: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${drawn}</g>`;
}

/** A tick inside a square of that size. */
export function tick(x: number, y: number, size: number, line: string = colour.ink): string {
  const at20 = (n: number) => (n * size) / 20;
  return path(`M${x + at20(3)} ${y + at20(11)}l${at20(5)} ${at20(5)}l${at20(9)} ${at20(-12)}`, {
    line,
    width: Math.max(3, size / 9),
  });
}

/** Words on a rounded ground, as wide as they are. */
export function pill(
  x: number,
  y: number,
  text: string,
  { fill = colour.chalk3, ink = colour.ink, size = 24 }: { fill?: string; ink?: string; size?: number } = {},
): string {
  const style = { size, face: 'strong', fill: ink } as const;
  const h = size * 1.75;
  const w = widthOf(text, style) + size * 1.4;
  return box(x, y, w, h, { fill, r: h / 2 }) + words(x + size * 0.7, y + h / 2 + size * 0.35, text, style);
}

/** A button: the only thing in gorse. */
export function button(x: number, y: number, w: number, text: string, { h = 72, size = 30 } = {}): string {
  return (
    box(x, y, w, h, { fill: colour.gorse, r: 10 }) +
    words(x + w / 2, y + h / 2 + size * 0.35, text, { size, face: 'strong', align: 'middle' })
  );
}

/** Lines that stand for a paragraph; the last is shorter. */
export function paragraph(
  x: number,
  y: number,
  w: number,
  lines: number,
  fill: string = colour.line,
): string {
  return Array.from({ length: lines }, (_, i) =>
    box(x, y + i * 34, i === lines - 1 ? w * 0.62 : w - (i % 3) * w * 0.04, 14, { fill, r: 7 }),
  ).join('');
}
