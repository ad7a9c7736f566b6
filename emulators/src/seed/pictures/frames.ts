import { contourPaths } from '@agency/domain/site/contour/contour-paths';
import { colour } from './colours.ts';
import { box, clip, disc } from './shapes.ts';
import { words } from './words.ts';

/** Covers are 16:10, wider than any place that shows them. */
export const canvas = { width: 1440, height: 900 } as const;

export type Ground = 'night' | 'chalk' | 'dusk';

const grounds = {
  night: { fill: colour.navy900, line: colour.navyLine, shade: colour.navy950 },
  dusk: { fill: colour.navy800, line: '#2c4c74', shade: colour.navy900 },
  chalk: { fill: colour.chalk2, line: '#d3cdbd', shade: '#dcd6c7' },
} as const;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly on: Ground;
}

/** A shadow with an edge, as paper on a table has at noon. */
function shade({ x, y, w, h, on }: Frame, r: number): string {
  return box(x + 14, y + 18, w, h, { fill: grounds[on].shade, r });
}

const chrome = 76;

/** A browser's window; the screen inside begins at 0, 0 and is `w` wide. */
export function browserWindow(frame: Frame & { readonly host: string }, screen: string): string {
  const { x, y, w, h, host } = frame;
  const r = 18;
  const outline = on(frame.on);
  return (
    shade(frame, r) +
    clip(
      `window-${x}-${y}`,
      box(x, y, w, h, { r }),
      box(x, y, w, h, { fill: colour.chalk }) +
        `<g transform="translate(${x} ${y + chrome})">${screen}</g>` +
        box(x, y, w, chrome, { fill: colour.chalk3 }) +
        [0, 1, 2].map((i) => disc(x + 38 + i * 30, y + chrome / 2, 8, { fill: '#c9c3b4' })).join('') +
        box(x + 150, y + 16, Math.min(560, w - 200), chrome - 32, { fill: colour.chalk, r: 22 }) +
        words(x + 178, y + 47, host, { size: 24, fill: colour.ink2 }),
    ) +
    box(x, y, w, h, { r, line: outline })
  );
}

const on = (ground: Ground): string => (ground === 'chalk' ? '#cfc8b8' : colour.navy950);

/** A phone; the screen inside begins at 0, 0 and is `w` wide. */
export function phone(frame: Frame, screen: string): string {
  const { x, y, w, h } = frame;
  const r = 56;
  const edge = 14;
  return (
    shade(frame, r) +
    box(x, y, w, h, { fill: colour.ink, r }) +
    clip(
      `phone-${x}-${y}`,
      box(x + edge, y + edge, w - 2 * edge, h - 2 * edge, { r: r - edge }),
      box(x, y, w, h, { fill: colour.chalk }) +
        `<g transform="translate(${x + edge} ${y + edge})">${screen}</g>`,
    ) +
    box(x + w / 2 - 52, y + 30, 104, 26, { fill: colour.ink, r: 13 })
  );
}

/** A sheet of paper. */
export function sheet(frame: Frame, drawn: string): string {
  const { x, y, w, h } = frame;
  return (
    shade(frame, 10) +
    box(x, y, w, h, { fill: colour.chalk, line: on(frame.on), r: 10 }) +
    clip(`sheet-${x}-${y}`, box(x, y, w, h, { r: 10 }), `<g transform="translate(${x} ${y})">${drawn}</g>`)
  );
}

/** The whole picture: its ground with the hillside of its own, and what is drawn on it. */
export function picture(ground: Ground, seed: string, drawn: string): string {
  const { width, height } = canvas;
  const { fill, line } = grounds[ground];
  const { lines, indexLines } = contourPaths(seed, { width, height, levels: 12, scale: 2 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    box(0, 0, width, height, { fill }) +
    `<g fill="none" stroke="${line}"><path d="${lines}" stroke-width="2"/><path d="${indexLines}" stroke-width="4"/></g>` +
    `${drawn}</svg>`
  );
}
