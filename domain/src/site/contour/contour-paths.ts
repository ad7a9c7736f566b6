import { hashSeed, relief } from './noise.ts';
import { type Point, simplify, traceLevel } from './trace.ts';

export interface ContourOptions {
  /** Size of the drawing in its own units. */
  readonly width?: number;
  readonly height?: number;
  /** Number of heights drawn. */
  readonly levels?: number;
  /** How much of the country is seen: larger shows more hills, smaller lines fewer. */
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
/** Shorter lines read as specks; as a share of the width. */
const SHORTEST_LINE = 0.22;

function lineLength(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], i) => {
    const before = line[i - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0;
  }, 0);
}

/** A smooth path through the midpoints: quadratic curves in whole, relative units keep it to a few kB. */
function toPath(line: readonly Point[]): string {
  let px = 0;
  let py = 0;
  const step = (x: number, y: number): string =>
    `${Math.round(x) - px}${Math.round(y) - py < 0 ? '' : ' '}${Math.round(y) - py}`;
  const move = (x: number, y: number): void => {
    px = Math.round(x);
    py = Math.round(y);
  };
  const [start, ...rest] = line;
  const end = rest.pop();
  if (!start || !end) return '';
  move(start[0], start[1]);
  let path = `M${px} ${py}`;
  rest.forEach(([x, y], i) => {
    const next = rest[i + 1] ?? end;
    const mx = i === rest.length - 1 ? end[0] : (x + next[0]) / 2;
    const my = i === rest.length - 1 ? end[1] : (y + next[1]) / 2;
    path += `q${step(x, y)} ${step(mx, my)}`;
    move(mx, my);
  });
  return rest.length ? path : `${path}l${step(end[0], end[1])}`;
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
    // A hair off the round value keeps lattice points from lying exactly on the line.
    const level = low + ((high - low) * (i - 0.4999)) / levels;
    const path = traceLevel({ columns, rows, at }, level)
      .map((line) => line.map(([x, y]): Point => [x * cell, y * cell]))
      .filter((line) => lineLength(line) > SHORTEST_LINE * width)
      .map((line) => toPath(simplify(line, 0.9)))
      .join('');
    if (i % 4 === 0) indexLines += path;
    else lines += path;
  }
  return { viewBox: `0 0 ${width} ${height}`, lines, indexLines };
}
