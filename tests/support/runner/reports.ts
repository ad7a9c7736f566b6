import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Failure } from './outcome.ts';

export interface Counted {
  passed: number;
  failures: Failure[];
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
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
});

/**
 * Counts Vitest's JSON report. A file that fails to load counts as failed, and so does a test that is skipped: it
 * proves nothing, and nobody would notice.
 */
export function countVitest(report: unknown): Counted {
  const { testResults } = v.parse(vitestReport, report);
  const counted: Counted = { passed: 0, failures: [] };
  for (const file of testResults) {
    for (const test of file.assertionResults) {
      if (test.status === 'passed') counted.passed += 1;
      else {
        const detail = test.failureMessages?.join('\n') || `It is ${test.status}.`;
        counted.failures.push({ title: `${test.fullName} (${file.name})`, detail });
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
      results: v.array(v.object({ errors: v.optional(v.array(playwrightError), []) })),
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

/** Counts Playwright's JSON report; what is flaky or skipped has not passed. */
export function countPlaywright(report: unknown): Counted {
  const { suites, errors } = v.parse(playwrightReport, report);
  const counted: Counted = { passed: 0, failures: [] };
  for (const error of errors) counted.failures.push({ title: 'Playwright', detail: textOf(error) });
  for (const one of suites) countSuite(one, [], counted);
  return counted;
}

function countSuite(one: Suite, above: readonly string[], counted: Counted): void {
  const titles = [...above, one.title];
  for (const { title, file, line, tests } of one.specs) {
    for (const test of tests) {
      if (test.status === 'expected') counted.passed += 1;
      else {
        const detail = test.results.flatMap(({ errors }) => errors.map(textOf)).join('\n');
        counted.failures.push({
          title: `${[...titles.slice(1), title].join(' › ')} (${file}:${line})`,
          detail: detail || `It is ${test.status}.`,
        });
      }
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
