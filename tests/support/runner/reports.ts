import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';
import type { Failure, TimedTest } from './outcome.ts';

export interface Counted {
  passed: number;
  failures: Failure[];
  /** Passed on a retry, with the first error. For parts with retries. */
  secondTries?: Failure[];
  /** Of parts that consist of tests. */
  tests?: TimedTest[];
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.optional(v.nullable(v.number())),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
});

/**
 * Counts Vitest's JSON report. A file that fails to load counts as failed, and so does a test that is skipped: it
 * proves nothing, and nobody would notice. One that passed on a retry keeps the first error.
 */
export function countVitest(report: unknown): Counted {
  const { testResults } = v.parse(vitestReport, report);
  const counted: Required<Counted> = { passed: 0, failures: [], secondTries: [], tests: [] };
  for (const file of testResults) {
    for (const test of file.assertionResults) {
      const messages = test.failureMessages ?? [];
      const report = {
        title: `${test.fullName} (${file.name})`,
        detail: messages.join('\n') || `It is ${test.status}.`,
      };
      counted.tests.push({
        title: `${test.fullName} (${basename(file.name)})`,
        milliseconds: test.duration ?? 0,
      });
      if (test.status !== 'passed') counted.failures.push(report);
      else {
        counted.passed += 1;
        if (messages.length > 0) counted.secondTries.push(report);
      }
    }
    const hasFailure = file.assertionResults.some((test) => test.status !== 'passed');
    if (file.status !== 'passed' && !hasFailure) {
      counted.failures.push({ title: file.name, detail: file.message || 'The file does not load.' });
    }
  }
  return counted;
}

const playwrightError = v.looseObject({ message: v.optional(v.string()), stack: v.optional(v.string()) });

const spec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      status: v.string(),
      results: v.array(v.object({ duration: v.number(), errors: v.optional(v.array(playwrightError), []) })),
    }),
  ),
});
type Suite = { title: string; specs: v.InferOutput<typeof spec>[]; suites?: Suite[] | undefined };
const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(spec),
  suites: v.optional(v.lazy(() => v.array(suite))),
});
const playwrightReport = v.object({
  suites: v.array(suite),
  errors: v.optional(v.array(playwrightError), []),
});

/** Counts Playwright's JSON report; what is skipped has not passed, and what it calls flaky has at the second try. */
export function countPlaywright(report: unknown): Counted {
  const { suites, errors } = v.parse(playwrightReport, report);
  const counted: Required<Counted> = { passed: 0, failures: [], secondTries: [], tests: [] };
  for (const error of errors) counted.failures.push({ title: 'Playwright', detail: textOf(error) });
  for (const one of suites) countSuite(one, [], counted);
  return counted;
}

function countSuite(one: Suite, above: readonly string[], counted: Required<Counted>): void {
  const titles = [...above, one.title];
  for (const { title, file, line, tests } of one.specs) {
    for (const test of tests) {
      const detail = test.results.flatMap(({ errors }) => errors.map(textOf)).join('\n');
      const report = {
        title: `${[...titles.slice(1), title].join(' › ')} (${file}:${line})`,
        detail: detail || `It is ${test.status}.`,
      };
      const milliseconds = test.results.reduce((sum, { duration }) => sum + duration, 0);
      counted.tests.push({ title: report.title, milliseconds });
      if (test.status === 'expected' || test.status === 'flaky') counted.passed += 1;
      if (test.status === 'flaky') counted.secondTries.push(report);
      else if (test.status !== 'expected') counted.failures.push(report);
    }
  }
  for (const below of one.suites ?? []) countSuite(below, titles, counted);
}

const textOf = ({ message, stack }: v.InferOutput<typeof playwrightError>): string => stack ?? message ?? '';

/** Reads a report and counts it; a runner that wrote none, or found nothing, has failed. */
export function readReport(file: string, count: (report: unknown) => Counted, output: string): Counted {
  if (!existsSync(file)) {
    return { passed: 0, failures: [{ title: 'The runner ended without a report', detail: output }] };
  }
  const counted = count(JSON.parse(readFileSync(file, 'utf8')));
  if (counted.passed + counted.failures.length > 0) return counted;
  return { passed: 0, failures: [{ title: 'No tests were found', detail: output }] };
}
