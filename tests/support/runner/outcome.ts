import { stripVTControlCharacters } from 'node:util';

/** The result of one part of a test run. */
export interface Outcome {
  part: string;
  passed: number;
  failures: Failure[];
  /** Passed on a retry. */
  secondTries?: Failure[];
  /** Of parts that consist of tests. */
  tests?: TimedTest[];
  milliseconds: number;
}

export interface Failure {
  title: string;
  detail: string;
}

/** How long a test took, over all its tries. */
export interface TimedTest {
  title: string;
  milliseconds: number;
}

/** The lines of a failure worth reading; the rest is in the log. */
const DETAIL_LINES = 40;

export function printOutcome({ part, passed, failures, secondTries = [], milliseconds }: Outcome): void {
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  const failed = failures.length > 0 ? `, ${failures.length} failed` : '';
  console.log(`${failures.length > 0 ? '✗' : '✓'} ${part.padEnd(10)} ${passed} passed${failed} (${time})`);
  for (const failure of failures) printFailure('✗', failure);
  for (const failure of secondTries) printFailure('~ at the second try:', failure);
}

function printFailure(mark: string, { title, detail }: Failure): void {
  console.log(`\n  ${mark} ${title}`);
  // Stack lines in our own code are kept, those in the tools are not.
  const lines = stripVTControlCharacters(detail)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules/'));
  for (const line of lines.slice(0, DETAIL_LINES)) console.log(`    ${line}`);
  if (lines.length > DETAIL_LINES) console.log(`    … ${lines.length - DETAIL_LINES} more lines`);
  console.log('');
}

/** The line that a run closes with, and its exit code. */
export function closeRun(outcomes: readonly Outcome[]): number {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0);
  const late = outcomes.reduce((sum, outcome) => sum + (outcome.secondTries?.length ?? 0), 0);
  console.log(`\n${passed} passed${late > 0 ? ` (${late} at the second try)` : ''}, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

export async function timed(
  part: string,
  work: () => Promise<Omit<Outcome, 'part' | 'milliseconds'>>,
): Promise<Outcome> {
  const began = performance.now();
  const result = await work().catch((error: unknown) => ({
    passed: 0,
    failures: [
      { title: `${part} did not run`, detail: error instanceof Error ? error.message : String(error) },
    ],
  }));
  const outcome = { part, ...result, milliseconds: performance.now() - began };
  printOutcome(outcome);
  return outcome;
}
