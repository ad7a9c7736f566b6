import type { Outcome } from './outcome.ts';

const SHOWN = 20;
const LONGEST_TITLE = 100;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1).padStart(8)} s`;

/** A title that fits on a line; where the test is stands at its end. */
const shortened = (title: string): string =>
  title.length <= LONGEST_TITLE ? title : `${title.slice(0, 59)}…${title.slice(-40)}`;

/** Where a run spent its time: the slowest twenty tests of each part, then the time of each part. */
export function timesOf(outcomes: readonly Outcome[]): string[] {
  const slowest = outcomes.flatMap(({ part, tests = [] }) => [
    ...(tests.length > 0 ? ['', `The slowest tests of ${part}:`] : []),
    ...tests
      .toSorted((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, SHOWN)
      .map(({ title, milliseconds }) => `${seconds(milliseconds)}  ${shortened(title)}`),
  ]);
  const parts = outcomes.map(
    ({ part, passed, milliseconds }) => `${seconds(milliseconds)}  ${part} (${passed})`,
  );
  return [...slowest, '', 'The time of each part:', ...parts];
}
