import { hashSeed, relief } from './noise.ts';
import { type Point, simplify, traceLevel } from './trace.ts';

export interface ContourOptions {
  /** Size of the drawing in its own units. */
  readonly width?: number;
  readonly height?: number;
  /** Number of heights drawn. */
  readonly levels?: number;
  /** How much country is seen: larger shows more hills. */
  readonly scale?: number;
}

export interface ContourPaths {
  readonly viewBox: string;
  /** Ordinary lines as one SVG path. */
  readonly lines: string;
  /** Every fourth line, drawn heavier as on a map. */
  readonly indexLines: string;
}

const DEFAULTS = { width: 1200, height: 600, levels: 11, scale: 2.2 } as const;
const CELLS = 56;
/** Shorter lines would look like specks; as a share of the width. */
const SHORTEST_LINE = 0.22;
/** How far a point may lie off its line to be left out, in units of the drawing: the curves between hide more. */
const tolerance = 2.2;

function lineLength(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], i) => {
    const before = line[i - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0;
  }, 0);
}

/** Numbers as SVG reads them, with a space only where one would run into the next. */
const joined = (numbers: readonly number[]): string => numbers.join(' ').replaceAll(' -', '-');

/**
 * A smooth path through the midpoints in whole, relative units. Each control point is the one before, mirrored in the
 * midpoint between them, so only the first one is written and the rest are `t`: half the numbers. Midpoints are rounded
 * from where the control point really came to lie, so that roundings don't add up.
 */
function toPath(line: readonly Point[]): string {
  const [start, first, ...others] = line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  if (!start || !first) return '';
  let control = first;
  let at = start;
  const steps: number[] = [];
  others.forEach(([x, y], i) => {
    const isLast = i === others.length - 1;
    const end: Point = isLast ? [x, y] : [Math.round((control[0] + x) / 2), Math.round((control[1] + y) / 2)];
    steps.push(end[0] - at[0], end[1] - at[1]);
    control = [2 * end[0] - control[0], 2 * end[1] - control[1]];
    at = end;
  });
  const moved = `M${joined(start)}`;
  const toFirst = [first[0] - start[0], first[1] - start[1]];
  if (steps.length === 0) return `${moved}l${joined(toFirst)}`;
  const [curve, rest] = [steps.slice(0, 2), steps.slice(2)];
  return `${moved}q${joined([...toFirst, ...curve])}${rest.length === 0 ? '' : `t${joined(rest)}`}`;
}

/** Contour lines of an invented hillside. Pure: the same seed and options give the same text. */
export function contourPaths(seed: string, options: ContourOptions = {}): ContourPaths {
  const { width, height, levels, scale } = { ...DEFAULTS, ...options };
  const number = hashSeed(seed);
  const columns = CELLS;
  const rows = Math.max(8, Math.round((CELLS * height) / width));
  const cell = width / columns;
  const origin = number % 997;
  const values = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => {
    const c = i % (columns + 1);
    const r = Math.floor(i / (columns + 1));
    return relief(origin + (c / columns) * scale, origin / 3 + (r / columns) * scale, number);
  });
  const low = Math.min(...values);
  const high = Math.max(...values);
  const at = (c: number, r: number): number => values[r * (columns + 1) + c] ?? low;
  let lines = '';
  let indexLines = '';
  for (let i = 1; i <= levels; i += 1) {
    // Slightly off the round value, so that no lattice point lies exactly on the line.
    const level = low + ((high - low) * (i - 0.4999)) / levels;
    const path = traceLevel({ columns, rows, at }, level)
      .map((line) => line.map(([x, y]): Point => [x * cell, y * cell]))
      .filter((line) => lineLength(line) > SHORTEST_LINE * width)
      .map((line) => toPath(simplify(line, tolerance)))
      .join('');
    if (i % 4 === 0) indexLines += path;
    else lines += path;
  }
  return { viewBox: `0 0 ${width} ${height}`, lines, indexLines };
}
