import { join } from 'node:path';
import { adminEnvironment, functionSettings } from '@agency/emulators/suite/environment';
import type { Ports } from '@agency/emulators/suite/ports';
import { readSecrets } from '@agency/emulators/suite/secrets';
import { type Counted, countPlaywright, countVitest, readReport } from './reports.ts';
import { runTool } from './run-tool.ts';

/** What the tests of a run need to find its suite. */
export function testEnvironment(ports: Ports, mailbox: string): Record<string, string> {
  return {
    ...adminEnvironment(ports),
    ...functionSettings(ports, readSecrets()),
    MAILBOX_ORIGIN: mailbox,
  };
}

interface TestRun {
  readonly project: string;
  /** Where report and log go. */
  readonly directory: string;
  readonly environment?: Record<string, string>;
  /** How often a test that failed is tried again: docs/decisions/018-second-tries.md. */
  readonly retries?: number;
}

/** Runs one project of vitest.config.ts. */
export async function runVitest({
  project,
  directory,
  environment = {},
  retries = 0,
}: TestRun): Promise<Counted> {
  const report = join(directory, `${project}.json`);
  const { output } = await runTool({
    script: 'vitest/vitest.mjs',
    args: [
      'run',
      '--project',
      project,
      `--retry=${retries}`,
      '--reporter=json',
      '--reporter=default',
      `--outputFile.json=${report}`,
    ],
    environment,
    log: join(directory, `${project}.log`),
  });
  return readReport(report, countVitest, output);
}

/** Runs one project of playwright.config.ts in this browser. */
export async function runPlaywright({
  project,
  directory,
  environment,
  retries = 0,
  browser,
}: TestRun & { readonly browser: string }): Promise<Counted> {
  const report = join(directory, `${project}.json`);
  const { output } = await runTool({
    script: '@playwright/test/cli.js',
    args: ['test', '--config', 'tests/playwright.config.ts', '--project', project, `--retries=${retries}`],
    environment: { ...environment, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    log: join(directory, `${project}.log`),
  });
  return readReport(report, countPlaywright, output);
}
