import { writeFileSync } from 'node:fs';

export interface Result {
  readonly name: string;
  /** The target, in words ('≤ 27'); null where the figure is only for comparison. */
  readonly target: string | null;
  readonly measured: number;
  readonly unit: string;
  /** Also true where there is no target. */
  readonly pass: boolean;
}

interface Measure {
  readonly name: string;
  readonly measured: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

const rounded = (value: number) => Number(value.toPrecision(4));

export function resultOf({ name, measured, unit, atMost, atLeast }: Measure): Result {
  const value = rounded(measured);
  if (atMost !== undefined)
    return { name, target: `≤ ${atMost}`, measured: value, unit, pass: value <= atMost };
  if (atLeast !== undefined) {
    return { name, target: `≥ ${atLeast}`, measured: value, unit, pass: value >= atLeast };
  }
  return { name, target: null, measured: value, unit, pass: true };
}

export function printTable(results: readonly Result[]): void {
  const rows = results.map(({ name, target, measured, unit, pass }) => [
    pass ? (target ? '✓' : ' ') : '✗',
    name,
    `${measured} ${unit}`,
    target ? `${target} ${unit}` : '',
  ]);
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

/** Rows of equal figures, each column as wide as expected. */
export function printRows(rows: readonly Readonly<Record<string, string | number>>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => shown(row[name] ?? '')))];
  const widths = names.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  for (const row of cells) {
    console.log(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    );
  }
}

const shown = (value: string | number) => (typeof value === 'number' ? value.toFixed(1) : value);

/** `besides`: figures without a target of their own, such as those of each page. */
export function writeResults(file: string, results: readonly Result[], besides: object = {}): void {
  writeFileSync(file, `${JSON.stringify({ results, ...besides }, null, 2)}\n`);
}

/** The value that this share of all does not exceed: 0.5 for the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}
