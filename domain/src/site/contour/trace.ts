export type Point = readonly [x: number, y: number];
type Segment = readonly [Point, Point];

/** Sides of a grid cell that a level crosses, per case of marching squares (0 top, 1 right, 2 bottom, 3 left). */
const CASES: ReadonlyArray<ReadonlyArray<readonly [number, number]>> = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[0, 1]],
  [
    [3, 0],
    [2, 1],
  ],
  [[0, 2]],
  [[3, 0]],
  [[3, 0]],
  [[0, 2]],
  [
    [3, 2],
    [0, 1],
  ],
  [[0, 1]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
];

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly at: (column: number, row: number) => number;
}

function cellSegments(grid: Grid, c: number, r: number, level: number): Segment[] {
  const tl = grid.at(c, r);
  const tr = grid.at(c + 1, r);
  const br = grid.at(c + 1, r + 1);
  const bl = grid.at(c, r + 1);
  const index = (tl > level ? 8 : 0) | (tr > level ? 4 : 0) | (br > level ? 2 : 0) | (bl > level ? 1 : 0);
  const share = (a: number, b: number): number => (level - a) / (b - a);
  const side = (n: number): Point => {
    if (n === 0) return [c + share(tl, tr), r];
    if (n === 1) return [c + 1, r + share(tr, br)];
    if (n === 2) return [c + share(bl, br), r + 1];
    return [c, r + share(tl, bl)];
  };
  return (CASES[index] ?? []).map(([from, to]) => [side(from), side(to)]);
}

const key = ([x, y]: Point): string => `${x.toFixed(4)},${y.toFixed(4)}`;

/** Joins loose segments end to end into as few lines as possible. */
function join(segments: readonly Segment[]): Point[][] {
  const touching = new Map<string, number[]>();
  segments.forEach((segment, i) => {
    for (const end of segment) touching.set(key(end), [...(touching.get(key(end)) ?? []), i]);
  });
  const used = new Set<number>();
  const grow = (line: Point[], tip: Point): void => {
    let at: Point | undefined = tip;
    while (at) {
      const here: Point = at;
      const next: number | undefined = touching.get(key(here))?.find((i) => !used.has(i));
      const segment: Segment | undefined = next === undefined ? undefined : segments[next];
      if (next === undefined || !segment) return;
      used.add(next);
      at = key(segment[0]) === key(here) ? segment[1] : segment[0];
      line.push(at);
    }
  };
  const lines: Point[][] = [];
  segments.forEach(([a, b], i) => {
    if (used.has(i)) return;
    used.add(i);
    const forward: Point[] = [b];
    grow(forward, b);
    const backward: Point[] = [a];
    grow(backward, a);
    lines.push([...backward.reverse(), ...forward]);
  });
  return lines;
}

/** The lines of one height, in grid units. */
export function traceLevel(grid: Grid, level: number): Point[][] {
  const segments: Segment[] = [];
  for (let r = 0; r < grid.rows; r += 1) {
    for (let c = 0; c < grid.columns; c += 1) segments.push(...cellSegments(grid, c, r, level));
  }
  return join(segments);
}

function distance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(px - ax, py - ay);
  return Math.abs(dy * px - dx * py + bx * ay - by * ax) / length;
}

/** Douglas and Peucker: drops points that stay within the tolerance of the line. */
export function simplify(line: readonly Point[], tolerance: number): readonly Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (line.length < 3 || !first || !last) return line;
  let worst = 0;
  let at = 0;
  line.forEach((point, i) => {
    const d = distance(point, first, last);
    if (d > worst) {
      worst = d;
      at = i;
    }
  });
  if (worst <= tolerance) return [first, last];
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}
